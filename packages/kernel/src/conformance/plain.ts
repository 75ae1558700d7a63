/** Where a value is not plain data that survives JSON with whole numbers only: a path and a reason. */
export function flaw(value: unknown): string | undefined {
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return undefined
    case 'number':
      if (Object.is(value, -0)) return ' is minus zero'
      return Number.isSafeInteger(value) ? undefined : ` is ${value}`
    case 'object':
      return value === null ? undefined : flawInside(value)
    default:
      return ` is of type ${typeof value}`
  }
}

function flawInside(value: object): string | undefined {
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) {
      const found = flaw(value[i])
      if (found !== undefined) return `[${i}]${found}`
    }
    return undefined
  }
  if (Object.getPrototypeOf(value) !== Object.prototype) return ' is not a plain object'
  for (const [key, member] of Object.entries(value)) {
    const found = flaw(member)
    if (found !== undefined) return `.${key}${found}`
  }
  return undefined
}
