import { playRandomly } from '@kazamata/kernel/conformance'
import { type AnyMatch, commitment, replay } from '@kazamata/kernel/match'
import { accepted, delve } from '@kazamata/kernel/testing'
import type { StoredMatch } from '@kazamata/room/store'
import { renderPage } from '@kazamata/ui/testing/page'
import { act } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test, vi } from 'vitest'
import { MessagesProvider } from '../intl/MessagesProvider.tsx'
import { matchFile } from '../matches/import-export.ts'
import { infoOf } from '../matches/match-info.ts'
import { seedOf } from '../matches/seed.ts'
import messages from '../messages/en.json'
import { aMatch, person, stored } from '../testing/match.ts'
import { Seal } from './Seal.tsx'

function seal(match: AnyMatch, changes: Partial<StoredMatch> = {}) {
  const about = { ...stored(delve.delve, match), ...changes }
  return (
    <MessagesProvider loaded={{ locale: 'en', messages }}>
      <Seal
        game={delve.delve}
        match={infoOf(about)}
        isOver={match.record.entries.length > 0}
        file={async () => matchFile(match.record, commitment(match.record))}
        onClose={() => undefined}
      />
    </MessagesProvider>
  )
}

function sealOf(seed?: string, changes?: Partial<StoredMatch>): string {
  return renderToStaticMarkup(seal(aMatch(delve.delve, [person, person], 'm1', {}, seed), changes))
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

test('an older match says what its seal does not bind', () => {
  const { record } = aMatch(delve.delve, [person, person])
  const old = accepted(replay(delve.delve, { ...record, version: 1 }))
  expect(renderToStaticMarkup(seal(old))).toContain('its seal does not bind options and seats')
  expect(sealOf()).not.toContain('does not bind')
})

test('a match that came from a file says so, and whether its draws may have been known', () => {
  const [file, known] = ['This match came from a file', 'somebody may have known its draws']
  expect(sealOf()).not.toContain(file)
  expect(sealOf(undefined, { imported: 'over' })).toContain(file)
  expect(sealOf(undefined, { imported: 'over' })).not.toContain(known)
  expect(sealOf(undefined, { imported: 'running' })).toContain(known)
})

describe('when a match is over', () => {
  const match: AnyMatch = playRandomly(delve.delve, { seats: 2, options: {}, seed: 'seal' })
  const verdict = async (changes?: Partial<StoredMatch>) => {
    await renderPage(seal(match, changes), messages)
    const check = [...document.querySelectorAll('button')].find(button => button.textContent === 'Check it')
    await act(async () => check?.click())
    await vi.waitFor(() => expect(document.querySelector('[data-verdict]')).not.toBeNull())
    return document.querySelector('.verdict')?.textContent
  }

  test('its seal holds where it is the one that was shown', async () => {
    expect(await verdict()).toContain('It holds')
  })

  test('its seal is broken where another one was shown', async () => {
    expect(await verdict({ seal: commitment({ ...match.record, options: { rounds: 9 } }) })).toContain(
      'It does not hold',
    )
  })
})
