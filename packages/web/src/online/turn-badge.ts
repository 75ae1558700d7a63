import { setTurnCount } from '../shell/page-title.ts'
import { api } from './api.ts'
import { connection } from './connection/browser-connection.ts'
import { isYourTurn } from './match-summary.ts'

let isShown = false

/** From now on the tab tells how many matches wait for this person. */
export function showTurns(): void {
  if (isShown) return
  isShown = true
  const waiting = new Set<string>()

  async function read(): Promise<void> {
    const matches = await api.matches()
    if ('code' in matches) return
    waiting.clear()
    for (const match of matches.value.filter(isYourTurn)) waiting.add(match.id)
    setTurnCount(waiting.size)
  }

  connection().onWelcome(() => void read())
  connection().onTurn((match, isYours) => {
    if (isYours) waiting.add(match)
    else waiting.delete(match)
    setTurnCount(waiting.size)
  })
}
