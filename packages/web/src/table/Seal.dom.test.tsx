import { delve } from '@kazamata/kernel/testing'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Speech } from '../intl/Speech.tsx'
import { seedOf } from '../matches/seed.ts'
import messages from '../messages/en.json'
import { aMatch, person, saved } from '../testing/match.ts'
import { Seal } from './Seal.tsx'

function sealOf(seed?: string): string {
  const match = aMatch(delve.delve, [person, person], 'm1', {}, seed)
  return renderToStaticMarkup(
    <Speech spoken={{ locale: 'en', messages }}>
      <Seal
        opened={{ game: delve.delve, saved: saved(delve.delve, match) }}
        match={match}
        onClose={() => undefined}
      />
    </Speech>,
  )
}

test('while a match goes on its seal is shown and its secret is not', () => {
  expect(sealOf()).toContain('a secret number that was fixed before the first move')
  expect(sealOf()).not.toContain('ab'.repeat(32))
})

test('a seed that somebody chose is no secret, and is called so', () => {
  const page = sealOf(seedOf('krypta'))
  expect(page).toContain('was chosen by hand: “krypta”')
  expect(page).not.toContain('secret number')
})
