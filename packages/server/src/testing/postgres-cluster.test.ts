import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { findPostgres } from './postgres-cluster.ts'
import { sharedPostgresUrl } from './shared-postgres.ts'

let folder = ''
const at = (path: string) => join(folder, path)

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kazamata-find-postgres-'))
  for (const path of ['path', 'versions/9/bin', 'versions/15/bin', 'versions/17/bin']) {
    await mkdir(at(path), { recursive: true })
    for (const program of ['initdb', 'pg_ctl', 'postgres']) {
      await writeFile(join(at(path), program), '')
      await chmod(join(at(path), program), 0o755)
    }
  }
  // Debian's package of the clients alone.
  await rm(at('versions/17/bin/postgres'))
})
afterAll(() => rm(folder, { recursive: true }))

describe('the PostgreSQL of the machine', () => {
  test('is the one on the path, or the newest of Debian that is whole', () => {
    expect(findPostgres({ PATH: `${at('none')}:${at('path')}` }, at('versions'))).toBe(at('path'))
    expect(findPostgres({ PATH: at('none') }, at('versions'))).toBe(at('versions/15/bin'))
    expect(findPostgres({}, at('none'))).toBeUndefined()
  })
})

test('all tests of a run share one cluster', async () => {
  const urls = await Promise.all([1, 2].map(() => sharedPostgresUrl(inject('postgresPort'))))
  expect(urls[0]).toMatch(/^postgres:\/\/kazamata:\w+@127\.0\.0\.1:\d+\/postgres$/)
  expect(urls[1]).toBe(urls[0])
})
