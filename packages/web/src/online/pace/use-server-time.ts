import { useEffect, useState } from 'react'
import { useOnline } from '../use-online.ts'

/** The server's time, anew after every so many milliseconds; `undefined`: it does not matter now. */
export function useServerTime(step: number | undefined): number {
  const { connection } = useOnline()
  const [, setTicks] = useState(0)
  useEffect(() => {
    if (step === undefined) return undefined
    let stop: () => void = () => undefined
    const wait = () => {
      stop = connection().later(step, () => {
        setTicks(ticks => ticks + 1)
        wait()
      })
    }
    wait()
    return () => stop()
  }, [connection, step])
  return connection().time
}
