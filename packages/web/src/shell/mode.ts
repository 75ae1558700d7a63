/** The vault is dark unless the reader's system prefers light. */
export function followMode(): void {
  const light = matchMedia('(prefers-color-scheme: light)')
  const set = () => {
    document.documentElement.dataset.mode = light.matches ? 'light' : 'dark'
  }
  light.addEventListener('change', set)
  set()
}
