import {
  type Code,
  createTableAnswer,
  deviceLinkAnswer,
  empty,
  invitation,
  inviteAnswer,
  type MatchSummary,
  matchSummaries,
  me,
  refused,
  serverAddress,
} from '@kazamata/protocol'

/** Why there is no answer: the server's reason, or there is no server to be heard of. */
export type ApiCode = Code | 'no-server'

export type Result<T> = { readonly value: T } | { readonly code: ApiCode }

interface Schema<T> {
  safeParse(input: unknown): { readonly success: true; readonly data: T } | { readonly success: false }
}

export type Seat =
  | { readonly kind: 'open' }
  | { readonly kind: 'bot'; readonly level: string; readonly name: string }

export interface NewTable {
  readonly name: string
  readonly game: string
  readonly options: unknown
  readonly seats: readonly Seat[]
  readonly watchable: boolean
}

const none: Result<never> = { code: 'no-server' }

export type Api = ReturnType<typeof apiOver>

/** What is asked of the server over HTTP. */
export function apiOver(fetch: (path: string, init?: RequestInit) => Promise<Response>) {
  /** GET, or with a body POST. Whatever is no answer of our server counts as no server: another site's page, for example. */
  async function ask<T>(schema: Schema<T>, path: string, body?: object): Promise<Result<T>> {
    try {
      const response = await fetch(`/api/${path}`, {
        cache: 'no-store',
        ...(body && {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        }),
      })
      const answer: unknown = await response.json()
      if (response.ok) {
        const read = schema.safeParse(answer)
        return read.success ? { value: read.data } : none
      }
      const refusal = refused.safeParse(answer)
      return refusal.success ? { code: refusal.data.code } : none
    } catch {
      return none
    }
  }

  const aboutTable = (id: string, what: string, body: object) => ask(empty, `tables/${id}/${what}`, body)

  return {
    /** Who this browser is to the server, `null` for a stranger. */
    me: () => ask(me, 'me'),
    /** Makes a guest of this name, or renames the person. */
    rename: (name: string) => ask(me, 'me', { name }),
    /** The secret of a link to another device of this person. */
    linkDevice: () => ask(deviceLinkAnswer, 'device-links', {}),
    /** This browser becomes the person who made the link. */
    followDeviceLink: (secret: string) => ask(me, 'device-links/use', { secret }),
    /** Where others reach the server, if it knows better than this page. */
    address: () => ask(serverAddress, 'address'),
    createTable: (table: NewTable) => ask(createTableAnswer, 'tables', table),
    /** What an invitation is to. */
    invitation: (id: string, invite: string) => ask(invitation, `tables/${id}/invitation`, { invite }),
    joinTable: (id: string, invite: string, name: string) => aboutTable(id, 'join', { invite, name }),
    takeSeat: (id: string, seat: number) => aboutTable(id, 'seat', { seat }),
    changeSeat: (id: string, seat: number, to: Seat) => aboutTable(id, 'change', { seat, to }),
    /** A new invitation; the old one holds no longer. */
    renewInvite: (id: string) => ask(inviteAnswer, `tables/${id}/invite`, { renew: true }),
    start: (id: string) => aboutTable(id, 'start', {}),
    leave: (id: string) => aboutTable(id, 'leave', {}),
    matches: (): Promise<Result<readonly MatchSummary[]>> => ask(matchSummaries, 'matches'),
    /** The file of a match that is over. */
    async file(id: string): Promise<Blob | undefined> {
      try {
        const response = await fetch(`/api/matches/${id}/file`)
        return response.ok ? await response.blob() : undefined
      } catch {
        return undefined
      }
    },
  }
}
