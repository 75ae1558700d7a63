import { findGame, locales } from '@kazamata/registry'
import { page, renderPage } from '@kazamata/ui/testing/page'
import { act } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { shellMessages } from '../intl/messages.ts'
import Replay from '../replay/Replay.tsx'
import TablePage from '../table/TablePage.tsx'
import { aMatch, person, stored } from '../testing/match.ts'
import { openStores } from './open-stores.ts'

/** A browser in which no other tab is open. */
beforeEach(() => {
  const request = (_name: string, _how: unknown, granted: (lock: object) => unknown) => granted({})
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } })
  return () => Reflect.deleteProperty(navigator, 'locks')
})

/** Stores a match of the first rules of Tiny Epic. */
async function storeOldMatch(): Promise<void> {
  const game = await findGame('tiny-epic')?.game()
  if (game === undefined) throw new Error('There is no such game.')
  const { matches } = await openStores()
  await matches.create({ ...stored(game, aMatch(game, [person], 'old')), rulesVersion: 1 }, [])
}

async function shown(element: ReactNode, locale: (typeof locales)[number]): Promise<string> {
  await renderPage(element, await shellMessages(locale))
  while (page.querySelector('main.fault') === null) await act(() => new Promise(done => setTimeout(done, 20)))
  return page.querySelector('main.fault p')?.textContent ?? ''
}

test.each(locales)(
  'a stored match of older rules says so, at the table and in the replay (%s)',
  async locale => {
    await storeOldMatch()
    const sentence = (await shellMessages(locale))['refusal.wrong-version']
    expect(sentence).toBeTruthy()
    expect(await shown(<TablePage id="old" />, locale)).toBe(sentence)
    expect(await shown(<Replay id="old" />, locale)).toBe(sentence)
  },
)
