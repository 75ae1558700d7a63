import { setTurnCount } from '../shell/page-title.ts'
import { isYourTurn } from './match-summary.ts'
import { browserOnline } from './use-online.ts'

const shown = new WeakSet<object>()

/** From now on the tab tells how many matches wait for this person. */
export function showTurns(online = browserOnline): void {
  const { api } = online
  const connection = online.connection()
  if (shown.has(connection)) return
  shown.add(connection)
  const waiting = new Set<string>()

  async function read(): Promise<void> {
    const matches = await api.matches()
    if ('code' in matches) return
    waiting.clear()
    for (const match of matches.value.filter(isYourTurn)) waiting.add(match.id)
    setTurnCount(waiting.size)
  }

  connection.onWelcome(() => void read())
  connection.onTurn((match, isYours) => {
    if (isYours) waiting.add(match)
    else waiting.delete(match)
    setTurnCount(waiting.size)
  })
}
