/** Small settings in the browser's local storage; where it is blocked (private mode) they last as long as the page. */
const prefix = 'kazamata.'

export function readPreference(key: string): string | undefined {
  try {
    return localStorage.getItem(prefix + key) ?? undefined
  } catch {
    return undefined
  }
}

/** Nothing is stored for `undefined`. */
export function writePreference(key: string, value: string | undefined): void {
  try {
    if (value === undefined) localStorage.removeItem(prefix + key)
    else localStorage.setItem(prefix + key, value)
  } catch {
    // Nothing depends on it: it is only remembered until the page is closed.
  }
}
