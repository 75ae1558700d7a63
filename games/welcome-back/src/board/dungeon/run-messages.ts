import type { Message } from '@kazamata/kernel'
import type { Token } from '../../content/ids.ts'
import type { Event, Sum } from '../../event.ts'
import { token } from '../../log.ts'
import type { RunScene } from '../playback/display-state.ts'

/** The words beside the card in the corridor: a short spoken title, the sum, the reason. */
export interface Speech {
  readonly title: Message
  readonly notes: readonly Message[]
  readonly sum?: Sum
}

const say = (id: string, values?: Message['values']): Message => ({
  id,
  ...(values === undefined ? {} : { values }),
})

/** What the latest event of the run has to say. */
export function speechOf(run: RunScene, left: number): Speech {
  const event = run.moment
  switch (event.type) {
    case 'revealed':
      return { title: say('run.blocks'), notes: [] }
    case 'defeated':
      return {
        title: say('run.beaten'),
        notes: [beaten(event)],
      }
    case 'ignored':
      return { title: say('run.ignored'), notes: [say(`run.ignored.${event.by}`)] }
    case 'harmless':
      return {
        title: say('run.harmless'),
        ...(event.sum === undefined || event.sum.strength === 0 ? {} : { sum: event.sum }),
        notes: [
          say(
            event.card === 'fairy'
              ? 'run.harmless.fairy'
              : event.card === 'jelly'
                ? 'run.harmless.jelly'
                : 'run.harmless.zero',
          ),
        ],
      }
    case 'damaged': {
      const { sum, before, hp } = event
      const lost = run.met.at(-1)?.coinLost ? [say('run.coinLost')] : []
      return {
        title: say('run.hurt'),
        ...(sum.damage === sum.strength ? {} : { sum }),
        notes: [say('run.hurt.note', { damage: sum.damage, before, hp }), ...lost],
      }
    }
    case 'ally':
      return { title: say('run.ally'), notes: [say('run.ally.note')] }
    case 'demanded':
      return { title: say('run.jelly'), notes: [say('run.jelly.note')] }
    case 'lost':
      return {
        title: say('run.swallowed'),
        notes: [losing(event)],
      }
    case 'polymorphed':
      return { title: say('run.poly'), notes: [] }
    case 'revived':
      return {
        title: say('run.revived'),
        notes: [say('run.revived.note', { token: token(event.token), hp: event.hp })],
      }
    case 'died':
      return { title: say('run.died'), notes: [] }
    case 'omnipotence': {
      const how = event.saved ? 'saved' : 'lost'
      return { title: say(`run.omni.${how}`), notes: [say(`run.omni.${how}.note`)] }
    }
    case 'succeeded':
      return {
        title: say(run.of === 0 ? 'run.empty' : 'run.success'),
        notes: [say('run.success.note', { hp: event.hp })],
      }
    default:
      return { title: say('run.enter'), notes: [say('run.enter.help', { n: left })] }
  }
}

function beaten(event: Extract<Event, { type: 'defeated' }>): Message {
  const values = { token: token(event.by), what: event.by }
  if (event.chain) return say('run.beaten.chain')
  if (event.gain !== undefined) return say('run.beaten.gain', { ...values, gain: event.gain })
  if (event.flute !== undefined) return say('run.beaten.flute', { ...values, flute: event.flute })
  return say('run.beaten.note', values)
}

function losing(event: Extract<Event, { type: 'lost' }>): Message {
  const values = { token: token(event.token, 'short'), what: event.token, value: event.value ?? 0 }
  return say(event.value === undefined ? 'note.gone' : 'note.goneHp', values)
}

/** Tokens at work in the latest event: they glow. */
export function atWork(run: RunScene | undefined, sum: Sum | undefined): readonly Token[] {
  if (run === undefined) return []
  const event = run.moment
  switch (event.type) {
    case 'defeated':
      return [event.by]
    case 'revived':
      return [event.token]
    case 'picked':
      return ['pri.sword']
    case 'named':
      return [event.token]
    case 'omnipotence':
      return ['mag.omni']
    case 'ignored':
      switch (event.by) {
        case 'ally':
          return []
        case 'coin':
          return ['bar.coin']
        case 'scepter':
          return ['pri.scepter']
        case 'bomb':
          return ['nin.bomb']
      }
      break
    case 'damaged':
    case 'harmless':
      return softeners(event.sum)
    case 'revealed':
      return softeners(sum)
  }
  return []
}

function softeners(sum: Sum | undefined): readonly Token[] {
  return [
    ...(sum?.harp === undefined ? [] : (['bar.harp'] as const)),
    ...(sum?.flute === undefined ? [] : (['bar.flute'] as const)),
    ...(sum?.crown === undefined ? [] : (['pri.crown'] as const)),
  ]
}

export type Mood = 'calm' | 'hurt' | 'dead' | 'revived' | 'friend' | 'daylight'

/** The light in the corridor. */
export function mood(run: RunScene): Mood {
  switch (run.moment.type) {
    case 'damaged':
      return 'hurt'
    case 'died':
      return 'dead'
    case 'omnipotence':
      return run.omnipotence ? 'revived' : 'dead'
    case 'revived':
      return 'revived'
    case 'ally':
      return 'friend'
    case 'succeeded':
      return 'daylight'
    default:
      return 'calm'
  }
}
