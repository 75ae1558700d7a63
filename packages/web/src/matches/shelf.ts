import { memoryShelf } from './memory.ts'
import type { Shelf } from './storage.ts'

let opened: Promise<Shelf> | undefined

/** The one shelf of this page. */
export function shelf(): Promise<Shelf> {
  opened ??= import('./indexed.ts').then(({ indexedShelf }) => indexedShelf()).catch(() => memoryShelf())
  return opened
}
