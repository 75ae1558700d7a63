import { type Entry, writeMatch } from '@kazamata/kernel/match'
import { paperDungeons } from '@kazamata/paper-dungeons'
import { expect, test } from '../helpers.ts'
import { fileWith, kept } from '../matches.ts'
import { bring } from '../table.ts'
import type { WordId } from '../words.ts'
import { matchAt } from './matches.ts'
import { dungeonOn, knowing } from './table.ts'

test.use({ game: 'paper-dungeons', contextOptions: { reducedMotion: 'reduce' } })
test.beforeEach(({ page }) => knowing(page))

const match = matchAt(({ round, phase }) => round === 2 && phase === 'turn')
const { entries } = match.record
const skull = match.state.dice.indexOf('skull')
const at = entries.length + 1

const bad: readonly { readonly what: string; readonly last: Entry; readonly why: WordId }[] = [
  { what: 'a step without a die', last: by({ do: 'step', room: 'A1' }), why: 'refusal.illegal-move' },
  { what: 'a confirmation too early', last: by({ do: 'confirm' }), why: 'refusal.illegal-move' },
  { what: 'a skull', last: by({ do: 'die', die: Math.max(skull, 0) }), why: 'refusal.illegal-move' },
  { what: 'a seventh die', last: by({ do: 'die', die: 6 }), why: 'refusal.bad-move' },
  { what: 'a room off the map', last: by({ do: 'step', room: 'G9' }), why: 'refusal.bad-move' },
  {
    what: 'somebody who is not there',
    last: { ...by({ do: 'die', die: 0 }), seat: 1 },
    why: 'refusal.no-such-seat',
  },
]

function by(move: unknown): Entry {
  return { seat: 0, move, by: 'player' }
}

test('bad moves of Paper Dungeons in a file are refused in words, and no stored match changes', async ({
  page,
  words,
}) => {
  expect(skull, 'a skull was rolled').toBeGreaterThanOrEqual(0)
  await bring(page, words, match)
  await expect(dungeonOn(page, words).tray).toBeVisible()
  await page.goto('/tables')
  const before = await kept(page)
  expect(before.matches).toHaveLength(1)
  for (const { what, last, why } of bad)
    await test.step(what, async () => {
      const text = writeMatch({ ...match.record, entries: [...entries, last] })
      await page.getByLabel(words('import.choose')).setInputFiles(fileWith(text))
      await expect(page.getByRole('alert')).toHaveText(`${words(why, { at })} ${words('import.nothing')}`)
      expect(await kept(page)).toEqual(before)
    })
  await page.getByLabel(words('import.choose')).setInputFiles(
    fileWith(
      writeMatch({
        ...match.record,
        id: 'f'.repeat(16),
        options: { ...match.record.options, dungeon: 'M' },
      }),
    ),
  )
  await expect(page.getByRole('alert')).toContainText(words('refusal.bad-options'))
  expect(paperDungeons.outcome(match.state)).toBeUndefined()
})
