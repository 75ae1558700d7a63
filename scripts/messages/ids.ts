/** Everything in a source text that looks like a message's id; `${…}` stands for any part. */
export function mentions(source: string): string[] {
  return [...source.matchAll(/(['"`])([a-z][\w-]*(?:\.(?:[\w-]|\$\{[^}`]*\})+)+)\1/g)].map(
    match => match[2] ?? '',
  )
}

/** Mentions that open like a message's id and match none. */
export function unknown(keys: readonly string[], mentioned: readonly string[]): string[] {
  const openings = new Set(keys.map(key => key.split('.')[0]))
  return [...new Set(mentioned)].filter(id => {
    if (!openings.has(id.split('.')[0])) return false
    const pattern = new RegExp(`^${id.replaceAll('.', '\\.').replace(/\$\{[^}]*\}/g, '[^ ]+')}$`)
    return !keys.some(key => pattern.test(key))
  })
}
