import type { Token } from '../../content/ids.ts'
import type { RunDisplay } from '../../display-state.ts'
import type { DamageBreakdown, EventOf } from '../../event.ts'
import { type Choice, expectedDamage } from '../dock/choices.ts'

/** Tokens that took effect in the latest event: they glow. */
export function activeTokens(run: RunDisplay | undefined, choices: readonly Choice[]): readonly Token[] {
  if (run === undefined) return []
  const event = run.latest
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
      return ignoredBy[event.by]
    case 'damaged':
    case 'harmless':
      return damageReducers(event.sum)
    case 'revealed':
      return damageReducers(expectedDamage(choices))
    default:
      return []
  }
}

/** The token by which a card is ignored; the Ally is none. */
const ignoredBy: Readonly<Record<EventOf<'ignored'>['by'], readonly Token[]>> = {
  ally: [],
  coin: ['bar.coin'],
  scepter: ['pri.scepter'],
  bomb: ['nin.bomb'],
}

function damageReducers(sum: DamageBreakdown | undefined): readonly Token[] {
  return [
    ...(sum?.harp === undefined ? [] : (['bar.harp'] as const)),
    ...(sum?.flute === undefined ? [] : (['bar.flute'] as const)),
    ...(sum?.crown === undefined ? [] : (['pri.crown'] as const)),
  ]
}
