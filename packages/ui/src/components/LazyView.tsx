import { type ComponentType, type ReactNode, startTransition, useEffect, useState } from 'react'

/** A component that is not needed at first and is loaded at most once. */
export class LazyComponent<Props> {
  loaded: ComponentType<Props> | undefined

  constructor(private readonly load: () => Promise<ComponentType<Props>>) {}

  /** Optional: `LazyView` loads it as well, but only when it is drawn. */
  async preload(): Promise<void> {
    this.loaded ??= await this.load()
  }
}

interface LazyViewProps<Props> {
  readonly component: LazyComponent<Props>
  readonly props: Props
  /** Shown while the component is loading. */
  readonly fallback?: ReactNode
}

/**
 * Draws a component as soon as it is loaded, and at once from the second time on; React's `Suspense` would hold it back
 * for 300 ms. A failed load is thrown, for the page's error boundary.
 */
export function LazyView<Props extends object>(view: LazyViewProps<Props>): ReactNode {
  const { component, props, fallback } = view
  const [result, setResult] = useState<{
    readonly component: LazyComponent<Props>
    readonly error: Error | undefined
  }>()
  const { loaded: Loaded } = component
  // As it was when this was drawn: somebody else may have loaded it since.
  const isDrawn = Loaded !== undefined
  useEffect(() => {
    if (isDrawn) return
    let unmounted = false
    const settle = (error?: Error) => {
      // A large part is drawn in slices, and the page answers in between.
      if (!unmounted) startTransition(() => setResult({ component, error }))
    }
    component.preload().then(() => settle(), settle)
    return () => {
      unmounted = true
    }
  }, [component, isDrawn])
  if (Loaded !== undefined) return <Loaded {...props} />
  if (result?.component === component) throw result.error
  return fallback
}
