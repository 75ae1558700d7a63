import type { StoredMatch } from '@kazamata/room/store'
import { useWords } from '../intl/words.tsx'
import { opponents } from './match-status.ts'
import { useList } from './use-list.ts'

/** Who sits at the table, in one line. */
export function Players({ seats }: Pick<StoredMatch, 'seats'>) {
  const t = useWords()
  const list = useList()
  const { alone, others } = opponents(seats)
  if (!alone) return list(others)
  return others.length === 0 ? t('ticket.solo') : t('ticket.with', { names: list(others) })
}
