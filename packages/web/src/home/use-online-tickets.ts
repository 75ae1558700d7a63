import { useEffect, useLayoutEffect, useState } from 'react'
import { useServerState } from '../shell/use-server.ts'
import { type OnlineTicket, rememberedTickets, rememberTickets, ticketsOf } from './online-tickets.ts'

const none: readonly OnlineTicket[] = []
/** The same for every empty list, for which nothing has to be drawn again. */
const orNone = (tickets: readonly OnlineTicket[]) => (tickets.length === 0 ? none : tickets)

/** This person's matches on the server. Only somebody whom the server knows asks for them; until it answers, what it said last. */
export function useOnlineTickets(): readonly OnlineTicket[] {
  const server = useServerState()
  const [tickets, setTickets] = useState(none)
  // Before anything is drawn, so that nothing moves.
  useLayoutEffect(() => setTickets(orNone(rememberedTickets())), [])
  useEffect(() => {
    if (server === 'unknown' || server === 'none') return
    const show = (next: readonly OnlineTicket[]) => {
      rememberTickets(next)
      setTickets(orNone(next))
    }
    if (server === 'stranger') return show([])
    let late = false
    let stop: (() => void) | undefined
    void import('../online/follow-matches.ts').then(({ followMatches }) => {
      if (!late) stop = followMatches(matches => show(ticketsOf(matches)))
    })
    return () => {
      late = true
      stop?.()
    }
  }, [server])
  return tickets
}
