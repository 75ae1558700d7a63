import type { Message } from '@kazamata/kernel'
import type { RunDisplay } from '../../display-state.ts'
import type { DamageBreakdown, EventOf } from '../../event.ts'
import { token } from '../../log.ts'
import { type Choice, expectedDamage } from '../dock/choices.ts'
import { say } from '../words.ts'

/** The words beside the card in the corridor: a short spoken title, the sum, the reason. */
export interface RunMessage {
  readonly title: Message
  readonly notes: readonly Message[]
  readonly sum?: DamageBreakdown | undefined
}

/** What the latest event of the run has to say. */
export function runMessage(run: RunDisplay, left: number): RunMessage {
  const event = run.latest
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
    case 'harmless': {
      const why = event.card === 'fairy' || event.card === 'jelly' ? event.card : 'zero'
      return {
        title: say('run.harmless'),
        sum: event.sum?.strength === 0 ? undefined : event.sum,
        notes: [say(`run.harmless.${why}`)],
      }
    }
    case 'damaged': {
      const { sum, before, hp } = event
      const lost = run.met.at(-1)?.coinLost ? [say('run.coinLost')] : []
      return {
        title: say('run.hurt'),
        sum: sum.damage === sum.strength ? undefined : sum,
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
      return { title: say('run.polymorphed'), notes: [] }
    case 'revived':
      return {
        title: say('run.revived'),
        notes: [say('run.revived.note', { token: token(event.token), hp: event.hp })],
      }
    case 'died':
      return { title: say('run.died'), notes: [] }
    case 'omnipotence': {
      const how = event.saved ? 'saved' : 'lost'
      return { title: say(`run.omnipotence.${how}`), notes: [say(`run.omnipotence.${how}.note`)] }
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

function beaten(event: EventOf<'defeated'>): Message {
  const values = { token: token(event.by), what: event.by }
  if (event.chain) return say('run.beaten.chain')
  if (event.gain !== undefined) return say('run.beaten.gain', { ...values, gain: event.gain })
  if (event.flute !== undefined) return say('run.beaten.flute', { ...values, flute: event.flute })
  return say('run.beaten.note', values)
}

function losing(event: EventOf<'lost'>): Message {
  const values = { token: token(event.token, 'short'), what: event.token, value: event.value ?? 0 }
  return say(event.value === undefined ? 'note.gone' : 'note.goneHp', values)
}

/**
 * The same for the runner who has something to decide (`choices`): before the answer it is about the question, before
 * the last card about that.
 */
export function messageFor(run: RunDisplay, left: number, choices: readonly Choice[]): RunMessage {
  const message = runMessage(run, left)
  if (choices[0]?.move.do === 'reveal' && run.met.length > 0 && left === 1)
    return { ...message, notes: [...message.notes, { id: 'run.last' }] }
  return run.latest.type === 'revealed' ? { ...message, sum: expectedDamage(choices) } : message
}

export type Mood = 'calm' | 'hurt' | 'dead' | 'revived' | 'friend' | 'daylight'

/** The light in the corridor. */
export function mood(run: RunDisplay): Mood {
  switch (run.latest.type) {
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
