import { type ComponentType, type ReactNode, useEffect, useState } from 'react'

/** A page, or a part of one, that is not needed at first, and fetched at most once. */
export class LazyComponent<Props> {
  there: ComponentType<Props> | undefined

  constructor(private readonly load: () => Promise<ComponentType<Props>>) {}

  /** Where it will soon be needed; to be drawn is enough. */
  async fetch(): Promise<void> {
    this.there ??= await this.load()
  }
}

interface LaterProps<Props> {
  readonly part: LazyComponent<Props>
  readonly props: Props
  /** What stands in its place until then. */
  readonly meanwhile?: ReactNode
}

/**
 * Draws a part as soon as it is there, which is at once from the second time on; React's `Suspense` would hold it back
 * for 300 ms. What cannot be fetched is for the page to tell.
 */
export function LazyView<Props extends object>({ part, props, meanwhile }: LaterProps<Props>): ReactNode {
  const [come, setCome] = useState<{
    readonly part: LazyComponent<Props>
    readonly error: Error | undefined
  }>()
  useEffect(() => {
    if (part.there !== undefined) return
    let left = false
    const tell = (error?: Error) => {
      if (!left) setCome({ part, error })
    }
    part.fetch().then(() => tell(), tell)
    return () => {
      left = true
    }
  }, [part])
  const { there: There } = part
  if (There !== undefined) return <There {...props} />
  if (come?.part === part) throw come.error
  return meanwhile
}
