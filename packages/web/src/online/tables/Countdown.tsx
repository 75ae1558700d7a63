import { useEffect, useState } from 'react'
import { useOnlineWords } from '../words.ts'

/** Counts down to the moment when a quick table begins; `startsIn` is told anew with every change of the table. */
export function Countdown({ startsIn }: { startsIn: number }) {
  const t = useOnlineWords()
  const [left, setLeft] = useState(startsIn)
  useEffect(() => {
    const until = Date.now() + startsIn
    setLeft(startsIn)
    const timer = setInterval(() => setLeft(Math.max(0, until - Date.now())), 250)
    return () => clearInterval(timer)
  }, [startsIn])
  const seconds = Math.ceil(left / 1_000)
  return (
    <p className="countdown" role="timer">
      {seconds > 0 ? t('lobby.startsIn', { seconds }) : t('lobby.starting')}
    </p>
  )
}
