import { type RefObject, useEffect } from 'react'

/** For so long after they have scrolled, people look where they want to look. */
const pause = 1000
/** The focus comes to what is asked soon after it is ringed, and scrolls as well. */
const settling = 300

/**
 * What the guide rings is brought into sight whenever it is another control, unless the person has just scrolled. The map
 * moves by itself.
 */
export function useAdviceInSight(root: RefObject<HTMLElement | null>, guided: boolean): void {
  useEffect(() => {
    const box = root.current
    if (!guided || box === null) return
    let ringed: Element | undefined
    /** A control may be used again for another answer. */
    let said: string | undefined
    let changed = Number.NEGATIVE_INFINITY
    let scrolled = Number.NEGATIVE_INFINITY
    const show = () => {
      if (performance.now() - scrolled > pause) ringed?.scrollIntoView({ block: 'nearest' })
    }
    const look = () => {
      const now = [...box.querySelectorAll('[data-advised]')].find(one => one.closest('.te-cells') === null)
      const says = now?.textContent ?? undefined
      if (now === ringed && says === said) return
      ringed = now
      said = says
      changed = performance.now()
      show()
    }
    const changes = new MutationObserver(look)
    changes.observe(box, { subtree: true, childList: true, attributeFilter: ['data-advised'] })
    const end = new AbortController()
    const note = () => {
      scrolled = performance.now()
    }
    for (const type of ['wheel', 'touchmove'] as const)
      box.addEventListener(type, note, { passive: true, signal: end.signal })
    box.addEventListener('focusin', () => performance.now() - changed < settling && show(), {
      signal: end.signal,
    })
    look()
    return () => {
      changes.disconnect()
      end.abort()
    }
  }, [root, guided])
}
