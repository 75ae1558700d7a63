/** A chunk as Vite's build manifest has it, under its source or its own name. */
interface Chunk {
  readonly file: string
  readonly imports?: readonly string[]
  readonly css?: readonly string[]
}

export type Manifest = Readonly<Record<string, Chunk>>

/** The files that only other games need, neither this game nor the app. */
export function foreignTo(manifest: Manifest, game: string): readonly string[] {
  const names = Object.keys(manifest)
  const games = new Set(names.flatMap(name => /games\/([^/]+)\//.exec(name)?.[1] ?? []))
  const needed = new Set<string>()
  const others = new Set<string>()
  for (const name of names) {
    // What belongs to one game is named after it, by its source or by its own file.
    const owner = [...games].find(id => name.includes(`games/${id}/`) || name.startsWith(`_${id}-`))
    // Other chunks that several share have no source of their own: whoever imports them needs them.
    if (owner === undefined && name.startsWith('_')) continue
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
