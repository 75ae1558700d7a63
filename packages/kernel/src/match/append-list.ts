/**
 * A list that only grows, as a value: adding leaves the old list as it was, yet copies nothing while the newest
 * is the one added to. Lists that grew from one another share their items.
 */
export class AppendList<T> {
  private list: readonly T[] | undefined = undefined

  constructor(
    private readonly shared: T[] = [],
    readonly length = shared.length,
  ) {}

  add(item: T): AppendList<T> {
    const items = this.owned()
    items.push(item)
    return new AppendList(items, this.length + 1)
  }

  concat(more: readonly T[]): AppendList<T> {
    if (more.length === 0) return this
    const items = this.owned()
    for (const item of more) items.push(item)
    return new AppendList(items, this.length + more.length)
  }

  /** The items to add to: shared while this list is the newest, else a copy. */
  private owned(): T[] {
    return this.shared.length === this.length ? this.shared : this.shared.slice(0, this.length)
  }

  /** The first `length` items. */
  take(length: number): AppendList<T> {
    return length >= this.length ? this : new AppendList(this.shared, length)
  }

  at(index: number): T | undefined {
    return index < this.length ? this.shared[index] : undefined
  }

  /** The items from an index on. */
  from(index: number): readonly T[] {
    return this.shared.slice(index, this.length)
  }

  get items(): readonly T[] {
    this.list ??= this.shared.slice(0, this.length)
    return this.list
  }
}
