import { useWords } from '../intl/words.tsx'
import type { SeatSetup } from './seats.ts'

/** Plants for bots, each with its portrait. */
export const plantNames = [
  'name.0',
  'name.1',
  'name.2',
  'name.3',
  'name.4',
  'name.5',
  'name.6',
  'name.7',
] as const

/** What each chair is called when nobody gave it a name. */
export function useDefaultNames(): (chairs: readonly SeatSetup[]) => readonly string[] {
  const t = useWords()
  return chairs =>
    chairs.map((chair, seat) => {
      if (chair.who !== 'person') return t(plantNames[seat % plantNames.length] ?? 'name.0')
      const before = chairs.slice(0, seat).filter(other => other.who === 'person')
      return t('name.person', { n: before.length + 1 })
    })
}
