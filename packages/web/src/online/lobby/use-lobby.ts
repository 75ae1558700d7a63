import type { LobbyAnswer } from '@kazamata/protocol'
import { useEffect, useState } from 'react'
import type { ApiCode, SeenLobby } from '../api.ts'
import { useOnline } from '../use-online.ts'

/** How often the lobby is asked for while the page is looked at, in milliseconds. */
const pollTime = 4_000

export type LobbyState = { readonly lobby?: LobbyAnswer; readonly code?: ApiCode }

/** The lobby as it is now, as long as it is shown. What was there stays while the server does not answer. */
export function useLobby(): LobbyState {
  const { api } = useOnline()
  const [state, setState] = useState<LobbyState>({})
  useEffect(() => {
    let isOver = false
    let seen: SeenLobby | undefined
    let timer: ReturnType<typeof setTimeout> | undefined

    async function read(): Promise<void> {
      clearTimeout(timer)
      const found = document.visibilityState === 'visible' ? await api.lobby(seen) : undefined
      if (isOver) return
      if (found !== undefined && 'value' in found) {
        seen = found.value
        setState({ lobby: seen.lobby })
      } else if (found !== undefined) setState(before => ({ ...before, code: found.code }))
      timer = setTimeout(() => void read(), pollTime)
    }

    const look = () => void read()
    look()
    document.addEventListener('visibilitychange', look)
    return () => {
      isOver = true
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [api])
  return state
}
