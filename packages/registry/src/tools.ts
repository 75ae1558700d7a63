import type { GameEvent, LogContext, LogLine } from '@kazamata/kernel'

/** What a simulation counts in one game. */
export interface Stats {
  /** Things that came true or not, each under a heading: `survival`, `ninja`, true. */
  readonly rates: readonly { readonly of: string; readonly name: string; readonly hit: boolean }[]
  /** Amounts of which the mean is reported, each under a heading: `glory by card`, `A`, 92. */
  readonly amounts?: readonly { readonly of: string; readonly name: string; readonly amount: number }[]
  /** Counts: `rounds`. */
  readonly lengths: Readonly<Record<string, number>>
}

/** What the command line asks of a game beyond its rules. */
export interface Tools {
  describeEvent(event: GameEvent, context: LogContext): LogLine | undefined
  stats(events: readonly GameEvent[]): Stats
  /** Has a game gone on for so long that a simulation should give it up? */
  isEndless?(events: readonly GameEvent[]): boolean
}

/** Apart from the list of games, for neither the page nor its worker needs them. */
export const tools: Readonly<Record<string, () => Promise<Tools>>> = {
  'welcome-back': async () => ({
    describeEvent: (await import('@kazamata/welcome-back/log')).describeEvent,
    stats: (await import('@kazamata/welcome-back/stats')).stats,
  }),
  'paper-dungeons': async () => ({
    describeEvent: (await import('@kazamata/paper-dungeons/log')).describeEvent,
    stats: (await import('@kazamata/paper-dungeons/stats')).stats,
  }),
  'tiny-epic': async () => ({
    describeEvent: (await import('@kazamata/tiny-epic/log')).describeEvent,
    stats: (await import('@kazamata/tiny-epic/stats')).stats,
    isEndless: (await import('@kazamata/tiny-epic/stats')).isEndless,
  }),
}
