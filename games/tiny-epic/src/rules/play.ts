import type { Chance, Emit } from '@kazamata/kernel'
import type { Clause } from '../clause.ts'
import type { Hero } from '../content/ids.ts'
import type { Event } from '../event.ts'
import { heroAt, type State, type Task } from '../state.ts'

/** A state being played on. Once the game is over nothing further happens (TE-3.7). */
export class Play {
  constructor(
    readonly state: State,
    readonly chance: Chance,
    private readonly emit: Emit<Event>,
  ) {}

  get over(): boolean {
    return this.state.result !== undefined
  }

  /** The hero of this number, or the one at turn, by name. */
  who(index = this.state.turn.hero): Hero {
    return heroAt(this.state, index).hero
  }

  tell(event: Event): void {
    if (!this.over) this.emit(event)
  }

  /** Puts a task on the agenda, to be done before those that are there. */
  put(task: Task): void {
    if (!this.over) this.state.agenda.push(task)
  }

  finish(won: boolean, why: Clause): void {
    if (this.over) return
    this.emit({ type: 'ended', why, won })
    this.state.result = { won, why }
    this.state.agenda.length = 0
  }
}
