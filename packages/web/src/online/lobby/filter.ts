import type { Language, LobbyTable, PaceKind } from '@kazamata/protocol'

/** What somebody looks for in the lobby; what is absent does not matter. */
export interface Filter {
  readonly game?: string
  readonly pace?: PaceKind
  readonly language?: Language
  /** Only tables at which one can sit down. */
  readonly open?: true
}

type Shown = Pick<LobbyTable, 'game' | 'settings'>

export const openSeats = ({ seats }: Pick<LobbyTable, 'seats'>) =>
  seats.filter(({ kind }) => kind === 'open').length

/** Is it of the game, the pace and the language that are looked for? */
export function fits({ game, settings }: Shown, filter: Filter): boolean {
  return (
    (filter.game ?? game) === game &&
    (filter.pace ?? settings.pace.kind) === settings.pace.kind &&
    (filter.language ?? settings.language) === settings.language
  )
}

export const tableFits = (table: LobbyTable, filter: Filter) =>
  fits(table, filter) && (filter.open === undefined || openSeats(table) > 0)
