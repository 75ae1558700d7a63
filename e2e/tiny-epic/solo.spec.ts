import { tinyEpic } from '@kazamata/tiny-epic'
import { expect, test } from '../helpers.ts'
import { goOnLater } from '../later.ts'
import { pageClicks } from '../page-clicks.ts'
import { bring } from '../table.ts'
import { fresh, lastMoves, like, type PlannedMatch, until } from './matches.ts'
import { dungeonOn } from './table.ts'

test.use({ game: 'tiny-epic', contextOptions: { reducedMotion: 'reduce' } })

/**
 * The first of the seeds from there on with which a party of two comes to such an end soon; as long as no value of the
 * house changes, the one it starts from.
 */
function shortest(ends: (match: PlannedMatch) => boolean, from: number, soon: number): number {
  for (let seed = from; seed < from + 400; seed++) {
    const over = until(fresh(seed), ({ result }) => result !== undefined, like('adventurer'))
    if (over !== undefined && over.record.entries.length <= soon && ends(over)) return seed
  }
  throw new Error('No match ended so.')
}

const ends = {
  'a win in the second act': {
    from: 218,
    soon: 165,
    isLong: true,
    end: ({ state }: PlannedMatch) => state.result?.won === true,
  },
  'a loss in the dark': {
    from: 395,
    soon: 70,
    isLong: false,
    end: ({ state }: PlannedMatch) => state.result?.won === false && state.act === 1,
  },
} as const

for (const [name, { from, soon, end, isLong }] of Object.entries(ends))
  test(`[TE-24.1] [TE-UI.20] alone with two heroes, from choosing them to ${name}`, async ({
    page,
    words,
  }) => {
    test.slow()
    const begun = fresh(shortest(end, from, soon))
    await bring(page, words, begun)
    const table = dungeonOn(page, words, pageClicks())
    await table.playOn(like('adventurer'), ({ record }) => record.entries.length > 30)
    if (isLong) await goOnLater(page, lastMoves(like('adventurer')))
    const over = await table.playOn(like('adventurer'))
    expect(end(over)).toBe(true)
    expect(over.state.heroes.map(({ seat }) => seat)).toEqual([0, 0])
    const { why = '' } = tinyEpic.outcome(over.state) ?? {}
    await expect(table.ending).toBeVisible()
    // The heading has the focus, not a button.
    const title = table.ending.getByRole('heading', { level: 2 })
    await expect(title).toHaveText(words(over.state.result?.won ? 'board.end.won' : 'board.end.lost'))
    await expect(title).toBeFocused()
    await expect(title).toHaveCSS('box-shadow', 'none')
    expect(why).toMatch(/^TE-3\./)
  })
