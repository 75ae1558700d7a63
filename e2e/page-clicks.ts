import { at, click, type Press, type Spot, spotOn, wanted } from './press.ts'

/**
 * Clicks dispatched inside the page, for games with hundreds of them. Like the browser's own they only hit what is visible, is
 * enabled and not covered, but take one call to the page instead of ten, and several clicks take one call
 * together. Every so often the browser clicks itself, so that each game has both.
 */
export function pageClicks(pointer: 'mouse' | 'touch' = 'mouse', real: Press = click, often = 6): Press {
  let touches = 0
  const own = () => touches++ % often === 0
  const press: Press = async (target, where) => {
    if (own()) return real(target, where)
    const trouble = await target.evaluate(touch, { pointer, spots: [{ ...where }] })
    if (trouble !== undefined) throw new Error(`${trouble}: ${target}`)
  }
  const many: Press['many'] = async (page, spots) => {
    const ready: Spot[] = []
    const flush = async () => {
      const trouble =
        ready.length > 0 ? await page.evaluate(touch, { pointer, spots: ready.splice(0) }) : undefined
      if (trouble !== undefined) throw new Error(trouble)
    }
    for (const spot of spots)
      if (!own()) ready.push(spot)
      else {
        await flush()
        if (await wanted(page, spot)) await real(spotOn(page, spot), at(spot))
      }
    await flush()
  }
  return Object.assign(press, { many })
}

interface Touch {
  readonly pointer: string
  readonly spots: readonly (Spot | Omit<Spot, 'css'>)[]
}

/** In the page: why something could not be clicked, if so. */
async function touch(first: Element | Touch, more?: Touch): Promise<string | undefined> {
  const [given, { pointer, spots }] =
    first instanceof Element ? [first, more ?? { pointer: 'mouse', spots: [] }] : [undefined, first]
  const frame = () => new Promise(requestAnimationFrame)
  const seen = (element: Element) => element.checkVisibility({ visibilityProperty: true })
  const flat = (text: string) =>
    text
      .replace(/[\u00ad\u200b]/g, '')
      .replace(/\s+/g, ' ')
      .trim()
  const find = (spot: Touch['spots'][number]): readonly Element[] => {
    if (!('css' in spot)) return given?.isConnected ? [given] : []
    const { css, says = '', titled, nth } = spot
    const all = [...document.querySelectorAll(css)]
    const named = all.filter(
      one =>
        flat(one.textContent ?? '').startsWith(says) &&
        (titled === undefined ||
          [...one.querySelectorAll('b')].some(title => flat(title.textContent ?? '') === titled)),
    )
    return nth === undefined ? named : named.slice(nth, nth + 1)
  }

  async function one(spot: Touch['spots'][number]): Promise<string | undefined> {
    if (spot.unless !== undefined)
      if (!find(spot).some(seen) || [...document.querySelectorAll(spot.unless)].some(seen)) return undefined
    let trouble = ''
    for (const start = performance.now(); performance.now() - start < 15_000; await frame()) {
      const [element, ...others] = find(spot)
      if (element === undefined) trouble = 'It is not there'
      else if (others.length > 0) trouble = `There are ${others.length + 1} of it`
      else if (!seen(element)) trouble = 'It is not to be seen'
      else if (element.matches(':disabled, [aria-disabled=true]')) trouble = 'It is switched off'
      else {
        const over = under(element, spot)
        if (over instanceof Element) return dispatch(over, element, spot)
        trouble = over
      }
    }
    return `${trouble}: ${JSON.stringify(spot)}`
  }

  const spotIn = (element: Element, { position }: Pick<Spot, 'position'>) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return { clientX: left + (position?.x ?? width / 2), clientY: top + (position?.y ?? height / 2) }
  }

  /** What a finger on it would touch; what lies over it, where that is something else. */
  function under(element: Element, spot: Pick<Spot, 'position'>): Element | string {
    const { clientX, clientY } = spotIn(element, spot)
    if (clientX < 0 || clientY < 0 || clientX >= innerWidth || clientY >= innerHeight)
      element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
    const now = spotIn(element, spot)
    const over = document.elementFromPoint(now.clientX, now.clientY)
    if (over !== null && element.contains(over)) return over
    element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' })
    return `Over it lies ${over?.outerHTML.slice(0, 200)}`
  }

  function dispatch(over: Element, element: Element, spot: Pick<Spot, 'position'>): undefined {
    const about = {
      ...spotIn(element, spot),
      ...{ bubbles: true, cancelable: true, composed: true, view: window, detail: 1 },
    }
    const pointing = { ...about, pointerId: 1, pointerType: pointer, isPrimary: true }
    over.dispatchEvent(new PointerEvent('pointermove', pointing))
    if (pointer === 'mouse') over.dispatchEvent(new MouseEvent('mousemove', about))
    over.dispatchEvent(new PointerEvent('pointerdown', { ...pointing, buttons: 1 }))
    if (over.dispatchEvent(new MouseEvent('mousedown', { ...about, buttons: 1 }))) {
      const takes = over.closest('a[href], button, input, select, summary, [tabindex]')
      if (takes instanceof HTMLElement || takes instanceof SVGElement) takes.focus({ preventScroll: true })
    }
    over.dispatchEvent(new PointerEvent('pointerup', pointing))
    over.dispatchEvent(new MouseEvent('mouseup', about))
    over.dispatchEvent(new PointerEvent('click', pointing))
  }

  for (const [at, spot] of spots.entries()) {
    // What the touch before it changed is drawn.
    if (at > 0) await frame()
    const trouble = await one(spot)
    if (trouble !== undefined) return trouble
  }
  return undefined
}
