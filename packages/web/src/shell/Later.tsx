import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { Waiting } from './Waiting.tsx'

/** A page that is fetched when it is first wanted, and known from then on. */
interface Fetched<Props> {
  readonly fetch: () => Promise<{ readonly default: ComponentType<Props> }>
  page?: ComponentType<Props>
}

export const fetched = <Props,>(fetch: Fetched<Props>['fetch']): Fetched<Props> => ({ fetch })

/** What came of it. */
type Fate<Props> = { readonly of: Fetched<Props>; readonly error?: unknown } | undefined

interface LaterProps<Props> {
  readonly of: Fetched<Props>
  readonly children: (page: ComponentType<Props>) => ReactNode
}

/**
 * Shows a page as soon as it is there. React's own way, `lazy` in a `Suspense`, keeps whatever follows a fallback back
 * for 300 ms.
 */
export function Later<Props>({ of, children }: LaterProps<Props>) {
  const [fate, setFate] = useState<Fate<Props>>()
  useEffect(() => {
    if (of.page !== undefined) return
    let left = false
    const tell = (fate: Fate<Props>) => {
      if (!left) setFate(fate)
    }
    of.fetch().then(
      ({ default: page }) => {
        of.page = page
        tell({ of })
      },
      (error: unknown) => tell({ of, error }),
    )
    return () => {
      left = true
    }
  }, [of])
  if (of.page !== undefined) return children(of.page)
  if (fate?.of === of) throw fate.error
  return <Waiting />
}
