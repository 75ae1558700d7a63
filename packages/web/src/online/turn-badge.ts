import { setTurnCount } from '../shell/page-title.ts'
import { isYourTurn } from './match-summary.ts'
import { followPush } from './notices/push.ts'
import { turnNotices } from './notices/turn-notices.ts'
import { browserOnline } from './use-online.ts'

const shown = new WeakSet<object>()

/** From now on the tab tells how many matches wait for this person, and a hidden one of every turn that comes. */
export function showTurns(online = browserOnline): void {
  const { api } = online
  const connection = online.connection()
  if (shown.has(connection)) return
  shown.add(connection)
  const notices = turnNotices()
  let waiting: ReadonlySet<string> = new Set()
  let isRead = false

  function show(next: ReadonlySet<string>): void {
    const before = waiting
    waiting = next
    setTurnCount(next.size)
    notices.waiting(next)
    // What waits since before the page was opened is no news.
    if (isRead) for (const match of next) if (!before.has(match)) notices.came(match)
  }

  /** What was told since the list was last asked for: newer than what it will say. */
  let told = new Map<string, boolean>()

  async function read(): Promise<void> {
    told = new Map()
    const matches = await api.matches()
    if ('code' in matches) return
    const next = new Set(matches.value.filter(isYourTurn).map(({ id }) => id))
    for (const [match, isYours] of told)
      if (isYours) next.add(match)
      else next.delete(match)
    show(next)
    isRead = true
  }

  connection.onWelcome(() => void read())
  connection.onTurn((match, isYours) => {
    told.set(match, isYours)
    const others = [...waiting].filter(one => one !== match)
    show(new Set(isYours ? [...others, match] : others))
  })
  void followPush(api)
}
