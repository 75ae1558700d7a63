import { type Point, PressGuard, type PressTarget } from './press-guard.ts'

const controls = 'a[href], button, input, select, textarea, summary, label, [role="button"]'
/** Keys mean something else there. */
const typing = 'textarea, select, input:not([type="radio"], [type="checkbox"])'
/** Attributes that tell what a control does, beside its words. */
const telling = ['aria-label', 'aria-pressed', 'aria-expanded', 'aria-disabled', 'href']

/** Keys that press something. */
const pressing = /^(Enter| |[a-z])$/i

/** The keyboard has no place: a key is pressed again unless another key came between. */
const keyboardPlace: Point = { x: 0, y: 0 }

const pointer = new PressGuard()
const keyboard = new PressGuard()

/** Tells the guard that a move was played, so that the same gesture plays no other. */
export function notePlayed(): void {
  const now = performance.now()
  pointer.played(now)
  keyboard.played(now)
}

/**
 * The rule for the whole page: a control that has just appeared under the pointer, or that now does something else,
 * takes no click for 400 ms unless the pointer has moved 8 pixels since the last click; the same for Enter, Space and
 * letters unless another key came between, and held down they press once. Returns a function that ends it.
 */
export function guardPresses(): () => void {
  const listening = new AbortController()
  const options = { signal: listening.signal, capture: true, passive: false } as const
  /** The key that was pressed last. */
  let key = ''
  /** The key whose press was refused, until it is released. */
  let refused: string | undefined
  let frame = 0

  const observer = new MutationObserver(lookSoon)
  let observing = false

  function watch(): void {
    const wanted = pointer.at !== undefined || keyboard.at !== undefined
    if (wanted === observing) return
    observing = wanted
    if (wanted)
      observer.observe(document.body, {
        subtree: true,
        childList: true,
        characterData: true,
        attributes: true,
      })
    else observer.disconnect()
  }

  /** After whatever changed the page is drawn: what is under the pointer, and what would Enter press? */
  function look(): void {
    frame = 0
    const now = performance.now()
    if (pointer.at !== undefined)
      pointer.see(targetOf(document.elementFromPoint(pointer.at.x, pointer.at.y)), now)
    keyboard.see(keyTarget(key), now)
  }

  function lookSoon(): void {
    if (frame === 0 && (pointer.at !== undefined || keyboard.at !== undefined))
      frame = requestAnimationFrame(look)
  }

  function refuse(event: Event): void {
    event.preventDefault()
    event.stopImmediatePropagation()
  }

  const on = <K extends keyof WindowEventMap>(type: K, handle: (event: WindowEventMap[K]) => void) =>
    window.addEventListener(type, handle, options)

  on('pointermove', event => {
    if (pointer.at === undefined) return
    pointer.moved(placeOf(event))
    watch()
  })
  on('wheel', () => {
    pointer.release()
    watch()
  })
  on('pointerdown', event => {
    keyboard.release()
    pointer.begin(placeOf(event), targetOf(event.target), event.timeStamp)
    watch()
  })
  on('click', event => {
    // From the keyboard, or made by the page itself.
    if (!(event instanceof PointerEvent) || event.pointerType === '') return
    if (!pointer.admits(placeOf(event), targetOf(event.target), event.timeStamp)) refuse(event)
    watch()
  })
  on('keydown', event => {
    if (event.target instanceof Element && event.target.matches(typing)) return
    if (event.key !== key) keyboard.release()
    key = event.key
    // Where nothing has the focus, Space scrolls the page.
    if (pressing.test(key) && !(key === ' ' && targetOf(document.activeElement) === undefined)) {
      const target = keyTarget(key)
      const admitted = event.repeat
        ? target?.repeats === true
        : keyboard.admits(keyboardPlace, target, event.timeStamp)
      refused = admitted ? undefined : key
      if (!admitted) refuse(event)
    }
    watch()
  })
  on('keyup', event => {
    // Space presses a button when it is released.
    if (event.key !== refused) return
    refused = undefined
    refuse(event)
  })
  for (const type of ['scroll', 'transitionend', 'animationend', 'focusin'] as const) on(type, lookSoon)

  return () => {
    listening.abort()
    observer.disconnect()
    cancelAnimationFrame(frame)
    pointer.release()
    keyboard.release()
  }
}

const placeOf = ({ clientX, clientY }: MouseEvent): Point => ({ x: clientX, y: clientY })

/** Enter and Space press what has the focus; else they do what the board's primary button does, as letters may. */
function keyTarget(key: string): PressTarget | undefined {
  const focused = /^[a-z]$/i.test(key) ? undefined : targetOf(document.activeElement)
  return focused ?? targetOf(document.querySelector('[data-go]'))
}

function targetOf(hit: unknown): PressTarget | undefined {
  const found = hit instanceof Element ? hit.closest(controls) : null
  if (found === null) return undefined
  // The browser clicks a label's field once more by itself.
  const control = found instanceof HTMLLabelElement ? (found.control ?? found) : found
  const attributes = telling.map(name => control.getAttribute(name) ?? '')
  return {
    control,
    says: [control.matches(':disabled'), ...attributes, control.textContent].join('\n'),
    repeats: control.closest('[data-repeat]') !== null,
  }
}
