import { rmSync } from 'node:fs'
import { mkdtemp, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bundle } from '../build.ts'

/** The folder with the sources. */
export const checkout = join(import.meta.dirname, '../../../..')

/** Names a folder for bundles that somebody else removes. */
export const folderVariable = 'TEST_BUNDLES'

const made = new Map<string, Promise<string>>()

/**
 * A folder with the server as JavaScript, made once for all tests of a thread: from TypeScript every start of a server or a
 * thread takes a second.
 */
export const serverBundle = (): Promise<string> => bundleOf('packages/server')

/** The file of the command line, made in the same way. */
export const commandLineBundle = async (): Promise<string> =>
  join(await bundleOf('packages/cli'), 'kazamata.js')

function bundleOf(project: string): Promise<string> {
  const known = made.get(project) ?? makeBundle(project)
  made.set(project, known)
  return known
}

async function makeBundle(project: string): Promise<string> {
  const root = await mkdtemp(join(process.env[folderVariable] ?? tmpdir(), 'kazamata-bundle-'))
  process.once('exit', () => rmSync(root, { recursive: true, force: true }))
  const folder = join(root, 'dist')
  await Promise.all([
    bundle(checkout, project, folder),
    // What has native code stays there.
    symlink(join(checkout, 'node_modules'), join(root, 'node_modules')),
  ])
  return folder
}
