import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { guardPresses, notePlayed } from './guard-presses.ts'

const clicks: string[] = []
const keys: string[] = []
let button: HTMLButtonElement

beforeEach(() => {
  clicks.splice(0)
  keys.splice(0)
  document.body.innerHTML = '<div><button data-go>End turn</button><input></div>'
  const [found] = document.getElementsByTagName('button')
  if (found === undefined) throw new Error('There is no button.')
  button = found
  Object.assign(document, { elementFromPoint: () => button })
  button.addEventListener('click', () => clicks.push(button.textContent ?? ''))
  button.parentElement?.addEventListener('keydown', ({ key }) => keys.push(key))
  onTestFinished(guardPresses())
})

const frame = () => new Promise(requestAnimationFrame)

function press(at: { readonly x: number; readonly y: number } = { x: 9, y: 9 }): void {
  const about = { bubbles: true, cancelable: true, clientX: at.x, clientY: at.y, pointerType: 'mouse' }
  button.dispatchEvent(new PointerEvent('pointermove', about))
  button.dispatchEvent(new PointerEvent('pointerdown', about))
  button.dispatchEvent(new PointerEvent('click', about))
}

function key(key: string, how: KeyboardEventInit = {}): void {
  button.parentElement?.dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...how }),
  )
}

it('a double click presses no button that says something else by then', () => {
  button.addEventListener('click', () => button.replaceChildren('End it anyway'))
  press()
  press()
  expect(clicks).toEqual(['End turn'])
  press({ x: 9, y: 17 })
  expect(clicks).toEqual(['End turn', 'End it anyway'])
})

it('what appears later under the pointer takes no click for a while, then it does', async () => {
  let now = 1000
  vi.spyOn(performance, 'now').mockImplementation(() => now)
  vi.spyOn(Event.prototype, 'timeStamp', 'get').mockImplementation(() => now)
  onTestFinished(() => void vi.restoreAllMocks())
  press()
  now = 5000
  button.replaceChildren('Draw')
  await frame()
  await frame()
  now = 5399
  press()
  expect(clicks).toEqual(['End turn'])
  now = 5400
  press()
  expect(clicks).toEqual(['End turn', 'Draw'])
})

it('a gesture plays once, though the button says the same', () => {
  button.addEventListener('click', notePlayed)
  press()
  press()
  expect(clicks).toEqual(['End turn'])
  button.dataset.repeat = ''
  press({ x: 50, y: 9 })
  press({ x: 50, y: 9 })
  expect(clicks).toHaveLength(3)
})

it('Enter held or doubled presses once; after another key it is meant', () => {
  button.parentElement?.addEventListener('keydown', ({ key }) => {
    if (key === 'Enter') button.replaceChildren(`${button.textContent}!`)
  })
  key('Enter')
  key('Enter', { repeat: true })
  key('Enter')
  expect(keys).toEqual(['Enter'])
  key('ArrowLeft')
  key('Enter')
  expect(keys).toEqual(['Enter', 'ArrowLeft', 'Enter'])
})

it('keys in a text field are its own', () => {
  const field = document.querySelector('input')
  for (let n = 0; n < 3; n++)
    field?.dispatchEvent(new KeyboardEvent('keydown', { key: ' ', bubbles: true, repeat: n > 0 }))
  expect(keys).toHaveLength(3)
})
