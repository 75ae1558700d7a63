import { describe, expect, it } from 'vitest'
import { displayAfter } from '../../display-state.ts'
import type { State } from '../../state.ts'
import { drive, runOf } from '../../testing/index.ts'
import { activeTokens } from '../hero/active-tokens.ts'
import { spaces } from '../hero/HpTrack.tsx'
import { eventsLeadingTo } from '../testing/fixtures.ts'
import { inEnglish } from '../testing/words.ts'
import { outcomeLines } from './Corridor.tsx'
import { mood, runMessage } from './run-messages.ts'

describe('the run', () => {
  /** The run as it stands after each of its events. */
  const told = (state: State, answers: readonly string[] = []) => {
    const start = eventsLeadingTo(state)
    const { events } = drive(state, answers)
    const end = events.findIndex(event => event.type === 'unveiled')
    return events.slice(0, end < 0 ? undefined : end).flatMap((event, i) => {
      const { run, pile } = displayAfter([...start, ...events.slice(0, i + 1)], 3)
      return run === undefined ? [] : [{ run, left: pile.length, type: event.type }]
    })
  }
  const speeches = (state: State, answers?: readonly string[]) =>
    told(state, answers).map(({ run, left }) => {
      const { title, notes } = runMessage(run, left)
      return [title, ...notes].map(inEnglish).join(' ')
    })

  it('[WB-14.5] has words for every outcome', () => {
    const state = runOf('bard', ['tunic', 'flute', 'coin'], ['ally', 'goblin', 'jelly', 'skeleton', 'orc'])
    expect(speeches(state, ['tunic', 'coin'])).toEqual(
      expect.arrayContaining([
        'A friend! The next card may be ignored.',
        'It falls. Beaten by: Enchanted Flute. From now on all damage −1.',
        'It wants something. One of your tokens goes.',
        'Swallowed. Lost: Tunic and 5 HP',
        'It falls. Beaten by: Lucky Coin.',
      ]),
    )
  })

  it('[WB-14.5] death, revival and daylight are moments of their own', () => {
    const dead = told(runOf('bard', [], ['dragon', 'orc']))
    expect(dead.map(({ run }) => mood(run))).toContain('dead')
    const risen = told(runOf('necromancer', ['bones'], ['dragon']))
    expect(risen.map(({ run }) => mood(run))).toEqual(expect.arrayContaining(['hurt', 'revived', 'daylight']))
  })

  it('[WB-14.5] the token that acts glows', () => {
    const acts = told(runOf('princess', ['charm', 'crown', 'collar'], ['dragon', 'vampire'])).map(
      ({ run, type }) => [type, activeTokens(run, [])],
    )
    expect(acts).toContainEqual(['defeated', ['pri.collar']])
    expect(acts).toContainEqual(['damaged', ['pri.crown']])
  })

  it('[WB-14.5] the trail keeps what became of each card', () => {
    const state = runOf('bard', ['tunic', 'flute', 'coin'], ['goblin', 'skeleton', 'orc', 'fairy', 'lich'])
    const last = told(state, ['coin']).findLast(({ type }) => type === 'died' || type === 'succeeded')
    expect(
      last?.run.met.map(met =>
        outcomeLines(met).flatMap(said => (said === undefined ? [] : [inEnglish(said)])),
      ),
    ).toEqual([['Flute', 'beat it'], ['Coin', 'beat it'], ['−2 HP', 'Coin lost'], ['harmless'], ['−5 HP']])
  })

  it('[WB-14.4] the track shows every value up to 32, and the skull always', () => {
    expect(spaces(13, 8)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
    for (let hp = 0; hp <= 32; hp++)
      for (const room of [8, 13, 21]) {
        const shown = spaces(room, hp)
        expect(shown).toHaveLength(room)
        expect(shown[0]).toBe(0)
        expect(shown).toContain(hp)
      }
  })
})
