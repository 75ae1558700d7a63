import type { Seat } from '@kazamata/kernel'
import { type Face, Icon } from '@kazamata/ui'
import type { Event } from '../event.ts'
import type { Sheet } from '../state.ts'
import type { View } from '../view.ts'
import { BossCard } from './BossCard.tsx'
import { setCoaching } from './coach.ts'
import { reckoned } from './consider.ts'
import { bossesOf } from './facts.ts'
import { signs } from './icons.ts'
import { Leaf } from './Leaf.tsx'
import type { Mode } from './mode.ts'
import { Score } from './Score.tsx'
import { Sheets } from './Sheets.tsx'
import { Story } from './Story.tsx'
import { lastEnd, reportOf } from './story.ts'
import { Tasks } from './Tasks.tsx'
import { useWords } from './words.ts'

/** What can be laid over the table to be read. */
export type Lying =
  | { readonly leaf: 'score' }
  | { readonly leaf: 'bosses' }
  | { readonly leaf: 'sheets'; readonly seat: Seat }
  | { readonly leaf: 'story' }

interface LeavesProps {
  readonly lying: Lying
  readonly view: View
  readonly faces: readonly Face[]
  readonly sheets: readonly Readonly<Sheet>[]
  /** The sheet the bosses are reckoned against. */
  readonly sheet: Readonly<Sheet>
  readonly news: readonly Event[]
  readonly mode: Mode
  readonly mine?: Seat | undefined
  onLay(lying: Lying | undefined): void
}

export function Leaves(props: LeavesProps) {
  const { lying, view, faces, sheets, sheet, news, mode, mine, onLay } = props
  const w = useWords()
  const close = () => onLay(undefined)
  switch (lying.leaf) {
    case 'score':
      return (
        <Leaf title={w('score.title')} wide={faces.length > 3} onClose={close}>
          <Score view={view} faces={faces} sheets={sheets} />
        </Leaf>
      )
    case 'bosses':
      return (
        <Leaf title={w('bosses.title')} onClose={close}>
          {bossesOf(view).map(next => (
            <BossCard
              key={next.boss}
              boss={next.boss}
              round={next.round}
              open
              {...(sheet.glory.length > next.at ? {} : reckoned(view, sheet, next))}
            />
          ))}
          <Tasks view={view} sheet={sheet} />
        </Leaf>
      )
    case 'sheets':
      return (
        <Leaf title={w('sheets.title')} wide onClose={close}>
          <Sheets view={view} faces={faces} sheets={sheets} mode={mode} first={lying.seat} />
        </Leaf>
      )
    case 'story': {
      const report = reportOf(lastEnd(news))
      if (report === undefined)
        return (
          <Leaf title={w('story.end.again')} onClose={close}>
            <p>{w('story.end.none')}</p>
          </Leaf>
        )
      return (
        <Story
          report={report}
          faces={faces}
          mine={mine}
          go={w('story.end.go.on')}
          onLeave={close}
          onSheet={seat => onLay({ leaf: 'sheets', seat })}
        />
      )
    }
  }
}

/** The few things one looks up. */
export function Tools({ onLay, coach }: { onLay(lying: Lying): void; coach: boolean }) {
  const w = useWords()
  return (
    <nav className="pd-tools" aria-label={w('tools.label')}>
      <button type="button" onClick={() => onLay({ leaf: 'score' })}>
        <Icon d={signs.total} />
        {w('tools.score')}
      </button>
      <button type="button" onClick={() => onLay({ leaf: 'bosses' })}>
        <Icon d={signs.boss} />
        {w('tools.bosses')}
      </button>
      <button type="button" onClick={() => onLay({ leaf: 'story' })}>
        <Icon d={signs.replay} />
        {w('story.end.again')}
      </button>
      {coach && (
        <button type="button" onClick={() => setCoaching('on')}>
          <Icon d={signs.teacher} />
          {w('coach.again')}
        </button>
      )}
    </nav>
  )
}
