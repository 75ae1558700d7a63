import { expect, test } from 'vitest'
import { sharedBy } from './chunks.ts'

const imports: Readonly<Record<string, readonly string[]>> = {
  app: ['list', 'words'],
  worker: ['bots'],
  bots: ['list', 'search'],
}
const modules = { getModuleInfo: (id: string) => ({ importedIds: imports[id] ?? [] }) }

test('what two modules import goes into a file named after both; the rest stays where it is', () => {
  const name = sharedBy({ page: 'app', bots: 'worker' })
  expect(name('list', modules)).toBe('shared-page-bots')
  expect(['words', 'search', 'app'].map(id => name(id, modules))).toEqual([null, null, null])
})
