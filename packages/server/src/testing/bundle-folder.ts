import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { folderVariable } from './server-bundle.ts'

/** A folder for the bundles of a whole run of tests; threads, which make them, end without a word. */
export default async function bundleFolder(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'kazamata-bundles-'))
  process.env[folderVariable] = folder
  return () => rm(folder, { recursive: true, force: true })
}
