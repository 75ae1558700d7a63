import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

const root = document.documentElement

async function look(address = '/?lang=pl'): Promise<string | undefined> {
  history.replaceState(undefined, '', address)
  vi.resetModules()
  await import('./first-look.ts')
  return root.dataset.prerendered
}

beforeEach(() => {
  localStorage.clear()
  root.lang = 'pl'
  root.dataset.prerendered = ''
  document.body.innerHTML = ''
})
afterEach(() => {
  // Whatever was looked at is over.
  root.dataset.prerendered = 'hidden'
  document.dispatchEvent(new Event('readystatechange'))
  dispatchEvent(new Event('kazamata-drawn'))
  delete root.dataset.prerendered
  root.lang = ''
  localStorage.clear()
  history.replaceState(undefined, '', '/')
})

test('whoever has chosen nothing sees the page as it was drawn', async () => {
  expect(await look()).toBe('shown')
  localStorage.setItem('kazamata.lang', 'pl')
  localStorage.setItem('kazamata.server', 'yes')
  localStorage.setItem('of-another-page', '1')
  expect(await look()).toBe('shown')
})

test.each([
  ['kazamata.lang', 'cs'],
  ['kazamata.mode', 'light'],
  ['kazamata.text', '130'],
  ['kazamata.seats.delve', '[]'],
])('whoever has chosen %s does not', async (key, value) => {
  localStorage.setItem(key, value)
  expect(await look()).toBe('hidden')
})

test.each(['/rules/delve?lang=pl#XY-1.1', '/play/delve?lang=pl&shared'])(
  'nor does anybody at %s, which asks for more',
  async address => {
    expect(await look(address)).toBe('hidden')
  },
)

test('the scripts of a drawn page wait for the first paint', async () => {
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      observe() {}
    },
  )
  vi.stubGlobal('requestAnimationFrame', () => 0)
  document.body.innerHTML = '<template id="scripts"><link rel="modulepreload" href="/app.js"></template>'
  await look()
  document.dispatchEvent(new Event('readystatechange'))
  expect(document.querySelector('link[href="/app.js"]')).toBeNull()
  vi.unstubAllGlobals()
})

describe('a table that is being opened', () => {
  async function opened(): Promise<string> {
    delete root.dataset.prerendered
    document.body.innerHTML = `<template data-game="delve"><p>Delve</p></template><template data-game=""><p>?</p></template>
      <template id="scripts"></template>`
    expect(await look('/table/7?lang=pl&move=3')).toBe(undefined)
    document.dispatchEvent(new Event('readystatechange'))
    return document.body.textContent.trim()
  }
  afterEach(() => {
    delete root.dataset.mode
    root.style.fontSize = ''
  })

  test('shows its game where this device knows it', async () => {
    localStorage.setItem('kazamata.match-games', '{"7":"delve","8":"climb"}')
    expect(await opened()).toBe('Delve')
  })

  test.each(['{"8":"delve"}', '{"7":"climb"}', '{', 'null'])(
    'shows no game where %s is known',
    async noted => {
      localStorage.setItem('kazamata.match-games', noted)
      expect(await opened()).toBe('?')
    },
  )

  test('has the theme and the size of text that were chosen', async () => {
    localStorage.setItem('kazamata.mode', 'light')
    localStorage.setItem('kazamata.text', '130')
    expect(await opened()).toBe('?')
    expect(root.dataset.mode).toBe('light')
    expect(root.style.fontSize).toBe('130%')
  })

  test('is not shown in another language than the chosen one', async () => {
    localStorage.setItem('kazamata.lang', 'cs')
    expect(await opened()).toBe('')
  })
})

test('a button that was pressed before the app is there is pressed when it is', async () => {
  document.body.innerHTML = '<button>PL</button><button>CS</button>'
  await look()
  const button = document.querySelector('button')
  button?.click()
  const press = vi.fn()
  button?.addEventListener('click', press)
  dispatchEvent(new Event('kazamata-drawn'))
  expect(press).toHaveBeenCalledTimes(1)
  dispatchEvent(new Event('kazamata-drawn'))
  expect(press).toHaveBeenCalledTimes(1)
})
