import { useEffect, useRef } from 'react'
import { setPageTitle } from './page-title.ts'

let arrived = false

/** Sets the title of the tab. On a page that was reached by a link, the focus moves to its top (the returned ref). */
export function usePageTitle<E extends HTMLElement>(title: string) {
  const top = useRef<E>(null)
  useEffect(() => {
    setPageTitle(title)
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
