import type { PictureTurn } from '@kazamata/ui/guide'

/**
 * Pictures are whole boards: they are drawn one after another, each when the reader comes near it, so that a slow phone
 * answers in between. `onRest` is called when those in sight are there.
 */
export function pictureTurns(onRest: () => void): PictureTurn {
  let last = Promise.resolve()
  const missing = new Set<Element>()
  return async (figure, left) => {
    missing.add(figure)
    const before = last
    let done = () => {}
    last = new Promise(resolve => {
      done = () => {
        missing.delete(figure)
        if (missing.size === 0) onRest()
        resolve()
      }
    })
    left.addEventListener('abort', done)
    await before
    await near(figure, left, onRest)
    return done
  }
}

/** Everything above, what is in sight, and half as much below it. */
const ahead = { rootMargin: '1000000px 0px 50% 0px' }

function near(figure: Element, left: AbortSignal, onFar: () => void): Promise<void> {
  return new Promise(resolve => {
    if (left.aborted) return resolve()
    const observer = new IntersectionObserver(entries => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return onFar()
      observer.disconnect()
      resolve()
    }, ahead)
    left.addEventListener('abort', () => {
      observer.disconnect()
      resolve()
    })
    observer.observe(figure)
  })
}
