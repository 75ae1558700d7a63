/** The window follows by itself: the page must not jump. */
export function focusOn(within: Element | null, selector: string): void {
  within?.querySelector<HTMLElement | SVGElement>(selector)?.focus({ preventScroll: true })
}
