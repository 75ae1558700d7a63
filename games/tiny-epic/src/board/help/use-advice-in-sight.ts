import { type RefObject, useEffect } from 'react'

/** For so long after they have scrolled, people look where they want to look. */
const pause = 1000
/** The focus comes to what is asked soon after it is ringed, and scrolls as well. */
const settling = 300

/**
 * The guide's note and what it rings are brought into sight whenever they are others, unless the person has just scrolled;
 * where there is no room for both, what is ringed. The map moves by itself.
 */
export function useAdviceInSight(root: RefObject<HTMLElement | null>, guided: boolean): void {
  useEffect(() => {
    const box = root.current
    if (!guided || box === null) return
    const note = () => box.querySelector('.te-coach')
    let ringed: Element | undefined
    /** A control may be used again for another answer. */
    let said: string | undefined
    let changed = Number.NEGATIVE_INFINITY
    let scrolled = Number.NEGATIVE_INFINITY
    const show = () => {
      if (performance.now() - scrolled <= pause) return
      for (const one of [note(), ringed]) one?.scrollIntoView({ block: 'nearest' })
    }
    const look = () => {
      const now = [...box.querySelectorAll('[data-advised]')].find(one => one.closest('.te-cells') === null)
      const says = `${now?.textContent} ${note()?.textContent}`
      if (now === ringed && says === said) return
      ringed = now
      said = says
      changed = performance.now()
      show()
    }
    const changes = new MutationObserver(look)
    changes.observe(box, { subtree: true, childList: true, attributeFilter: ['data-advised'] })
    const end = new AbortController()
    const noteScroll = () => {
      scrolled = performance.now()
    }
    for (const type of ['wheel', 'touchmove'] as const)
      box.addEventListener(type, noteScroll, { passive: true, signal: end.signal })
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
