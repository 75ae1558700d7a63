import { resolve } from 'node:path'
import { Trouble } from '../../trouble.ts'

/** Where the server stores its matches, from the environment. */
export function dataFolder(env: { readonly KAZAMATA_DATA?: string }): string {
  const { KAZAMATA_DATA = 'data' } = env
  if (KAZAMATA_DATA === '') throw new Trouble('KAZAMATA_DATA is empty, but it must name a folder.')
  return resolve(KAZAMATA_DATA)
}
