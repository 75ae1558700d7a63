/** Far deeper than any real match, and shallow enough to walk recursively. */
export const maxDepth = 32

/** JSON from outside: not too deep, and no key such as `__proto__`. */
export function isTame(value: unknown, depth = maxDepth): boolean {
  if (typeof value !== 'object' || value === null) return true
  if (depth === 0 || Object.hasOwn(value, '__proto__')) return false
  return Object.values(value).every(member => isTame(member, depth - 1))
}
