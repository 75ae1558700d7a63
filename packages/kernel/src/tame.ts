/** Far deeper than any real match, and shallow enough to walk recursively. */
export const maxDepth = 32

/** JSON from outside: not too deep, and no key such as `__proto__`. */
export function isTame(value: unknown, depth = maxDepth): boolean {
  if (typeof value !== 'object' || value === null) return true
  if (depth === 0 || Object.hasOwn(value, '__proto__')) return false
  for (const member of Array.isArray(value) ? value : Object.values(value))
    if (!isTame(member, depth - 1)) return false
  return true
}
