import * as z from 'zod/mini'
import { runUntilDecision } from '../agenda.ts'
import { type Chance, pick } from '../chance.ts'
import type { Emit, Game, GameTypes, Seat, Viewer } from '../game.ts'

/*
 * Everybody at once and in secret, up to eight. A round: three dice for all; each uses two of them, one by one (a high
 * die asks: dig or gather?), may take steps back, and confirms. When all have confirmed the table reveals the turns,
 * the one with most gems chooses a reward while the others wait, and the next dice roll.
 */

export interface Sheet {
  gold: number
  gems: number
  depth: number
}

type Find = 'gold' | 'dig' | 'gather'

/** One hidden step, told to all at the reveal. */
export interface Done {
  readonly face: number
  readonly find: Find
}

type Ask = { readonly do: 'die' } | { readonly do: 'use'; readonly die: number }

/** An unfinished turn. */
export interface Turn {
  sheet: Sheet
  /** What is left to decide, the next one last. */
  agenda: Ask[]
  /** Dice used, by index, lowest first. */
  used: number[]
  diary: Done[]
}

export interface Player extends Turn {
  /** The sheet as all know it. */
  shown: Sheet
  confirmed: boolean
}

type TableTask =
  | { readonly do: 'reveal' }
  | { readonly do: 'compare' }
  | { readonly do: 'reward'; readonly seat: Seat }
  | { readonly do: 'roll' }

export interface State {
  readonly rounds: number
  round: number
  dice: number[]
  players: Player[]
  /** What the table does when all have confirmed. */
  table: TableTask[]
  over: boolean
}

export type Move =
  | { readonly do: 'die'; readonly die: number }
  | { readonly do: 'use'; readonly find: Find }
  | { readonly do: 'confirm' }
  | { readonly do: 'reward'; readonly take: 'gold' | 'depth' }

export type Event =
  | { readonly type: 'rolled'; readonly round: number; readonly dice: readonly number[] }
  | { readonly type: 'used'; readonly seat: Seat; readonly die: number }
  | { readonly type: 'found'; readonly seat: Seat; readonly find: Find; readonly face: number }
  | { readonly type: 'confirmed'; readonly seat: Seat; readonly final: true }
  | {
      readonly type: 'revealed'
      readonly seat: Seat
      readonly diary: readonly Done[]
      readonly sheet: Readonly<Sheet>
    }
  | { readonly type: 'rewarded'; readonly seat: Seat; readonly take: 'gold' | 'depth' }
  | { readonly type: 'ended' }

export interface View {
  readonly viewer: Viewer
  readonly rounds: number
  readonly round: number
  readonly dice: readonly number[]
  readonly players: readonly { readonly shown: Readonly<Sheet>; readonly confirmed: boolean }[]
  /** The viewer's own turn. */
  readonly own?: Turn
  readonly table: readonly TableTask[]
  readonly over: boolean
}

const options = z.strictObject({ rounds: z._default(z.int().check(z.minimum(1), z.maximum(8)), 3) })
const finds = ['gold', 'dig', 'gather'] as const
const move = z.union([
  z.strictObject({ do: z.literal('die'), die: z.int() }),
  z.strictObject({ do: z.literal('use'), find: z.enum(finds) }),
  z.strictObject({ do: z.literal('confirm') }),
  z.strictObject({ do: z.literal('reward'), take: z.enum(['gold', 'depth']) }),
])

export type Delve = GameTypes<State, Move, Event, View, z.infer<typeof options>>

export const delve: Game<Delve> = {
  id: 'delve',
  rulesVersion: 1,
  seats: { min: 1, max: 8 },
  coop: false,
  options,
  move,

  setup({ rounds }, seatCount, chance, emit) {
    const players = Array.from({ length: seatCount }, () => seated({ gold: 0, gems: 0, depth: 0 }))
    const state: State = { rounds, round: 0, dice: [], players, table: [{ do: 'roll' }], over: false }
    runTable(state, chance, emit)
    return state
  },

  active(state) {
    if (state.over) return []
    const task = state.table.at(-1)
    if (task?.do === 'reward') return [task.seat]
    return state.players.flatMap((player, seat) => (player.confirmed ? [] : [seat]))
  },

  moves(state, seat) {
    if (state.table.length > 0) return rewards
    const turn = at(state.players, seat)
    const ask = turn.agenda.at(-1)
    return ask === undefined ? [{ do: 'confirm' }] : answers(state.dice, turn, ask)
  },

  apply(state, seat, move, chance, emit) {
    const player = at(state.players, seat)
    switch (move.do) {
      case 'die':
      case 'use':
        answer(state.dice, player, seat, move, emit)
        return
      case 'confirm':
        player.confirmed = true
        emit({ type: 'confirmed', seat, final: true })
        if (!state.players.every(({ confirmed }) => confirmed)) return
        state.table.push({ do: 'roll' }, { do: 'compare' }, { do: 'reveal' })
        break
      case 'reward':
        state.table.pop()
        player.sheet[move.take] += 2
        player.shown = { ...player.sheet }
        emit({ type: 'rewarded', seat, take: move.take })
    }
    runTable(state, chance, emit)
  },

  outcome(state) {
    if (!state.over) return undefined
    const scores = state.players.map(({ sheet }) => sheet.gold + 2 * sheet.gems + sheet.depth)
    const best = Math.max(...scores)
    return {
      winners: scores.flatMap((score, seat) => (score === best ? [seat] : [])),
      scores,
      why: 'last round',
    }
  },

  view(state, viewer) {
    const { rounds, round, dice, players, table, over } = state
    const common = {
      viewer,
      rounds,
      round,
      dice: [...dice],
      players: players.map(({ shown, confirmed }) => ({ shown: { ...shown }, confirmed })),
      table: [...table],
      over,
    }
    return viewer === 'table' ? common : { ...common, own: copyTurn(at(players, viewer)) }
  },

  reveals: event => event.type === 'revealed',

  redact(event, viewer) {
    switch (event.type) {
      case 'rolled':
      case 'confirmed':
      case 'revealed':
      case 'rewarded':
      case 'ended':
        return event
      case 'used':
      case 'found':
        return event.seat === viewer ? event : undefined
    }
  },

  sampleState(view, chance) {
    const { viewer, rounds, round, dice, table, over } = view
    const players = view.players.map(({ shown, confirmed }, seat): Player => {
      if (seat === viewer && view.own !== undefined)
        return { ...copyTurn(view.own), shown: { ...shown }, confirmed }
      const player = { ...seated(shown), confirmed }
      if (table.length > 0 || over) player.agenda = []
      else if (confirmed) playSomeTurn(dice, player, seat, chance)
      return player
    })
    return { rounds, round, dice: [...dice], players, table: [...table], over }
  },

  clone: state => ({
    ...state,
    dice: [...state.dice],
    players: state.players.map(player => ({
      ...copyTurn(player),
      shown: { ...player.shown },
      confirmed: player.confirmed,
    })),
    table: [...state.table],
  }),
}

const rewards = [
  { do: 'reward', take: 'gold' },
  { do: 'reward', take: 'depth' },
] as const

type Answer = Extract<Move, { do: 'die' | 'use' }>

function answers(dice: readonly number[], turn: Turn, ask: Ask): Answer[] {
  switch (ask.do) {
    case 'die':
      return dice.flatMap((_, die) => (turn.used.includes(die) ? [] : [{ do: 'die', die }]))
    case 'use': {
      const choice: readonly Find[] = at(dice, ask.die) > 3 ? ['dig', 'gather'] : ['gold']
      return choice.map(find => ({ do: 'use', find }))
    }
  }
}

function answer(dice: readonly number[], turn: Turn, seat: Seat, given: Answer, emit: Emit<Event>): void {
  const perform = (ask: Ask, move: Answer | undefined) => {
    if (ask.do === 'die' && move?.do === 'die') {
      turn.used = [...turn.used, move.die].sort()
      turn.agenda.push({ do: 'use', die: move.die })
      emit({ type: 'used', seat, die: move.die })
    }
    if (ask.do === 'use' && move?.do === 'use') {
      const face = at(dice, ask.die)
      const { find } = move
      if (find === 'gold') turn.sheet.gold += face
      if (find === 'dig') turn.sheet.depth += face - 3
      if (find === 'gather') turn.sheet.gems += 1
      turn.diary.push({ face, find })
      emit({ type: 'found', seat, find, face })
    }
  }
  const asked = turn.agenda.pop()
  if (asked !== undefined) perform(asked, given)
  runUntilDecision(turn.agenda, { answers: ask => answers(dice, turn, ask), perform })
}

function runTable(state: State, chance: Chance, emit: Emit<Event>): void {
  runUntilDecision<TableTask, unknown>(state.table, {
    answers: task => (task.do === 'reward' ? rewards : []),
    perform(task) {
      switch (task.do) {
        case 'reveal':
          for (const [seat, player] of state.players.entries()) {
            player.shown = { ...player.sheet }
            emit({ type: 'revealed', seat, diary: player.diary, sheet: { ...player.sheet } })
            player.diary = []
            player.used = []
          }
          return
        case 'compare': {
          const gems = state.players.map(({ sheet }) => sheet.gems)
          const most = Math.max(...gems)
          const seat = gems.indexOf(most)
          if (most > 0 && seat === gems.lastIndexOf(most)) state.table.push({ do: 'reward', seat })
          return
        }
        case 'reward':
          return
        case 'roll':
          if (state.round === state.rounds) {
            state.over = true
            emit({ type: 'ended' })
            return
          }
          state.round += 1
          state.dice = [0, 1, 2].map(() => 1 + chance.int(6))
          for (const player of state.players) Object.assign(player, seated(player.sheet))
          emit({ type: 'rolled', round: state.round, dice: [...state.dice] })
      }
    },
  })
}

/** A player with a turn before them. */
function seated(sheet: Readonly<Sheet>): Player {
  return {
    sheet: { ...sheet },
    agenda: [{ do: 'die' }, { do: 'die' }],
    used: [],
    diary: [],
    shown: { ...sheet },
    confirmed: false,
  }
}

function playSomeTurn(dice: readonly number[], turn: Turn, seat: Seat, chance: Chance): void {
  for (let ask = turn.agenda.at(-1); ask !== undefined; ask = turn.agenda.at(-1))
    answer(dice, turn, seat, pick(chance, answers(dice, turn, ask)), () => {})
}

function copyTurn({ sheet, agenda, used, diary }: Turn): Turn {
  return { sheet: { ...sheet }, agenda: [...agenda], used: [...used], diary: [...diary] }
}

function at<T>(list: readonly T[], index: number): T {
  const item = list[index]
  if (item === undefined) throw new Error(`There is nothing at ${index} in a list of ${list.length}.`)
  return item
}
