import { type State, tinyEpic, tracks } from '@kazamata/tiny-epic'
import type { Page } from '@playwright/test'
import { eachOf } from '../breadth.ts'
import { expect, test, visit } from '../helpers.ts'
import { bring } from '../table.ts'
import { asks, like, matchAt, type PlannedMatch, type Policy } from './matches.ts'
import { dungeonOn, knowing } from './table.ts'

test.use({ game: 'tiny-epic', contextOptions: { reducedMotion: 'reduce' } })

const sizes = [
  [360, 740],
  [740, 360],
  [1280, 800],
  [1366, 768],
  [1920, 1080],
] as const

const mine = (state: State) => tinyEpic.active(state)[0] === 0

/** A barbarian among the heroes, who can boost a roll. */
const withBarbarian: Policy = (match, seat, moves) =>
  moves.find(move => move.do === 'hero' && move.hero === 'barbarian') ??
  like('adventurer')(match, seat, moves)

/** Dice of an attack that somebody answers, with something to buy for it. */
const dice = () =>
  matchAt(
    state => {
      const task = state.agenda.at(-1)
      return (
        mine(state) &&
        task?.do === 'adjust' &&
        task.roll.enemyDie !== undefined &&
        tinyEpic.moves(state, 0).some(move => move.do === 'boost')
      )
    },
    { policy: withBarbarian, options: { choice: 'free' } },
  )

/** The enemies act when the turn ends, and there is a boss to look up. */
const lateTurn = () =>
  matchAt(
    state =>
      state.act === 2 &&
      mine(state) &&
      asks(state) === 'turn' &&
      tracks[2].spaces[state.torch + 1] === 'enemies',
    { policy: like('adventurer'), from: 7 },
  )

/** The size of words that a player has chosen. */
async function withWords(page: Page, percent: number): Promise<void> {
  await page.addInitScript(percent => {
    if (origin !== 'null') localStorage.setItem('kazamata.text', `${percent}`)
  }, percent)
}

async function come(page: Page, words: Parameters<typeof bring>[1], match: PlannedMatch): Promise<void> {
  await knowing(page)
  await bring(page, words, match)
  await dungeonOn(page, words).asked()
}

/** Of what is named, what is not wholly in the window, lies under something else, or is a result whose words leave it. */
function outOfSight(wanted: readonly string[]): readonly string[] {
  const spots = [
    [0.5, 0.5],
    [0.1, 0.2],
    [0.9, 0.8],
  ] as const
  return wanted.flatMap(css => {
    const found = [...document.querySelectorAll(css)].filter(element => element.checkVisibility())
    if (found.length === 0) return [`${css}: none`]
    return found.flatMap(element => {
      const { left, right, top, bottom, width, height } = element.getBoundingClientRect()
      const whole = top >= -1 && left >= -1 && bottom <= innerHeight + 1 && right <= innerWidth + 1
      const free = spots.every(([x, y]) => {
        const over = document.elementFromPoint(left + x * width, top + y * height)
        return over !== null && (element.contains(over) || over.contains(element))
      })
      const inside = element.scrollWidth <= element.clientWidth + 1 || !element.matches('.te-result')
      return whole && free && inside
        ? []
        : [`${css} "${element.textContent}" ${[left, top, right, bottom].map(Math.round).join(' ')}`]
    })
  })
}

/** In the page: words below dice that touch those below the next die. */
function crowdedRoles(): readonly string[] {
  const roles = [...document.querySelectorAll('.te-die-role')].map(role => {
    const range = document.createRange()
    range.selectNodeContents(role)
    return { text: role.textContent, box: range.getBoundingClientRect() }
  })
  return roles.flatMap(({ text, box }, at) => {
    const next = roles[at + 1]
    const isBeside = next !== undefined && next.box.top < box.bottom
    return isBeside && next.box.left < box.right + 2 ? [`${text}, ${next.text}`] : []
  })
}

/** On a phone held sideways the words below the dice do not touch. */
async function rolesStandApart(page: Page): Promise<void> {
  await page.setViewportSize({ width: 740, height: 360 })
  await expect.poll(() => page.evaluate(crowdedRoles)).toEqual([])
}

/** What lies over the map, other than its own rooms and figures. */
function overMap(): readonly string[] {
  const frame = document.querySelector('.te-frame')?.getBoundingClientRect()
  if (frame === undefined) return ['no map']
  return [
    ...document.querySelectorAll('.te-map-bar button, .te-viewport button, .te-turnbar button, .te-mini'),
  ].flatMap(button => {
    const { left, right, top, bottom } = button.getBoundingClientRect()
    const apart =
      right <= frame.left + 1 || left >= frame.right - 1 || bottom <= frame.top + 1 || top >= frame.bottom - 1
    return apart ? [] : [`${button.getAttribute('aria-label') ?? button.textContent}`]
  })
}

/** At every size these come into sight, and nothing lies over the map. */
async function seeAll(page: Page, wanted: readonly string[]): Promise<void> {
  for (const [width, height] of sizes)
    await test.step(`${width} × ${height}`, async () => {
      await page.setViewportSize({ width, height })
      const always = ['.te-torch-space[data-is=now]', '.te-chip', '.te [data-go]']
      await expect.poll(() => page.evaluate(outOfSight, [...always, ...wanted])).toEqual([])
      expect(await page.evaluate(overMap)).toEqual([])
    })
}

for (const language of eachOf(['en', 'pl', 'cs', 'hu'] as const, ['hu']))
  test.describe(language, () => {
    test.use({ language })

    test('[TE-UI.22] dice: torch, health, dice, damage, the answer, boosts and the button are in sight at every size; words below dice stand apart, large ones, too', async ({
      page,
      words,
    }) => {
      await come(page, words, dice())
      await rolesStandApart(page)
      const results = ['.te-die', '.te-result']
      await seeAll(page, [...results, '.te-dice-extras'])
      // A step that can be taken back needs a button, and the sum one more number.
      await page.locator('.te-dice-extras button').first().click()
      await expect(page.getByRole('button', { name: words('question.undo') }).first()).toBeVisible()
      await seeAll(page, results)
      await withWords(page, 130)
      await page.reload()
      await dungeonOn(page, words).asked()
      await rolesStandApart(page)
    })
  })

test('[TE-16.3] free actions before the result: dice, damage, the answer and the button stay in sight at every size', async ({
  page,
  words,
}) => {
  const frees = (state: State) => tinyEpic.moves(state, 0).filter(({ do: what }) => what === 'free').length
  const match = matchAt(
    state => {
      const task = state.agenda.at(-1)
      return mine(state) && task?.do === 'adjust' && task.roll.enemyDie !== undefined && frees(state) > 1
    },
    { policy: like('adventurer') },
  )
  await come(page, words, match)
  await page.locator('.te-dice-extras button:not(details *)').last().click()
  await expect(page.locator('.te-dice-aside')).toBeVisible()
  await seeAll(page, ['.te-die', '.te-result'])
})

test('[TE-UI.22] before an attack: the odds, the damage and the counter-attack are in sight at every size', async ({
  page,
  words,
}) => {
  const attack = (state: State) => tinyEpic.moves(state, 0).find(({ do: what }) => what === 'attack')
  const match = matchAt(state => mine(state) && asks(state) === 'turn' && attack(state) !== undefined)
  await come(page, words, match)
  await dungeonOn(page, words).point(match, [attack(match.state) ?? { do: 'end' }])
  await seeAll(page, ['.te-odds', '.te-action-preview > .te-facts', '.te-counter'])
})

for (const asked of ['discover', 'equip', 'rotate'] as const)
  test(`[TE-UI.22] ${asked}: the first answer and the button are in sight at every size`, async ({
    page,
    words,
  }) => {
    await come(
      page,
      words,
      matchAt(state => mine(state) && asks(state) === asked, { policy: like('adventurer') }),
    )
    await seeAll(page, [asked === 'rotate' ? '.te-rotate-turns button' : '.te-answers li:first-child'])
  })

test('[TE-UI.22] four heroes in Act 2, after the enemies: all buttons below the map of a phone are in one row', async ({
  page,
  words,
}) => {
  const four = matchAt(
    ({ agenda, act, heroes }, { record }) =>
      act === 2 && heroes.length === 4 && agenda.at(-1)?.do === 'turn' && record.entries.length > 0,
    { policy: like('adventurer'), options: { heroes: 4, difficulty: 'easy' } },
  )
  await come(page, words, four)
  await page.setViewportSize({ width: 360, height: 740 })
  await expect
    .poll(() => page.locator('.te-map-bar').evaluate(bar => bar.getBoundingClientRect().height))
    .toBeLessThan(60)
  // What the enemies did is read beside them.
  await page.getByRole('button', { name: words('board.enemies'), exact: true }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: words('board.phase.list') })
    .click()
  await expect(page.getByRole('dialog').locator('.te-enemy-actions li').first()).toBeVisible()
})

test('[TE-UI.22] a turn: what can be done comes before what is refused, no button lies over the map, the end is in sight', async ({
  page,
  words,
}) => {
  await come(page, words, lateTurn())
  for (const [width, height] of sizes)
    await test.step(`${width} × ${height}`, async () => {
      await page.setViewportSize({ width, height })
      const small = width < 720 || height < 480
      await expect.poll(() => page.evaluate(overMap)).toEqual([])
      await expect
        .poll(() =>
          page.evaluate(outOfSight, [
            '.te-torch-space[data-is=now]',
            '.te-chip',
            '.te-ahead summary',
            '.te [data-go]',
          ]),
        )
        .toEqual([])
      if (small) await expect(page.locator('.te-refused')).not.toHaveAttribute('open')
      await expect(page.locator('.te-action').first()).toHaveAttribute('data-off', 'false')
      const map = await page.locator('.te-frame').boundingBox()
      if (width === 360) expect(map?.height).toBeGreaterThan(250)
    })
})

test('[TE-UI.22] a turn in large words: the button that ends it is in sight at every size', async ({
  page,
  words,
}) => {
  await withWords(page, 130)
  await come(page, words, lateTurn())
  await seeAll(page, [])
})

test.describe('on a phone held sideways', () => {
  test.use({ viewport: { width: 740, height: 360 } })

  test('[TE-UI.22] the two buttons below a die stand closer to each other than to those of the next one', async ({
    page,
    words,
  }) => {
    await come(page, words, dice())
    const gaps = await page.locator('.te-die-turn button').evaluateAll(all => {
      const boxes = all.map(one => one.getBoundingClientRect())
      return boxes.slice(1).map((box, at) => box.left - (boxes[at]?.right ?? 0))
    })
    const within = gaps.filter((_, at) => at % 2 === 0)
    const between = gaps.filter((_, at) => at % 2 === 1)
    expect(between.length).toBeGreaterThan(0)
    expect(Math.min(...between)).toBeGreaterThan(Math.max(...within))
  })

  test('[TE-UI.22] what lies behind the buttons stays within the edge of the tray', async ({
    page,
    words,
  }) => {
    await come(
      page,
      words,
      matchAt(state => mine(state) && asks(state) === 'equip', { policy: like('adventurer') }),
    )
    const beyond = await page
      .locator('.te-question > * > .te-confirm, .te-question > .te-confirm')
      .evaluate(confirm => {
        const tray = confirm.closest('.te-question')
        if (tray === null) throw new Error('There is no tray.')
        const behind =
          confirm.getBoundingClientRect().bottom - parseFloat(getComputedStyle(confirm, '::before').bottom)
        return (
          behind -
          (tray.getBoundingClientRect().bottom - parseFloat(getComputedStyle(tray).borderBottomWidth))
        )
      })
    expect(beyond).toBeLessThanOrEqual(0)
  })

  test('[TE-UI.22] two heroes in Act 2: all that is below the map is in one row, also beside dice', async ({
    page,
    words,
  }) => {
    await come(
      page,
      words,
      matchAt(state => mine(state) && state.act === 2 && asks(state) === 'adjust', {
        policy: like('adventurer'),
        from: 7,
      }),
    )
    await expect
      .poll(() => page.locator('.te-map-bar').evaluate(bar => bar.getBoundingClientRect().height))
      .toBeLessThan(60)
  })

  test('[TE-UI.20] the end: all buttons are in one row', async ({ page, words }) => {
    await come(
      page,
      words,
      matchAt(({ result }) => result !== undefined),
    )
    const buttons = page.locator('.te-end footer :is(button, a)')
    await expect(buttons).toHaveCount(4)
    const tops = await buttons.evaluateAll(all =>
      all.map(one => Math.round(one.getBoundingClientRect().top / 4)),
    )
    expect(new Set(tops).size).toBe(1)
  })
})

test('what the tutorial rings is in sight on a phone held sideways', async ({ page, words }) => {
  await page.setViewportSize({ width: 740, height: 360 })
  await visit(page, '/play/tiny-epic', words)
  await page.getByRole('button', { name: words('tutorial.start') }).click()
  await expect(page.locator('.te-pick [data-advised]')).toBeVisible()
  await expect.poll(() => page.evaluate(outOfSight, ['.te-pick [data-advised]'])).toEqual([])
})

test('the names of heroes are not torn in large words where the board is narrow', async ({ page, words }) => {
  await withWords(page, 130)
  await page.setViewportSize({ width: 760, height: 800 })
  await come(page, words, dice())
  const torn = await page.locator('.te-chip-name').evaluateAll(names =>
    names.flatMap(name => {
      const text = name.firstChild
      if (text === null) return []
      return [...(text.textContent ?? '').matchAll(/[^\s\u00ad-]+/g)].flatMap(({ 0: word, index }) => {
        const range = document.createRange()
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        return range.getClientRects().length > 1 ? [word] : []
      })
    }),
  )
  expect(torn).toEqual([])
})
