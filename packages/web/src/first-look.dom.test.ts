import { afterEach, beforeEach, expect, test, vi } from 'vitest'

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
  document.body.innerHTML = ''
})
afterEach(() => {
  // Whatever was looked at is over.
  root.dataset.prerendered = 'hidden'
  dispatchEvent(new Event('DOMContentLoaded'))
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
  dispatchEvent(new Event('DOMContentLoaded'))
  expect(document.querySelector('link[href="/app.js"]')).toBeNull()
  vi.unstubAllGlobals()
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
