import { useLayoutEffect } from 'react'

/** How many parts of the page say that they are loading. */
let loading = 0

export function useLoading(): void {
  useLayoutEffect(() => {
    loading++
    return () => {
      loading--
      // Before the next paint, but after another part may have begun to load.
      queueMicrotask(endOpening)
    }
  }, [])
}

let opened = () => {}

/** The app has more to show than that it is loading. */
export const afterOpening = new Promise<void>(resolve => {
  opened = resolve
})

/** What the build drew for a table that is being opened stands until the app has more to show than that it is loading. */
export function endOpening(): void {
  if (loading > 0) return
  document.getElementById('opening')?.remove()
  opened()
}
