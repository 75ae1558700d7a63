import { type ComponentType, type ReactNode, startTransition, useEffect, useState } from 'react'

/** Something that is not needed at first and is loaded at most once. */
export class Lazy<T> {
  loaded: T | undefined

  constructor(private readonly load: () => Promise<T>) {}

  /** Optional: `useLazy` and `LazyView` load it as well, but only when they are drawn. */
  async preload(): Promise<void> {
    this.loaded ??= await this.load()
  }
}

export class LazyComponent<Props> extends Lazy<ComponentType<Props>> {}

/**
 * What is loaded already, at once; else `undefined` until it is there, and nothing is loaded while it is not `needed`. A
 * failed load is thrown, for the page's error boundary.
 */
export function useLazy<T>(lazy: Lazy<T>, needed = true): T | undefined {
  const [result, setResult] = useState<{ readonly of: Lazy<T>; readonly error: Error | undefined }>()
  const { loaded } = lazy
  // As it was when this was drawn: somebody else may have loaded it since.
  const isWanted = needed && loaded === undefined
  useEffect(() => {
    if (!isWanted) return
    let unmounted = false
    const settle = (error?: Error) => {
      // A large part is drawn in slices, and the page answers in between.
      if (!unmounted) startTransition(() => setResult({ of: lazy, error }))
    }
    lazy.preload().then(() => settle(), settle)
    return () => {
      unmounted = true
    }
  }, [lazy, isWanted])
  if (loaded === undefined && result?.of === lazy) throw result.error
  return loaded
}

interface LazyViewProps<Props> {
  readonly component: LazyComponent<Props>
  readonly props: Props
  /** Shown while the component is loading. */
  readonly fallback?: ReactNode
}

/**
 * Draws a component as soon as it is loaded, and at once from the second time on; React's `Suspense` would hold it back
 * for 300 ms.
 */
export function LazyView<Props extends object>(view: LazyViewProps<Props>): ReactNode {
  const { component, props, fallback } = view
  const Loaded = useLazy(component)
  return Loaded === undefined ? fallback : <Loaded {...props} />
}
