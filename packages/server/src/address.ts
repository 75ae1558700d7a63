import { Trouble } from './trouble.ts'

export interface Address {
  readonly host: string
  readonly port: number
}

/** Where to listen, from the environment. */
export function address(env: { readonly PORT?: string; readonly HOST?: string }): Address {
  const { PORT = '8080', HOST = 'localhost' } = env
  const port = /^\d{1,5}$/.test(PORT) ? Number(PORT) : 0
  if (port < 1 || port > 65535)
    throw new Trouble(`PORT is "${PORT}", but it must be a whole number from 1 to 65535.`)
  if (HOST === '') throw new Trouble('HOST is empty, but it must be a name or an address of this machine.')
  return { host: HOST, port }
}

/** The address as a person types it into a browser. */
export const url = ({ host, port }: Address) => `http://${host.includes(':') ? `[${host}]` : host}:${port}`
