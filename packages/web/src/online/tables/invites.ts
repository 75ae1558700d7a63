import { readPreference, writePreference } from '../../shell/preferences.ts'

/* The secret of an invitation is known to whoever made it or came with it: the server has its hash alone. */

export interface Invite {
  readonly id: string
  readonly secret: string
}

const key = 'invite'
const pattern = /^#?([0-9a-f]{32})\.([0-9a-f]{32})$/

/** Reads what stands behind the `#` of an invitation's address. */
export function readInvite(text: string): Invite | undefined {
  const [, id, secret] = pattern.exec(text) ?? []
  return id === undefined || secret === undefined ? undefined : { id, secret }
}

/** What stands behind the `#` is sent to no server. */
export const invitePath = ({ id, secret }: Invite) => `/join#${id}.${secret}`

export const rememberInvite = ({ id, secret }: Invite) => writePreference(key, `${id}.${secret}`)

export function rememberedInvite(id: string): Invite | undefined {
  const invite = readInvite(readPreference(key) ?? '')
  return invite?.id === id ? invite : undefined
}
