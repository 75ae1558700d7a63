import {
  type Code,
  createTableAnswer,
  deviceLinkAnswer,
  empty,
  invitation,
  inviteAnswer,
  type Language,
  type LobbyAnswer,
  lobby,
  type MatchSummary,
  matchSummaries,
  me,
  type PaceKind,
  type PersonSettings,
  type Profile,
  profile,
  pushAnswer,
  quickAnswer,
  type ReportReason,
  recoverAnswer,
  recoveryAnswer,
  refused,
  rematchAnswer,
  type SubscribeRequest,
  serverAddress,
  type TableSettings,
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
  readonly settings?: TableSettings
  /** The table is the first chapter of this story. */
  readonly story?: string
}

/** What somebody wants who takes the next table of a game. */
export interface QuickWish {
  readonly name: string
  readonly game: string
  readonly language?: Language
  readonly pace?: PaceKind
  /** Names of bots. */
  readonly bots: readonly string[]
}

/** What strangers find, and the tag by which the server knows whether it has changed. */
export interface SeenLobby {
  readonly lobby: LobbyAnswer
  readonly etag: string
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
    /** What follows this person to other devices, and whether others see a profile. */
    saveMe: (change: { readonly settings?: PersonSettings; readonly hidden?: boolean }) =>
      ask(me, 'me', change),
    /** Keeps this person under a name and a password. */
    keep: (name: string, password: string) => ask(recoveryAnswer, 'account', { name, password }),
    login: (name: string, password: string) => ask(me, 'account/login', { name, password }),
    /** Sets another password with the printed code. */
    recover: (recovery: string, password: string) =>
      ask(recoverAnswer, 'account/recover', { recovery, password }),
    changePassword: (password: string, next: string) =>
      ask(recoveryAnswer, 'account/password', { password, next }),
    /** Erases all that the server knows of this person. */
    deleteMe: (password: string | undefined) =>
      ask(empty, 'me/delete', password === undefined ? {} : { password }),
    /** By id, or by the name of an account. */
    profile: (id: string): Promise<Result<Profile>> => ask(profile, `people/${encodeURIComponent(id)}`),
    signOut: (where: 'here' | 'everywhere') => ask(empty, 'sign-out', { where }),
    /** The key to subscribe to Web Push with, where the server sends any. */
    push: () => ask(pushAnswer, 'push'),
    subscribe: (subscription: SubscribeRequest) => ask(empty, 'push', subscription),
    unsubscribe: (endpoint: string) => ask(empty, 'push/remove', { endpoint }),
    /** The secret of a link to another device of this person. */
    linkDevice: () => ask(deviceLinkAnswer, 'device-links', {}),
    /** This browser becomes the person who made the link. */
    followDeviceLink: (secret: string) => ask(me, 'device-links/use', { secret }),
    /** Where others reach the server, if it knows better than this page. */
    address: () => ask(serverAddress, 'address'),
    createTable: (table: NewTable) => ask(createTableAnswer, 'tables', table),
    /** What an invitation is to. */
    invitation: (id: string, invite: string) => ask(invitation, `tables/${id}/invitation`, { invite }),
    /** With an invitation; tables of the lobby, and seats that are kept, ask for none. */
    joinTable: (id: string, name: string, invite?: string) => aboutTable(id, 'join', { invite, name }),
    /** Takes the seat that is kept at a table. */
    takeKeptSeat: (id: string) => aboutTable(id, 'join', {}),
    takeSeat: (id: string, seat: number) => aboutTable(id, 'seat', { seat }),
    changeSeat: (id: string, seat: number, to: Seat) => aboutTable(id, 'change', { seat, to }),
    /** Sends whoever has a seat away. */
    remove: (id: string, seat: number) => aboutTable(id, 'remove', { seat }),
    handOver: (id: string, seat: number) => aboutTable(id, 'host', { seat }),
    /** Proposes a word for the chance to come from; an empty one takes it back. */
    proposeWord: (id: string, word: string) => aboutTable(id, 'word', { word }),
    agree: (id: string, word: string) => aboutTable(id, 'agree', { word }),
    quick: (wish: QuickWish) => ask(quickAnswer, 'quick', wish),
    /** The table at which the people of a finished match play again. */
    rematch: (id: string) => ask(rematchAnswer, `matches/${id}/rematch`, {}),
    /** The lobby; the same as before where it has not changed. */
    async lobby(before?: SeenLobby): Promise<Result<SeenLobby>> {
      try {
        const headers = before && { 'if-none-match': before.etag }
        const response = await fetch('/api/lobby', { cache: 'no-store', ...(headers && { headers }) })
        if (response.status === 304 && before !== undefined) return { value: before }
        const read = lobby.safeParse(await response.json())
        const etag = response.headers.get('etag') ?? ''
        return response.ok && read.success ? { value: { lobby: read.data, etag } } : none
      } catch {
        return none
      }
    },
    /** A new invitation; the old one holds no longer. */
    renewInvite: (id: string) => ask(inviteAnswer, `tables/${id}/invite`, { renew: true }),
    /** Shows a line of the chat to whoever runs the server. */
    reportLine: (id: string, line: string, reason: ReportReason) =>
      ask(empty, `matches/${id}/report`, { line, reason }),
    /** Whoever said this line is not to be heard any more, at any table, or again. */
    mute: (id: string, line: string, muted: boolean) => ask(empty, `matches/${id}/mute`, { line, muted }),
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
