import { commitment, seedOf, wordOf } from '@kazamata/kernel/match'
import { games, levels } from '@kazamata/registry'
import { page, renderPage } from '@kazamata/ui/testing/page'
import { act } from '@testing-library/react'
import { expect, test } from 'vitest'
import { shellMessages } from '../intl/messages.ts'
import { openStores } from '../matches/open-stores.ts'
import Setup from './Setup.tsx'

const soon = () => act(() => new Promise(done => setTimeout(done, 20)))

async function open(game: string, story?: string): Promise<void> {
  const messages = await shellMessages('en')
  await renderPage(<Setup id={game} story={story} />, messages)
  while (page.querySelector('form') === null) await soon()
}

const seed = () => page.querySelector<HTMLInputElement>('.word input')

/** As the keyboard would. */
async function write(word: string): Promise<void> {
  const field = seed()
  if (field === null) throw new Error('No seed is asked for.')
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, word)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  })
}

/** Sits down, and gives the match that is on the shelf then. */
async function begun(game: string) {
  const here = await openStores()
  for (const { id } of await here.matches.list()) await here.matches.remove(id)
  await act(async () => page.querySelector<HTMLButtonElement>('button[type=submit]')?.click())
  for (;;) {
    const [match] = await here.matches.list()
    if (match?.game === game) return match
    await soon()
  }
}

test.each(games.map(({ id }) => id))('[TE-UI.21] a seed can be chosen: %s', async game => {
  await open(game)
  await write('  krypta ')
  const match = await begun(game)
  expect(match.seed).toBe(seedOf('krypta'))
  expect(match.seal).toBe(commitment(match))
})

test('a seed that nobody chooses is a secret of chance', async () => {
  await open('tiny-epic')
  expect(seed()?.value).toBe('')
  await write('   ')
  const { seed: drawn } = await begun('tiny-epic')
  expect(drawn).not.toBe(seedOf(''))
  expect(wordOf(drawn)).toBeUndefined()
})

test('the field takes no more letters than a seed has room for', async () => {
  await open('tiny-epic')
  await write('a'.repeat(24))
  await write('a'.repeat(25))
  expect(seed()?.value).toBe('a'.repeat(24))
})

test('the chapters of a story have seeds of their own', async () => {
  await open('paper-dungeons', '1')
  expect(seed()).toBeNull()
})

test('starting twice at once makes one match', async () => {
  await open('welcome-back')
  const here = await openStores()
  for (const { id } of await here.matches.list()) await here.matches.remove(id)
  const form = page.querySelector('form')
  const submit = () => form?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
  await act(async () => {
    submit()
    submit()
  })
  while ((await here.matches.list()).length === 0) await soon()
  await soon()
  expect(await here.matches.list()).toHaveLength(1)
})

test('with three seats the options say three heroes, and offer no fewer', async () => {
  await open('tiny-epic')
  const add = () => [...page.querySelectorAll('button')].find(one => one.className.includes('more'))
  while (page.querySelectorAll('.seat-rows > li').length < 3) await act(async () => add()?.click())
  const heroes = () => [...page.querySelectorAll<HTMLInputElement>('input[name="heroes"]')]
  await soon()
  expect(heroes().map(one => [one.value, one.checked, one.disabled])).toEqual([
    ['2', false, true],
    ['3', true, false],
    ['4', false, false],
  ])
})

test.each(games.map(({ id }) => id))('whoever seats a bot reads what each level is like: %s', async game => {
  await open(game)
  const chair = page.querySelector<HTMLSelectElement>('.seat-row:nth-child(1) select')
  if (chair === null) throw new Error('There is no seat.')
  await act(async () => {
    chair.value = 'veteran'
    chair.dispatchEvent(new Event('change', { bubbles: true }))
  })
  const messages = await shellMessages('en')
  const notes = [...page.querySelectorAll('.level-notes dd')].map(note => note.textContent)
  expect(notes).toEqual(levels.map(level => messages[`level.${game}.${level}`]))
})
