import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { secretChance } from '../chance.ts'
import { recordOf } from '../conformance/index.ts'
import { isRefusal } from '../errors.ts'
import type { Game, GameTypes, Seat } from '../game.ts'
import { canonicalJson } from '../hash.ts'
import { accepted } from '../testing/accepted.ts'
import { camp } from '../testing/camp.ts'
import { delve } from '../testing/delve.ts'
import { torch } from '../testing/torch.ts'
import { type Match, play, type Step, start } from './match.ts'
import type { Entry } from './record.ts'
import { replay } from './replay.ts'
import { undo, undoable } from './undo.ts'

/** The rule of undo as it is written, by replaying the match with and without the moves. */
function byTheBook<T extends GameTypes>(
  game: Game<T>,
  begun: Match<T>,
  entries: readonly Entry<T['Move']>[],
): { readonly state: T['State']; readonly steps: readonly Step<T['Event']>[] } | undefined {
  type Counted = { readonly seq: number; readonly seat: Seat; readonly move: T['Move'] }
  const run = (counted: readonly Counted[]) => {
    const state = game.clone(begun.state)
    const chance = secretChance(begun.record.seed, begun.draws)
    const steps = [...begun.steps]
    for (const { seq, seat, move } of counted) {
      const legal =
        game.active(state).includes(seat) &&
        game.moves(state, seat).map(canonicalJson).includes(canonicalJson(move))
      if (!legal) return undefined
      const draws = chance.draws
      const events: T['Event'][] = []
      game.apply(state, seat, move, chance, event => events.push(event))
      steps.push({ seq, seat, events, drew: chance.draws > draws })
    }
    return { state, steps }
  }
  let counted: readonly Counted[] = []
  for (const [seq, entry] of entries.entries()) {
    if ('move' in entry) counted = [...counted, { seq, seat: entry.seat, move: entry.move }]
    if (!('back' in entry)) continue
    const own = counted.filter(({ seq, seat }) => seat === entry.seat && seq >= entry.back)
    if (own[0]?.seq !== entry.back) return undefined
    const rest = counted.filter(move => !own.includes(move))
    const [before, after] = [run(counted), run(rest)]
    if (before === undefined || after === undefined) return undefined
    const steps = before.steps.filter(step => own.some(({ seq }) => seq === step.seq))
    if (steps.some(step => step.drew || step.events.some(event => event.final))) return undefined
    const seen = ({ state, steps }: typeof before) =>
      (['table', ...begun.record.seats.keys()] as const)
        .filter(viewer => viewer !== entry.seat)
        .map(viewer => [
          game.view(state, viewer),
          steps.flatMap(step => step.events.flatMap(event => game.redact(event, viewer) ?? [])),
        ])
    const others = rest.some(({ seq }) => seq > entry.back)
    if ((!game.coop || others) && canonicalJson(seen(before)) !== canonicalJson(seen(after))) return undefined
    counted = rest
  }
  return run(counted)
}

describe.each([
  ['rivals', camp(false)],
  ['comrades', camp(true)],
])('undo among %s, whose hidden moves may rest upon one another', (_, game) => lawful(game, false))
describe('undo in a hidden turn', () => lawful(delve, true))
describe('undo in a co-op', () => lawful(torch, true))

/** `undoable` is exact for games that keep the contract: what seats do in secret commutes, comrades have no secrets. */
function lawful<T extends GameTypes>(game: Game<T>, keepsContract: boolean): void {
  // A script of small numbers: who acts, which move, and how far an undo reaches back over the seat's own moves.
  const deed = fc.record({ seat: fc.nat(2), pick: fc.nat(9), undoing: fc.nat(2), reach: fc.nat(9) })

  test('is what the book says, and so is its replay', () => {
    let undone = 0
    let last = ''
    const script = fc.array(deed, { minLength: 15, maxLength: 40, size: 'max' })
    fc.assert(
      fc.property(script, fc.nat(1000), (script, from) => {
        const begun = accepted(start(game, recordOf(game, { seats: 3, options: {}, seed: 'laws' }, from)))
        let match = begun
        for (const { seat, pick, undoing, reach } of script) {
          const active = game.active(match.state)
          const mover = active[seat % active.length]
          if (mover === undefined) break
          if (undoing > 0) {
            const moves = game.moves(match.state, mover)
            match = accepted(play(game, match, mover, moves[pick % moves.length]))
            continue
          }
          const { entries } = match.record
          const own = match.steps.filter(step => entries[step.seq]?.seat === seat)
          // Mostly the last move, sometimes an earlier one, now and then any entry.
          const back = reach === 9 ? pick : (own.at(reach > 6 ? -reach + 5 : -1)?.seq ?? -1)
          const next = undo(game, match, seat, back)
          const book = byTheBook(game, begun, [...entries, { seat, back }])
          expect(isRefusal(next)).toBe(book === undefined)
          const backs = own.map(step => step.seq).reverse()
          const stop = backs.findIndex(far => isRefusal(undo(game, match, seat, far)))
          if (keepsContract)
            expect(undoable(game, match, seat)).toEqual(stop === -1 ? backs : backs.slice(0, stop))
          if (isRefusal(next) || book === undefined) continue
          expect(canonicalJson([next.state, next.steps])).toBe(canonicalJson([book.state, book.steps]))
          undone += 1
          match = next
        }
        const again = accepted(replay(game, match.record))
        expect(canonicalJson([again.record, again.state, again.steps])).toBe(
          canonicalJson([match.record, match.state, match.steps]),
        )
        expect(again.draws).toBe(match.draws)
        let steps: readonly Step<T['Event']>[] = []
        replay(game, match.record, undefined, (state, change) => {
          steps = [...steps.slice(0, steps.length - change.removed.length), ...change.added]
          last = canonicalJson(state)
        })
        expect(canonicalJson(steps)).toBe(canonicalJson(match.steps))
        expect(last).toBe(canonicalJson(match.state))
      }),
      { numRuns: 60 },
    )
    expect(undone).toBeGreaterThan(5)
  })
}
