import { type ComponentType, useEffect, useState } from 'react'
import { Waiting } from './Waiting.tsx'

/**
 * A page that is fetched when it is first wanted, and shown as soon as it is there: React's own `lazy` keeps whatever
 * follows a fallback back for 300 ms.
 */
export function later<Props extends object>(
  fetch: () => Promise<{ readonly default: ComponentType<Props> }>,
): ComponentType<Props> {
  let known: ComponentType<Props> | undefined
  return function Later(props) {
    const [Page, setPage] = useState(() => known)
    const [trouble, setTrouble] = useState<{ readonly error: unknown }>()
    useEffect(() => {
      if (Page !== undefined) return
      let left = false
      fetch().then(
        ({ default: page }) => {
          known = page
          if (!left) setPage(() => page)
        },
        (error: unknown) => {
          if (!left) setTrouble({ error })
        },
      )
      return () => {
        left = true
      }
    }, [Page])
    if (trouble !== undefined) throw trouble.error
    return Page === undefined ? <Waiting /> : <Page {...props} />
  }
}
