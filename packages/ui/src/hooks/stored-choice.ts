import { useSyncExternalStore } from 'react'

/**
 * A preference stored on this device under a key: `first` until something is chosen, `unseen` when the page is rendered
 * to a string, with no one to choose.
 */
export function storedChoice<Choice extends string>(
  key: string,
  choices: readonly Choice[],
  { first, unseen }: { readonly first: Choice; readonly unseen: Choice },
): {
  get(): Choice
  set(choice: Choice): void
  use(): Choice
  /** Calls back whenever something is chosen. */
  listen(listener: () => void): () => void
} {
  const listeners = new Set<() => void>()
  /** In case nothing can be stored. */
  let current: Choice | undefined

  function read(): Choice {
    if (current !== undefined) return current
    try {
      const stored = localStorage.getItem(key)
      return choices.find(choice => choice === stored) ?? first
    } catch {
      return first
    }
  }

  function listen(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }

  return {
    get: read,
    set(choice) {
      current = choice
      try {
        localStorage.setItem(key, choice)
      } catch {
        // Storage is blocked or full: the choice lasts until the page is closed.
      }
      for (const listener of listeners) listener()
    },
    listen,
    use: () => useSyncExternalStore(listen, read, () => unseen),
  }
}
