import { closeNotices, hasNotifications, showNotice, wantsNotices } from './notifier.ts'

/** Tells of turns that come while this page is open and hidden; what is over, or looked at, is told no more. */
export function turnNotices() {
  if (hasNotifications())
    document.addEventListener('visibilitychange', () => {
      if (!document.hidden) void closeNotices()
    })
  return {
    came(match: string): void {
      if (document.hidden && wantsNotices()) void showNotice(match)
    },
    /** Only these matches wait for this person. */
    waiting(matches: ReadonlySet<string>): void {
      if (hasNotifications()) void closeNotices(match => matches.has(match))
    },
  }
}
