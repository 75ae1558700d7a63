import type { AnyGame, Emit, GameEvent } from '@kazamata/kernel'
import { conform } from '@kazamata/kernel/conformance'
import { findGame } from '@kazamata/registry'
import { answer } from '@kazamata/threads'
import type { Job, Soaked } from './soak.ts'

/** Games as they go on from a late moment; the number of seats chooses among several. */
const late: Readonly<Record<string, (seats: number) => Promise<AnyGame>>> = {
  'tiny-epic': async seats => (await import('@kazamata/tiny-epic/testing')).atTheDoor(seats % 2 === 0),
}

answer(async (id: string) => {
  const game = await findGame(id)?.game()
  if (game === undefined) throw new Error(`There is no game "${id}".`)
  return async (job: Job): Promise<Soaked | string> => {
    const met = new Set<string>()
    try {
      const begun = job.late ? await late[id]?.(job.seats) : game
      if (begun === undefined) throw new Error(`${id} has no late moment.`)
      return { ...conform(overheard(begun, job.listen, met), job), met: [...met] }
    } catch (error) {
      return error instanceof Error ? error.message : String(error)
    }
  }
})

/** The game, recording which events it emits. */
function overheard(game: AnyGame, listen: readonly string[], met: Set<string>): AnyGame {
  const hear =
    (emit: Emit<GameEvent>): Emit<GameEvent> =>
    event => {
      for (const what of listen)
        for (const [field, value] of Object.entries(event))
          if (what === `${event.type}.${field}`) met.add(`${what} ${value}`)
      emit(event)
    }
  return {
    ...game,
    setup: (options, seats, chance, emit) => game.setup(options, seats, chance, hear(emit)),
    apply: (state, seat, move, chance, emit) => game.apply(state, seat, move, chance, hear(emit)),
  }
}
