import { useWords } from '../intl/words.tsx'
import type { Chair } from './seating.ts'

/** Trees for bots, in the order they grow. */
const trees = ['name.0', 'name.1', 'name.2', 'name.3', 'name.4', 'name.5', 'name.6', 'name.7'] as const

/** What each chair is called when nobody gave it a name. */
export function useNames(): (chairs: readonly Chair[]) => readonly string[] {
  const t = useWords()
  return chairs =>
    chairs.map((chair, seat) => {
      const before = chairs
        .slice(0, seat)
        .filter(other => (other.who === 'person') === (chair.who === 'person'))
      const nth = before.length
      return chair.who === 'person' ? t('name.person', { n: nth + 1 }) : t(trees[nth] ?? 'name.0')
    })
}
