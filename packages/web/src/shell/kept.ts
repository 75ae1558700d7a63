/** Small things a browser keeps for us. Where it refuses (private mode), we go without. */
const prefix = 'kazamata.'

export function kept(key: string): string | undefined {
  try {
    return localStorage.getItem(prefix + key) ?? undefined
  } catch {
    return undefined
  }
}

export function keep(key: string, value: string): void {
  try {
    localStorage.setItem(prefix + key, value)
  } catch {
    // Nothing depends on it: it is only remembered until the page is closed.
  }
}
