import type { StoredMatch } from '@kazamata/room/store'
import type { Campaign } from '../campaign/campaign.ts'
import { useWords } from '../intl/words.tsx'
import { ResumeList } from '../matches/ResumeList.tsx'
import { toResume } from './to-resume.ts'
import { useOnlineTickets } from './use-online-tickets.ts'

/** At most so many waiting matches stand on the first page; the rest are among the tables. */
const shown = 3

/** What one may go on with, where there is something. */
export function LeftOff(props: { matches: readonly StoredMatch[]; campaigns: readonly Campaign[] }) {
  const t = useWords()
  const waiting = toResume({ ...props, online: useOnlineTickets() }).slice(0, shown)
  if (waiting.length === 0) return null
  return (
    <section className="left-off" aria-labelledby="left-off">
      <h2 id="left-off">{t('home.leftOff')}</h2>
      <ResumeList of={waiting} campaigns={props.campaigns} />
    </section>
  )
}
