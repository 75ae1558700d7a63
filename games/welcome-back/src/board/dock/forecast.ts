import type { Token } from '../../content/ids.ts'
import type { Result } from '../../display-state.ts'
import type { DamageBreakdown, Event } from '../../event.ts'

/** What a move is certain to bring, as a player wants to see it before confirming (WB-14.6). */
export interface Forecast {
  readonly from: number
  /** HP in the end; 0 when it kills. */
  readonly to: number
  readonly damage: number
  readonly gain: number
  readonly sum?: DamageBreakdown
  readonly loses: readonly { readonly token: Token; readonly value: number }[]
  /** The Lucky Coin begins its watch. */
  readonly watch: boolean
  readonly coinLost: boolean
  /** The Flute's new count. */
  readonly flute?: number
  readonly revived?: Token
  readonly dies: boolean
  /** The death eliminates the runner. */
  readonly out: boolean
  readonly result?: Result
}

export function forecast(events: readonly Event[], hp: number): Forecast {
  const unchanged: Forecast = {
    from: hp,
    to: hp,
    damage: 0,
    gain: 0,
    loses: [],
    watch: false,
    coinLost: false,
    dies: false,
    out: false,
  }
  return events.reduce(afterEvent, unchanged)
}

function afterEvent(soFar: Forecast, event: Event): Forecast {
  switch (event.type) {
    case 'defeated':
      return {
        ...soFar,
        to: event.hp,
        gain: event.gain ?? 0,
        ...(event.flute === undefined ? {} : { flute: event.flute }),
      }
    case 'harmless':
      return event.sum === undefined ? soFar : { ...soFar, sum: event.sum }
    case 'damaged':
      return { ...soFar, to: event.hp, damage: event.sum.damage, sum: event.sum }
    case 'lost':
      return {
        ...soFar,
        to: event.hp,
        loses: [...soFar.loses, { token: event.token, value: event.value ?? 0 }],
        coinLost: soFar.coinLost || event.how === 'coin',
      }
    case 'coin':
      return { ...soFar, watch: true }
    case 'revived':
      return { ...soFar, to: event.hp, revived: event.token }
    case 'died':
      return { ...soFar, to: 0, dies: true }
    case 'eliminated':
      return { ...soFar, out: true }
    case 'succeeded':
      return { ...soFar, result: 'success' }
    case 'failed':
      return { ...soFar, result: 'failure' }
    default:
      return soFar
  }
}
