import { fastChance, pick, type Viewer } from '@kazamata/kernel'
import { describe, expect, it } from 'vitest'
import type { Event } from '../../event.ts'
import { paperDungeons as game } from '../../game.ts'
import { optionsSchema } from '../../options.ts'
import { scoreOf } from '../../rules/score.ts'
import type { State } from '../../state.ts'
import { scoresByRound } from './scores-by-round.ts'

/** A whole match at random: what was told, and the scores on the sheets whenever a round was over. */
function match(players: number, seed: number) {
  const chance = fastChance(seed)
  const events: Event[] = []
  const written: number[][] = Array.from({ length: players }, () => [])
  const close = ({ players }: State) => {
    for (const [seat, { sheet }] of players.entries()) written[seat]?.push(scoreOf(sheet).L)
  }
  const state = game.setup(optionsSchema.parse({ potionUse: 'ask' }), players, chance, event =>
    events.push(event),
  )
  while (game.outcome(state) === undefined) {
    const seat = pick(chance, game.active(state))
    game.apply(state, seat, pick(chance, game.moves(state, seat)), chance, event => {
      events.push(event)
      // The skulls of the next roll have not hurt anybody yet.
      if (event.type === 'ended' || (event.type === 'rolled' && event.round > 1)) close(state)
    })
  }
  const told = (viewer: Viewer) => events.flatMap(event => game.redact(event, viewer) ?? [])
  return { state, told, written }
}

describe('the scores by round', () => {
  it('are those of the sheets, worked out of what anybody is told', () => {
    for (const players of [1, 2, 4])
      for (let seed = 0; seed < 6; seed++) {
        const { state, told, written } = match(players, seed)
        for (const viewer of [0, players - 1, 'table'] as const) {
          const events = told(viewer)
          expect(scoresByRound(events, players, 8)).toEqual(written)
          expect(scoresByRound(events, players, 3)).toEqual(written.map(scores => scores.slice(0, 3)))
        }
        expect(written.map(scores => scores.at(-1))).toEqual(game.outcome(state)?.scores)
      }
  })

  it('are empty before the first round has ended', () => {
    expect(scoresByRound([], 2, 0)).toEqual([[], []])
  })
})
