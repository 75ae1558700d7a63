import { afterEach, expect, test, vi } from 'vitest'

async function fresh(address: string) {
  history.replaceState(undefined, '', address)
  vi.resetModules()
  return await import('./locale.ts')
}

// The files that follow in this worker have the language of a page of their own.
afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
  history.replaceState(undefined, '', '/')
  vi.resetModules()
})

test('the address says which language', async () => {
  localStorage.setItem('kazamata.lang', 'cs')
  expect((await fresh('/?lang=pl')).locale()).toBe('pl')
})

test('without it the last choice, and then the browser', async () => {
  localStorage.setItem('kazamata.lang', 'cs')
  expect((await fresh('/')).locale()).toBe('cs')
  localStorage.clear()
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['de-DE', 'hu-HU', 'en'])
  expect((await fresh('/')).locale()).toBe('hu')
})

test('a language that is not here is no language', async () => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['de'])
  expect((await fresh('/?lang=xx')).locale()).toBe('en')
})

test('a choice goes to the address and to storage, and the rest of the address stays', async () => {
  const { setLocale } = await fresh('/rules/some-game?lang=en#WB-3.5')
  setLocale('hu')
  expect(location.pathname + location.search + location.hash).toBe('/rules/some-game?lang=hu#WB-3.5')
  expect(localStorage.getItem('kazamata.lang')).toBe('hu')
})

test('links carry the language', async () => {
  const { withLang } = await fresh('/?lang=cs')
  expect(withLang('/table/1')).toBe('/table/1?lang=cs')
  expect(withLang('/rules/some-game#WB-1.1')).toBe('/rules/some-game?lang=cs#WB-1.1')
})

test('going back does not switch the language', async () => {
  const { setLocale, stamp } = await fresh('/?lang=en')
  setLocale('pl')
  history.replaceState(undefined, '', '/?lang=en')
  stamp()
  expect(location.search).toBe('?lang=pl')
})
