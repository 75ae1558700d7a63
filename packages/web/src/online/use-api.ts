import { useRef, useState } from 'react'
import type { ApiCode, Result } from './api.ts'

/** Asks the server for one thing at a time, and says why the last was refused. */
export function useApi(): {
  readonly run: <T>(ask: () => Promise<Result<T>>, then?: (value: T) => void) => void
  readonly isBusy: boolean
  readonly refused: ApiCode | undefined
} {
  const busy = useRef(false)
  const [isBusy, setBusy] = useState(false)
  const [refused, setRefused] = useState<ApiCode>()

  async function ask<T>(request: () => Promise<Result<T>>, then?: (value: T) => void): Promise<void> {
    if (busy.current) return
    busy.current = true
    setBusy(true)
    const result = await request()
    busy.current = false
    setBusy(false)
    setRefused('code' in result ? result.code : undefined)
    if ('value' in result) then?.(result.value)
  }

  return { run: (request, then) => void ask(request, then), isBusy, refused }
}
