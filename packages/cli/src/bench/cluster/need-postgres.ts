import { readFileSync, writeFileSync } from 'node:fs'
import { findPostgres } from '@kazamata/server/postgres-cluster'
import { apt, hasApt } from '../../apt.ts'

const clusterConfig = '/etc/postgresql-common/createcluster.conf'

/** Finds PostgreSQL, installing it where that needs nobody's help: on Debian, as root. No database is made or started. */
export function needPostgres(): string | undefined {
  const found = findPostgres()
  if (found !== undefined || !hasApt()) return found
  console.log('Installing postgresql with apt-get.')
  apt('update')
  if (!apt('install', 'postgresql-common')) return undefined
  const usual = readFileSync(clusterConfig, 'utf8')
  writeFileSync(clusterConfig, `${usual}\ncreate_main_cluster = false\n`)
  apt('install', 'postgresql')
  writeFileSync(clusterConfig, usual)
  return findPostgres()
}
