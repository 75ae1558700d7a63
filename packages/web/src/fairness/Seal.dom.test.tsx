import type { AnyGame } from '@kazamata/kernel'
import { playRandomly } from '@kazamata/kernel/conformance'
import {
  type AnyMatch,
  commitment,
  commitmentOfSecret,
  dealtSeed,
  hashOfNonce,
  legalMoves,
  play,
  receiptOf,
  replay,
  seedOf,
  writeReceipt,
} from '@kazamata/kernel/match'
import { accepted, delve } from '@kazamata/kernel/testing'
import type { StoredMatch } from '@kazamata/room/store'
import { renderPage } from '@kazamata/ui/testing/page'
import { act } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { MessagesProvider } from '../intl/MessagesProvider.tsx'
import { matchFile } from '../matches/import-export.ts'
import { infoOf } from '../matches/match-info.ts'
import messages from '../messages/en.json'
import { aMatch, person, stored } from '../testing/match.ts'
import { Seal } from './Seal.tsx'
import { sealMessages } from './words.ts'

beforeAll(() => sealMessages.preload('en'))

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

describe('a match that was dealt', () => {
  const deal = { secret: '5e'.repeat(32), nonces: ['01'.repeat(32), '02'.repeat(32)], redeals: 1 }
  const played: AnyMatch = playRandomly(delve.delve, { seats: 2, options: {}, seed: 'dealt' })
  const undealt = { ...played.record, entries: [], deal }
  const match = accepted(replay(delve.delve, { ...undealt, seed: dealtSeed(undealt, deal) }))
  const { record } = match
  const published = {
    ...record,
    redeals: 1,
    commitment: commitmentOfSecret(deal.secret, record),
    hashes: deal.nonces.map(nonce => hashOfNonce(nonce, record.id)),
  }
  const about = { commitment: published.commitment, redeals: 1, by: ['Ada', 'Ben'] }
  const receipt = writeReceipt(receiptOf(published, '01'.repeat(32)))
  const dealt = (more: object = {}) => (
    <MessagesProvider loaded={{ locale: 'en', messages }}>
      <Seal
        game={delve.delve}
        match={{ ...infoOf(stored(delve.delve, match)), isOnline: true, ...more }}
        isOver={false}
        file={async () => undefined}
        onClose={() => undefined}
      />
    </MessagesProvider>
  )

  test('says who made the seed, how often it was dealt, and offers the receipt', () => {
    const page = renderToStaticMarkup(dealt({ deal: { ...about, receipt } }))
    for (const text of ['Ada, Ben', '1 time in vain', about.commitment, 'Save the receipt'])
      expect(page).toContain(text)
    expect(page).not.toContain(deal.secret)
  })

  test('a browser that took no part has no receipt, and a server that drew alone is called so', () => {
    const page = renderToStaticMarkup(dealt({ deal: about }))
    expect(page).toContain('took no part')
    expect(page).not.toContain('Save the receipt')
    expect(renderToStaticMarkup(dealt())).toContain('The server alone drew this number')
  })

  test('after the end it is compared with the receipt', async () => {
    const over = playOut(match)
    const verdict = async (kept: string) => {
      const info = { ...infoOf(stored(delve.delve, over)), isOnline: true as const }
      await renderPage(
        <MessagesProvider loaded={{ locale: 'en', messages }}>
          <Seal
            game={delve.delve}
            match={{ ...info, deal: { ...about, receipt: kept } }}
            isOver
            file={async () => matchFile(over.record, commitment(over.record))}
            onClose={() => undefined}
          />
        </MessagesProvider>,
        messages,
      )
      const check = [...document.querySelectorAll('button')].find(button => button.textContent === 'Check it')
      await act(async () => check?.click())
      await vi.waitFor(() => expect(document.querySelector('[data-verdict]')).not.toBeNull())
      return document.querySelector('.verdict')?.textContent
    }
    expect(await verdict(receipt)).toContain('just as this browser saw it')
    const other = writeReceipt(receiptOf({ ...published, redeals: 0 }, '01'.repeat(32)))
    expect(await verdict(other)).toContain('was not dealt as this browser saw it')
  })
})

/** To its end, by the first legal moves. */
function playOut(match: AnyMatch): AnyMatch {
  const game: AnyGame = delve.delve
  let now = match
  while (game.outcome(now.state) === undefined) {
    const [seat = 0] = game.active(now.state)
    now = accepted(play(game, now, seat, legalMoves(game, now, seat)[0], 'player'))
  }
  return now
}

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
