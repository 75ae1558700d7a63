import { useEffect, useState, useSyncExternalStore } from 'react'
import { connection } from './browser-connection.ts'
import type { Line } from './connection.ts'
import { RemoteMatch } from './remote-match.ts'

/** The match on the server, as long as the page shows it. */
export function useRemoteMatch(id: string): RemoteMatch | undefined {
  const [match, setMatch] = useState<RemoteMatch>()
  useEffect(() => {
    const opened = new RemoteMatch(connection(), id)
    setMatch(opened)
    return () => opened.close()
  }, [id])
  return match?.id === id ? match : undefined
}

const onLine = (listener: () => void) => connection().onLine(listener)
const line = () => connection().line

/** How the connection to the server is. */
export function useLine(): Line {
  return useSyncExternalStore(onLine, line)
}
