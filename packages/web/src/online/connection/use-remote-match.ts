import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { useOnline } from '../use-online.ts'
import type { Line } from './connection.ts'
import { RemoteMatch } from './remote-match.ts'

/** The match on the server, as long as the page shows it. */
export function useRemoteMatch(id: string): RemoteMatch | undefined {
  const { connection } = useOnline()
  const [match, setMatch] = useState<RemoteMatch>()
  useEffect(() => {
    const opened = new RemoteMatch(connection(), id)
    setMatch(opened)
    return () => opened.close()
  }, [connection, id])
  return match?.id === id ? match : undefined
}

/** How the connection to the server is. */
export function useLine(): Line {
  const { connection } = useOnline()
  const onLine = useCallback((listener: () => void) => connection().onLine(listener), [connection])
  return useSyncExternalStore(onLine, () => connection().line)
}
