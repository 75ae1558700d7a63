/* A link that makes another browser the same person. */

export interface DeviceLink {
  readonly secret: string
  /** Where to go on. */
  readonly match?: string
}

const pattern = /^#([0-9a-f]{32})(?:\.([0-9a-f]{32}))?$/

/** Reads what stands behind the `#` of its address. */
export function readDeviceLink(hash: string): DeviceLink | undefined {
  const [, secret, match] = pattern.exec(hash) ?? []
  return secret === undefined ? undefined : { secret, ...(match !== undefined && { match }) }
}

/** What stands behind the `#` is sent to no server. */
export const deviceLinkPath = ({ secret, match }: DeviceLink) =>
  `/device#${match === undefined ? secret : `${secret}.${match}`}`
