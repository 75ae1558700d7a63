import { useEffect, useRef } from 'react'

let arrived = false

/** A page has come: it names the tab, and who came by a link starts reading at its top. */
export function usePageTitle<E extends HTMLElement>(title: string) {
  const top = useRef<E>(null)
  useEffect(() => {
    document.title = title
  }, [title])
  useEffect(() => {
    if (arrived && location.hash === '') {
      scrollTo(0, 0)
      top.current?.focus({ preventScroll: true })
    }
    arrived = true
  }, [])
  return top
}
