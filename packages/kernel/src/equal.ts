/** Are two plain JSON values the same? Much cheaper than comparing their JSON. */
export function equal(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (!isObject(a) || !isObject(b)) return false
  if (Array.isArray(a)) return Array.isArray(b) && equalArrays(a, b)
  if (Array.isArray(b)) return false
  let keys = 0
  for (const key in a) {
    const other = b[key]
    if (other === undefined || !equal(a[key], other)) return false
    keys += 1
  }
  for (const _ in b) keys -= 1
  return keys === 0
}

function equalArrays(a: readonly unknown[], b: readonly unknown[]): boolean {
  if (a.length !== b.length) return false
  for (let i = 0; i < a.length; i++) if (!equal(a[i], b[i])) return false
  return true
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
