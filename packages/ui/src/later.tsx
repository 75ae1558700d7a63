import { type ComponentType, type ReactNode, useEffect, useState } from 'react'

/** A part of a board that is not needed at first, and fetched at most once. */
export class Part<Props> {
  there: ComponentType<Props> | undefined

  constructor(private readonly load: () => Promise<ComponentType<Props>>) {}

  /** Where it will soon be needed; to be drawn is enough. */
  async fetch(): Promise<void> {
    this.there ??= await this.load()
  }
}

/**
 * Draws a part once it is there, which is at once from the second time on. Nothing stands in its place until then; what
 * cannot be fetched is for the page to tell.
 */
export function Later<Props extends object>({ part, props }: { part: Part<Props>; props: Props }): ReactNode {
  const [come, setCome] = useState<true | Error>()
  useEffect(() => {
    if (part.there === undefined) part.fetch().then(() => setCome(true), setCome)
  }, [part])
  if (come instanceof Error) throw come
  const { there: There } = part
  return There === undefined ? undefined : <There {...props} />
}
