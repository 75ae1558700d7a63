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
    const items = this.shared.length === this.length ? this.shared : this.shared.slice(0, this.length)
    items.push(item)
    return new AppendList(items, this.length + 1)
  }

  get items(): readonly T[] {
    this.list ??= this.shared.slice(0, this.length)
    return this.list
  }
}
