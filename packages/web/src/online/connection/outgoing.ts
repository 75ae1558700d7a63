import type { ClientMessage } from '@kazamata/protocol'

type RequestType = 'move' | 'undo' | 'assign' | 'say'
type Sent<T> = T extends { readonly type: 'move' }
  ? Omit<T, 'moves'> & { readonly moves: readonly unknown[] }
  : T extends { readonly type: 'hint' }
    ? Omit<T, 'hint'> & { readonly hint: { readonly spot: number } | { readonly move: unknown } }
    : T

/** What a page sends. Moves are the game's: the server decides whether they are moves. */
export type Outgoing = Sent<ClientMessage>

type WithoutId<T> = T extends unknown ? Omit<T, 'id'> : never

/** A message that is answered; its id is added when it is sent. */
export type ClientRequest = WithoutId<Extract<Outgoing, { readonly type: RequestType }>>
