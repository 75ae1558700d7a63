import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

interface Locked {
  readonly optionalDependencies?: Readonly<Record<string, string>>
}

const { packages }: { readonly packages: Readonly<Record<string, Locked>> } = JSON.parse(
  readFileSync('package-lock.json', 'utf8'),
)

/** As Node looks for it: beside whoever needs it, then further and further up. */
function isLocked(name: string, from: string): boolean {
  const inner = `${from === '' ? '' : `${from}/`}node_modules/${name}`
  if (inner in packages) return true
  return from !== '' && isLocked(name, from.slice(0, Math.max(0, from.lastIndexOf('/node_modules/'))))
}

test('whatever a system needs is locked, also for those on which nobody has run the installation', () => {
  const needed = Object.entries(packages).flatMap(([from, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).map(name => ({ name, from })),
  )
  expect(needed.length).toBeGreaterThan(50)
  expect(needed.filter(({ name, from }) => !isLocked(name, from))).toEqual([])
})
