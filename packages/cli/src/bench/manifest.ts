/** A chunk as Vite's build manifest has it, under its source or its own name. */
interface Chunk {
  readonly file: string
  readonly imports?: readonly string[]
  readonly css?: readonly string[]
}

export type Manifest = Readonly<Record<string, Chunk>>

/** The files that only other games need, neither this game nor the app. */
export function foreignTo(manifest: Manifest, game: string): readonly string[] {
  const gameOf = (name: string) => /games\/([^/]+)\//.exec(name)?.[1]
  const needed = new Set<string>()
  const others = new Set<string>()
  for (const name of Object.keys(manifest)) {
    // Chunks that several share have no source of their own: whoever imports them needs them.
    if (name.startsWith('_')) continue
    const owner = gameOf(name)
    collect(manifest, name, owner === undefined || owner === game ? needed : others)
  }
  return [...others].filter(file => !needed.has(file))
}

function collect(manifest: Manifest, name: string, into: Set<string>): void {
  const chunk = manifest[name]
  if (chunk === undefined || into.has(chunk.file)) return
  into.add(chunk.file)
  for (const file of chunk.css ?? []) into.add(file)
  for (const other of chunk.imports ?? []) collect(manifest, other, into)
}
