import { playRandomly } from '@kazamata/kernel/conformance'
import { describe, expect, it } from 'vitest'
import { welcomeBack } from './game.ts'
import { stats } from './stats.ts'

describe('what a simulation counts', () => {
  it('is one run for each round, with its Hero and how it ended', () => {
    for (let from = 0; from < 20; from++) {
      const { state, steps } = playRandomly(welcomeBack, { seats: 4, options: {}, seed: 'stats', from })
      const { rates, lengths } = stats(steps.flatMap(step => step.events))
      const successes = state.players.reduce((sum, player) => sum + player.successes, 0)
      expect(lengths.rounds).toBe(state.round)
      expect(rates).toHaveLength(state.round)
      expect(rates.filter(run => run.hit)).toHaveLength(successes)
    }
  })
})
