import { play } from '@kazamata/kernel/match'
import { paperDungeons, type State, type Task } from '@kazamata/paper-dungeons'
import { expect, test } from '../helpers.ts'
import { sure } from '../matches.ts'
import { tap } from '../press.ts'
import { phone } from '../sizes.ts'
import { bring } from '../table.ts'
import { decision, matchAt, matchOf, type PlannedMatch, type Policy, whim } from './matches.ts'
import { dungeonOn, knowing } from './table.ts'

// Whole games are played on a desktop elsewhere; on a phone the sheet is in tabs.
test.use({ ...phone, game: 'paper-dungeons', contextOptions: { reducedMotion: 'reduce' } })

const two = { seats: ['person', 'novice'] } as const
const ask = { ...two, options: { potionUse: 'ask' } } as const

/** Only the person is asked, and there is something to choose. */
const asked =
  (what: (task: Task, state: State) => boolean) =>
  (state: State): boolean => {
    const task = state.players[0]?.agenda.at(-1)
    return (
      task !== undefined &&
      what(task, state) &&
      paperDungeons.active(state).join() === '0' &&
      paperDungeons.moves(state, 0).length > 1
    )
  }

const gains = (reward: string) =>
  asked((task, { phase }) => task.do === 'gain' && task.reward === reward && phase === 'turn')

const questions: Readonly<Record<string, () => PlannedMatch>> = {
  'which cards to keep': () =>
    matchAt((state, { record }) => state.phase === 'keep' && record.entries.length > 2, two),
  'two heroes of the Veteran': () =>
    matchAt(
      asked(task => task.do === 'veteran' && task.not === undefined),
      two,
    ),
  'two items of the Craftsman': () =>
    matchAt(
      asked(task => task.do === 'craftsman' && task.not !== undefined),
      two,
    ),
  'a gem of the Treasure Hunter': () =>
    matchAt(
      asked(task => task.do === 'hunter'),
      two,
    ),
  'a minion of the Assassin': () =>
    matchAt(
      asked((task, { phase }) => task.do === 'gain' && phase === 'prepare'),
      two,
    ),
  'a level': () => matchAt(gains('level'), two),
  'a part': () => matchAt(gains('part'), two),
  'a minion of the Scepter': () => matchAt(gains('kill'), two),
  'hearts against skulls': () =>
    matchAt(
      asked(task => task.do === 'hurt' && task.harm === 'skull'),
      ask,
    ),
  'hearts in the dungeon': () =>
    matchAt(
      asked(task => task.do === 'hurt' && task.harm !== 'skull'),
      ask,
    ),
  'hearts against a boss': () =>
    matchAt(
      asked((task, { phase }) => task.do === 'hurt' && phase === 'boss'),
      ask,
    ),
  'a boss’s reward': () =>
    matchAt(
      asked((_, { phase }) => phase === 'reward'),
      two,
    ),
  'where to, with points left': () =>
    matchAt(
      asked(task => task.do === 'walk' && task.mp > 1),
      two,
    ),
  'a die given away': () =>
    matchAt(
      asked((task, { round }) => task.do === 'die' && round === 4),
      two,
    ),
}

/** Gives dice away, and stops with points left. */
const idle: Policy = (match, seat, moves) =>
  moves.find(move => move.do === 'stop' || move.do === 'walk') ?? whim(match, seat, moves)

test('[PD-UI.3] every kind of question is answered on the page, and the record is as the rules have it', async ({
  page,
  words,
}) => {
  test.slow()
  await knowing(page)
  for (const [what, found] of Object.entries(questions))
    await test.step(what, async () => {
      const match = found()
      await bring(page, words, match)
      const table = dungeonOn(page, words, tap)
      expect((await table.asked()).record).toEqual(match.record)
      const moves = decision(match, 0, what === 'a die given away' ? idle : whim)
      await table.play(match, moves)
      const due = moves.reduce((now, move) => sure(play(paperDungeons, now, 0, move)), match)
      const { state } = await matchOf(page)
      expect(state.players[0]).toEqual(due.state.players[0])
    })
})
