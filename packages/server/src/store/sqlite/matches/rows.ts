import type { Entry } from '@kazamata/kernel/match'
import { type LoggedEntry, type Standing, storedMatch } from '@kazamata/room/store'
import type { OnlineMatch } from '../../online-store.ts'

/* Rows of the database, with JSON as text, and what they stand for. */

/** What an append may change of a match. */
export interface MatchChange {
  readonly id: string
  readonly standing: string
  readonly played: number
  readonly people: string
  readonly host: string
  readonly watchable: number
}

export interface MatchRow extends MatchChange {
  readonly version: 1 | 2
  readonly game: string
  readonly rules: number
  readonly options: string
  readonly seats: string
  readonly seed: string
  readonly deal: string | null
  readonly seal: string
  readonly begun: number
  readonly imported: 'running' | 'over' | null
}

export interface EntryRow {
  readonly entry: string
  readonly request: string | null
  readonly at: number
}

export function matchChange(stored: OnlineMatch): MatchChange {
  const { id, active, winners, result, played, people, host, watchable } = stored
  const standing: Standing = { active, ...(winners && { winners }), ...(result && { result }) }
  return {
    id,
    standing: JSON.stringify(standing),
    played,
    people: JSON.stringify(people),
    host,
    watchable: Number(watchable),
  }
}

export function matchRow(stored: OnlineMatch): MatchRow {
  const { version, game, rulesVersion, options, seats, seed, deal, seal, begun, imported } = stored
  return {
    ...matchChange(stored),
    version,
    game,
    rules: rulesVersion,
    options: JSON.stringify(options),
    seats: JSON.stringify(seats),
    seed,
    deal: deal === undefined ? null : JSON.stringify(deal),
    seal,
    begun,
    imported: imported ?? null,
  }
}

export function matchOf(row: MatchRow): OnlineMatch {
  const { version, id, game, rules, options, seats, seed, deal, seal, begun, imported } = row
  const header = {
    version,
    id,
    game,
    rulesVersion: rules,
    options: JSON.parse(options),
    seats: JSON.parse(seats),
    seed,
    ...(deal !== null && { deal: JSON.parse(deal) }),
  }
  const provenance = { seal, begun, ...(imported !== null && { imported }) }
  return {
    ...storedMatch(header, JSON.parse(row.standing), provenance, row.played),
    people: JSON.parse(row.people),
    host: row.host,
    watchable: row.watchable === 1,
  }
}

export function entryRows(entries: readonly Entry[], at: number, request: string | null): EntryRow[] {
  return entries.map(entry => ({ entry: JSON.stringify(entry), request, at }))
}

export function loggedEntry({ entry, request }: EntryRow): LoggedEntry {
  return { entry: JSON.parse(entry), ...(request !== null && { request }) }
}
