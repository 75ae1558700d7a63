/** What browsers that can install the page as an app offer; the DOM types lack it. */
interface InstallPrompt extends Event {
  prompt(): Promise<unknown>
}

const isPrompt = (event: Event): event is InstallPrompt => 'prompt' in event

let offer: InstallPrompt | undefined
const listeners = new Set<() => void>()

function set(next: InstallPrompt | undefined): void {
  offer = next
  for (const listener of listeners) listener()
}

/** Keeps the browser's offer for whoever wants it, instead of showing it to everybody. */
export function keepInstallOffer(): void {
  addEventListener('beforeinstallprompt', event => {
    event.preventDefault()
    if (isPrompt(event)) set(event)
  })
  addEventListener('appinstalled', () => set(undefined))
}

export const installOffer = {
  get: () => offer,
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  /** An offer can be used once. */
  async use(): Promise<void> {
    const used = offer
    set(undefined)
    await used?.prompt()
  },
}

/** An iPhone or iPad, on which people install pages by hand, and this one is not installed. */
export function isIosTab(): boolean {
  const { userAgent, maxTouchPoints } = navigator
  const isIos = /iPhone|iPad/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1)
  return isIos && !matchMedia('(display-mode: standalone)').matches
}
