import { useSyncExternalStore } from 'react'

/**
 * A choice of whoever uses this device, kept there under a key: `first` until something is chosen, and `unseen` where
 * a page is only written out, with nobody before it.
 */
export function storedChoice<Choice extends string>(
  key: string,
  choices: readonly Choice[],
  { first, unseen }: { readonly first: Choice; readonly unseen: Choice },
): { set(choice: Choice): void; use(): Choice } {
  const listeners = new Set<() => void>()
  /** Where nothing can be stored, this page remembers. */
  let known: Choice | undefined

  function read(): Choice {
    if (known !== undefined) return known
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
    set(choice) {
      known = choice
      try {
        localStorage.setItem(key, choice)
      } catch {
        // Then it holds until the page is left.
      }
      for (const listener of listeners) listener()
    },
    use: () => useSyncExternalStore(listen, read, () => unseen),
  }
}
