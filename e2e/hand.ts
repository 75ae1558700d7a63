import { click, type Press } from './table.ts'

/**
 * A hand inside the page, for games of hundreds of touches. As the browser's own it touches only what is to be seen, is
 * not switched off and has nothing lying over it, but asks the page once instead of ten times. Every so many touches it
 * is the browser's own, so that each game has both.
 */
export function hand(pointer: 'mouse' | 'touch' = 'mouse', real: Press = click, often = 6): Press {
  let touches = 0
  return async (target, where) => {
    if (touches++ % often === 0) return real(target, where)
    const trouble = await target.evaluate(touch, { ...where?.position, pointer })
    if (trouble !== undefined) throw new Error(`${trouble}: ${target}`)
  }
}

interface Touch {
  readonly x?: number
  readonly y?: number
  readonly pointer: string
}

/** In the page: what kept it from being touched, if anything did. */
async function touch(element: Element, { x, y, pointer }: Touch): Promise<string | undefined> {
  const frame = () => new Promise(requestAnimationFrame)
  const spot = () => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return { clientX: left + (x ?? width / 2), clientY: top + (y ?? height / 2) }
  }
  let trouble = ''
  for (const start = performance.now(); performance.now() - start < 15_000; await frame()) {
    if (!element.isConnected) return 'It is gone'
    if (!element.checkVisibility({ visibilityProperty: true })) trouble = 'It is not to be seen'
    else if (element.matches(':disabled, [aria-disabled=true]')) trouble = 'It is switched off'
    else trouble = ''
    if (trouble !== '') continue
    const { clientX, clientY } = spot()
    if (clientX < 0 || clientY < 0 || clientX >= innerWidth || clientY >= innerHeight)
      element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
    const at = spot()
    const over = document.elementFromPoint(at.clientX, at.clientY)
    if (over === null || !element.contains(over)) {
      trouble = `Over it lies ${over?.outerHTML.slice(0, 200)}`
      element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' })
      continue
    }
    const about = { ...at, bubbles: true, cancelable: true, composed: true, view: window, detail: 1 }
    const pointing = { ...about, pointerId: 1, pointerType: pointer, isPrimary: true }
    const mouse = pointer === 'mouse'
    over.dispatchEvent(new PointerEvent('pointermove', pointing))
    if (mouse) over.dispatchEvent(new MouseEvent('mousemove', about))
    over.dispatchEvent(new PointerEvent('pointerdown', { ...pointing, buttons: 1 }))
    if (over.dispatchEvent(new MouseEvent('mousedown', { ...about, buttons: 1 }))) {
      const takes = over.closest('a[href], button, input, select, summary, [tabindex]')
      if (takes instanceof HTMLElement || takes instanceof SVGElement) takes.focus({ preventScroll: true })
    }
    over.dispatchEvent(new PointerEvent('pointerup', pointing))
    over.dispatchEvent(new MouseEvent('mouseup', about))
    over.dispatchEvent(new PointerEvent('click', pointing))
    return undefined
  }
  return trouble
}
