import { locales } from '@kazamata/registry'
import { expect, test } from 'vitest'
import { shellMessages } from '../intl/messages.ts'
import { pushHandlers, yourTurn } from './push-handlers.ts'

const match = 'ab'.repeat(16)

/** A browser with some tabs, of a page in some language. */
function site(language?: string, ...urls: readonly string[]) {
  const done: string[] = []
  const handlers = pushHandlers({
    caches: { match: async () => (language === undefined ? undefined : new Response(language)) },
    registration: {
      showNotification: async (title, { body, tag }) => void done.push(`${title}: ${body} (${tag})`),
    },
    clients: {
      matchAll: async () =>
        urls.map(url => ({
          url,
          focus: async () => done.push(`focus ${url}`),
          async navigate(to: string) {
            if (url.includes('foreign')) throw new TypeError('Not controlled.')
            done.push(`${url} goes to ${to}`)
          },
        })),
      openWindow: async url => done.push(`open ${url}`),
    },
  })
  return { ...handlers, done }
}

test.each(locales)('says in %s what the page says', async locale => {
  expect(yourTurn[locale]).toBe((await shellMessages(locale))['turn.you'])
  const { pushed, done } = site(locale)
  await pushed(JSON.stringify({ match }))
  expect(done).toEqual([`Kazamata: ${yourTurn[locale]} (${match})`])
})

test.each([undefined, 'xx', '__proto__'])('in English where the page has left %s', async language => {
  const { pushed, done } = site(language)
  await pushed(JSON.stringify({ match }))
  expect(done).toEqual([`Kazamata: Your turn (${match})`])
})

test('what it does not know it does not show', async () => {
  const { pushed, done } = site('en')
  for (const text of ['', '{}', '{"match":"../evil"}']) await pushed(text)
  expect(done).toEqual([])
})

const at = (path: string) => `https://games.example${path}`

test('pressed, it leads to the match: in the tab that shows it, another one, or a new one', async () => {
  const path = `/match/${match}`
  const there = site('en', at('/'), at(`${path}?lang=en`))
  await there.pressed(match)
  expect(there.done).toEqual([`focus ${at(`${path}?lang=en`)}`])
  const elsewhere = site('en', at('/tables'))
  await elsewhere.pressed(match)
  expect(elsewhere.done).toEqual([`focus ${at('/tables')}`, `${at('/tables')} goes to ${path}`])
  const foreign = site('en', at('/foreign'))
  await foreign.pressed(match)
  expect(foreign.done).toEqual([`focus ${at('/foreign')}`, `open ${path}`])
  const none = site('en')
  await none.pressed(match)
  expect(none.done).toEqual([`open ${path}`])
})
