/** Bytes of a seed. */
const size = 32
/** Bytes that a chosen word may fill. Zeros follow it, as many as chance never gives. */
const room = 24

/** The seed that a word stands for; `undefined` where the word is too long, or could not be read out of its seed. */
export function seedOf(word: string): string | undefined {
  const text = word.normalize('NFC').trim()
  const bytes = new TextEncoder().encode(text)
  if (bytes.length > room) return undefined
  const seed = Array.from(bytes, byte => byte.toString(16).padStart(2, '0'))
    .join('')
    .padEnd(2 * size, '0')
  // A word that ends with zeros would pass for another one, or for chance.
  return (wordOf(seed) ?? '') === text ? seed : undefined
}

/** The word that was chosen as a seed; `undefined` where chance has chosen. */
export function wordOf(seed: string): string | undefined {
  const bytes = Uint8Array.from(seed.match(/../g) ?? [], byte => Number.parseInt(byte, 16))
  const last = bytes.findLastIndex(byte => byte !== 0)
  return last < 0 || last >= room ? undefined : new TextDecoder().decode(bytes.slice(0, last + 1))
}
