import type { Seat } from '@kazamata/kernel'
import type { SeatInfo } from '@kazamata/ui'
import type { Event } from '../../event.ts'
import type { Sheet } from '../../state.ts'
import type { View } from '../../view.ts'
import { BossCard } from '../boss/BossCard.tsx'
import { bossesOf } from '../boss/bosses.ts'
import { Sheets } from '../players/PlayerSheets.tsx'
import { Story } from '../round-end/RoundEnd.tsx'
import { lastEnd, reportOf } from '../round-end/round-end.ts'
import { Tasks } from '../score/GoalsAndMissions.tsx'
import { Score } from '../score/ScoreTable.tsx'
import { reckoned } from '../turn/forecast.ts'
import type { Mode } from '../useLayoutMode.ts'
import { useWords } from '../words.ts'
import { Leaf } from './Dialog.tsx'
import type { Lying } from './DialogButtons.tsx'

interface LeavesProps {
  readonly lying: Lying
  readonly view: View
  readonly seats: readonly SeatInfo[]
  readonly sheets: readonly Readonly<Sheet>[]
  /** The sheet the bosses are reckoned against. */
  readonly sheet: Readonly<Sheet>
  readonly news: readonly Event[]
  readonly mode: Mode
  readonly mine?: Seat | undefined
  onLay(lying: Lying | undefined): void
}

export function Leaves(props: LeavesProps) {
  const { lying, view, seats, sheets, sheet, news, mode, mine, onLay } = props
  const w = useWords()
  const close = () => onLay(undefined)
  switch (lying.leaf) {
    case 'score':
      return (
        <Leaf title={w('score.title')} wide={seats.length > 3} onClose={close}>
          <Score view={view} seats={seats} sheets={sheets} />
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
          <Sheets view={view} seats={seats} sheets={sheets} mode={mode} first={lying.seat} />
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
          seats={seats}
          mine={mine}
          go={w('story.end.go.on')}
          onLeave={close}
          onSheet={seat => onLay({ leaf: 'sheets', seat })}
        />
      )
    }
  }
}
