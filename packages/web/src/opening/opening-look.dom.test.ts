import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const html = document.documentElement
const ready = () => document.dispatchEvent(new Event('readystatechange'))
let painted = () => {}

beforeEach(() => {
  localStorage.clear()
  html.lang = 'pl'
  history.replaceState(undefined, '', '/table/7?lang=pl&move=3')
  document.body.innerHTML = `<div id="root"></div>
    <template data-game="delve"><p id="opening">Delve</p><template id="files"><i>board</i></template></template>
    <template data-game=""><p id="opening">?</p></template>
    <template id="scripts"><i>app</i></template>`
  vi.stubGlobal('requestAnimationFrame', () => 0)
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      constructor(callback: (list: { getEntriesByName(): readonly unknown[] }) => void) {
        painted = () => callback({ getEntriesByName: () => [{}] })
      }
      observe() {}
    },
  )
})
afterEach(() => {
  vi.unstubAllGlobals()
  delete html.dataset.mode
  html.style.fontSize = ''
  html.lang = ''
  history.replaceState(undefined, '', '/')
})

async function look(): Promise<string> {
  vi.resetModules()
  await import('./opening-look.ts')
  ready()
  return document.body.textContent.trim()
}

const scripts = () => [...document.querySelectorAll('i')].map(script => script.textContent)

test('a table shows its game where this browser knows it; scripts wait for the first paint, the app before the board', async () => {
  localStorage.setItem('kazamata.match-games', '8 climb,7 delve')
  expect(await look()).toBe('Delve')
  expect(scripts()).toEqual([])
  painted()
  expect(scripts()).toEqual(expect.arrayContaining(['app', 'board']))
})

test.each(['8 delve', '77 delve', '7 climb', '7', ','])('it shows no game where %s is known', async noted => {
  localStorage.setItem('kazamata.match-games', noted)
  expect(await look()).toBe('?')
})

test('it has the theme and the size of text that were chosen', async () => {
  localStorage.setItem('kazamata.mode', 'light')
  localStorage.setItem('kazamata.text', '130')
  expect(await look()).toBe('?')
  expect(html.dataset.mode).toBe('light')
  expect(html.style.fontSize).toBe('130%')
})

test('it is not shown in another language than the chosen one, and nothing waits for it', async () => {
  localStorage.setItem('kazamata.lang', 'cs')
  await look()
  expect(document.getElementById('opening')).toBeNull()
  expect(scripts()).toEqual(['app'])
})

test('it stands while the app is loading, and goes when it is not', async () => {
  await look()
  const opened = vi.fn()
  addEventListener('kazamata-opened', opened, { once: true })
  const root = document.getElementById('root')
  root?.append(Object.assign(document.createElement('div'), { className: 'waiting' }))
  await vi.waitFor(() => expect(root?.childNodes.length).toBe(1))
  expect(document.getElementById('opening')).not.toBeNull()
  expect(opened).not.toHaveBeenCalled()
  root?.replaceChildren(document.createElement('main'))
  await vi.waitFor(() => expect(opened).toHaveBeenCalledTimes(1))
  expect(document.getElementById('opening')).toBeNull()
})
