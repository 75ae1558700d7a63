import { useOnlineWords } from '../words.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** Milliseconds that somebody has left, in words: days and hours, hours and minutes, or minutes and seconds as a clock shows them. */
export function useTimeLeft(): (left: number) => string {
  const t = useOnlineWords()
  return left => {
    const days = Math.floor(left / day)
    const hours = Math.floor((left % day) / hour)
    const minutes = Math.floor((left % hour) / minute)
    if (left >= hour)
      return [
        days > 0 && t('online.left.days', { days }),
        hours > 0 && t('online.left.hours', { hours }),
        days === 0 && minutes > 0 && t('online.left.minutes', { minutes }),
      ]
        .filter(part => part !== false)
        .join(' ')
    const seconds = Math.ceil(left / 1_000)
    return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
  }
}
