/** Where a value is not plain data that survives JSON with whole numbers only: a path and a reason. */
export function flaw(value: unknown, path = ''): string | undefined {
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return undefined
    case 'number':
      return Number.isSafeInteger(value) && !Object.is(value, -0) ? undefined : `${path} is ${print(value)}`
    case 'object':
      return value === null ? undefined : flawInside(value, path)
    default:
      return `${path} is of type ${typeof value}`
  }
}

function flawInside(value: object, path: string): string | undefined {
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) {
      const found = flaw(value[i], `${path}[${i}]`)
      if (found !== undefined) return found
    }
    return undefined
  }
  if (Object.getPrototypeOf(value) !== Object.prototype) return `${path} is not a plain object`
  for (const [key, member] of Object.entries(value)) {
    const found = flaw(member, `${path}.${key}`)
    if (found !== undefined) return found
  }
  return undefined
}

function print(value: number): string {
  return Object.is(value, -0) ? 'minus zero' : String(value)
}
