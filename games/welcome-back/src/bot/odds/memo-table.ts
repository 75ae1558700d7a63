/** A cache of numbers by a key of three integers. Flat arrays, because it is asked a million times a second. */
export class MemoTable {
  private keys = new Int32Array(0)
  private values = new Float64Array(0)
  private mask = 0
  private size = 0

  /** Forgets everything rather than hold more than `limit` entries. */
  constructor(private readonly limit = 1 << 18) {
    this.clear()
  }

  /** `undefined` when it was never set. */
  get(a: number, b: number, c: number): number | undefined {
    const at = this.find(a, b, c)
    const value = this.values[at] ?? 0
    return value < 0 ? undefined : value
  }

  /** `value` is not negative. */
  set(a: number, b: number, c: number, value: number): void {
    if (this.size >= this.limit) this.clear()
    else if (this.size * 2 > this.mask) this.grow()
    const at = this.find(a, b, c)
    if ((this.values[at] ?? 0) < 0) this.size += 1
    this.keys[at * 3] = a
    this.keys[at * 3 + 1] = b
    this.keys[at * 3 + 2] = c
    this.values[at] = value
  }

  private clear(): void {
    this.allot(1 << 8)
  }

  private allot(slots: number): void {
    this.keys = new Int32Array(slots * 3)
    this.values = new Float64Array(slots).fill(-1)
    this.mask = slots - 1
    this.size = 0
  }

  private grow(): void {
    const { keys, values } = this
    this.allot((this.mask + 1) * 4)
    for (let i = 0; i < values.length; i++) {
      const value = values[i] ?? -1
      if (value >= 0) this.set(keys[i * 3] ?? 0, keys[i * 3 + 1] ?? 0, keys[i * 3 + 2] ?? 0, value)
    }
  }

  /** The place of the key, or the free one where it belongs. */
  private find(a: number, b: number, c: number): number {
    const { keys, values, mask } = this
    let h = Math.imul(a ^ (a >>> 15), 0x2c1b3c6d)
    h = Math.imul(h ^ b ^ (h >>> 12), 0x297a2d39)
    h = Math.imul(h ^ c ^ (h >>> 15), 0x2c1b3c6d)
    let at = (h ^ (h >>> 16)) & mask
    while (
      (values[at] ?? 0) >= 0 &&
      !(keys[at * 3] === a && keys[at * 3 + 1] === b && keys[at * 3 + 2] === c)
    ) {
      at = (at + 1) & mask
    }
    return at
  }
}
