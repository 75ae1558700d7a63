import { welcomeBack } from '@kazamata/welcome-back'
import { expect, test } from './helpers.ts'
import { countOf } from './matches.ts'
import { bring, gameLink } from './table.ts'
import { matchAt, matchOf } from './welcome-back/matches.ts'
import { daring } from './welcome-back/policies.ts'
import { questions } from './welcome-back/screens.ts'
import { tableOn, watched } from './welcome-back/table.ts'

// As on any screen: painted, too.
test.use({ unseen: false, fresh: true })

test.describe('for who wants things to stand still', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('nothing moves', async ({ page, words }) => {
    await page.goto('/')
    for (const screen of ['turn', 'place', 'reveal', 'round end', 'game end', 'curtain']) {
      await questions[screen]?.(page, words)
      const moving = await page.evaluate(() =>
        document.getAnimations().flatMap(animation => {
          const { endTime = 0 } = animation.effect?.getComputedTiming() ?? {}
          return animation.playState === 'running' && Number(endTime) > 0
            ? [animation.effect?.getTiming().duration]
            : []
        }),
      )
      expect(moving, screen).toEqual([])
    }
  })

  test('hit points change at once, without animation', async ({ page, words }) => {
    const match = matchAt(
      ({ ask, run, hero }) =>
        ask.do === 'respond' && ask.seat === 0 && hero === 'ninja' && (run?.hp ?? 0) > 9,
    )
    const hp = match.state.run?.hp ?? 0
    const strength = match.state.run?.met.at(-1)?.strength ?? 0
    await bring(page, words, match)
    const table = tableOn(page, words)
    await table.asked()
    const seen = await watched(table.track)
    await table.play(match, { do: 'suffer' })
    await expect(table.track).toHaveAttribute('value', String(hp - strength))
    expect(await seen()).toEqual([hp, hp - strength])
  })
})

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' })

  test('after one visit the page works without a network, bots included', async ({
    page,
    words,
    context,
  }) => {
    await page.goto('/')
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready
    })
    await context.setOffline(true)
    await page.reload()
    await gameLink(page, words, 'welcome-back').click()
    await page.getByRole('button', { name: words('setup.start'), exact: true }).click()
    const table = tableOn(page, words)
    // A bot has answered, so its worker works as well.
    const match = await table.playOn(daring, ({ record }) =>
      record.entries.some(entry => 'by' in entry && entry.by === 'bot'),
    )
    expect(match.record.entries.length).toBeGreaterThan(0)
    await page.goto('/rules/welcome-back?lang=pl')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', 'pl')
    await page.goBack()
    await expect(table.dock).toBeVisible()
    expect((await matchOf(page)).record.entries.length).toBeGreaterThanOrEqual(match.record.entries.length)
  })
})

test('a second tab on the same match is told, and may take it over', async ({ page, words, context }) => {
  const match = matchAt(({ ask, round }) => ask.do === 'turn' && ask.seat === 0 && round === 1)
  await bring(page, words, match)
  const here = tableOn(page, words)
  await here.asked()
  const other = await context.newPage()
  await other.goto(page.url())
  await expect(other.getByRole('heading', { name: words('elsewhere.title') })).toBeVisible()
  await other.getByRole('button', { name: words('elsewhere.take') }).click()
  const there = tableOn(other, words)
  await there.play(match, { do: 'draw' })
  await expect(page.getByRole('heading', { name: words('elsewhere.title') })).toBeVisible()
  expect(await countOf(other)).toBeGreaterThan(match.record.entries.length)
  await page.getByRole('button', { name: words('elsewhere.take') }).click()
  await here.asked()
  expect(welcomeBack.view((await matchOf(page)).state, 0)).toEqual(
    welcomeBack.view((await matchOf(other)).state, 0),
  )
})
