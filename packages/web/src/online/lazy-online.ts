import { LazyComponent } from '@kazamata/ui'

/** For pages behind which there is a server. */
export const lazyOnlineMatches = new LazyComponent(
  async () => (await import('./OnlineMatches.tsx')).OnlineMatches,
)
