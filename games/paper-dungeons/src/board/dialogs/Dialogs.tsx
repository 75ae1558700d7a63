import type { Seat } from '@kazamata/kernel'
import type { SeatInfo } from '@kazamata/ui'
import type { Event } from '../../event.ts'
import type { Sheet } from '../../state.ts'
import type { View } from '../../view.ts'
import { BossCard } from '../boss/BossCard.tsx'
import { scheduledBosses } from '../boss/bosses.ts'
import type { Layout } from '../layout.ts'
import { PlayerSheets } from '../players/PlayerSheets.tsx'
import { RoundEnd } from '../round-end/RoundEnd.tsx'
import { lastRoundEnd, reportOf } from '../round-end/round-end.ts'
import { GoalsAndMissions } from '../score/GoalsAndMissions.tsx'
import { ScoreTable } from '../score/ScoreTable.tsx'
import { reckoned } from '../turn/forecast.ts'
import { useWords } from '../words.ts'
import { Dialog } from './Dialog.tsx'
import type { OpenDialog } from './DialogButtons.tsx'

interface DialogsProps {
  readonly lying: OpenDialog
  readonly view: View
  readonly seats: readonly SeatInfo[]
  readonly sheets: readonly Readonly<Sheet>[]
  /** The sheet the bosses are reckoned against. */
  readonly sheet: Readonly<Sheet>
  readonly news: readonly Event[]
  readonly layout: Layout
  readonly mine?: Seat | undefined
  onLay(lying: OpenDialog | undefined): void
}

export function Dialogs(props: DialogsProps) {
  const { lying, view, seats, sheets, sheet, news, layout, mine, onLay } = props
  const w = useWords()
  const close = () => onLay(undefined)
  switch (lying.leaf) {
    case 'score':
      return (
        <Dialog title={w('score.title')} wide={seats.length > 3} onClose={close}>
          <ScoreTable view={view} seats={seats} sheets={sheets} />
        </Dialog>
      )
    case 'bosses':
      return (
        <Dialog title={w('bosses.title')} onClose={close}>
          {scheduledBosses(view).map(next => (
            <BossCard
              key={next.boss}
              boss={next.boss}
              round={next.round}
              open
              {...(sheet.glory.length > next.at ? {} : reckoned(view, sheet, next))}
            />
          ))}
          <GoalsAndMissions view={view} sheet={sheet} />
        </Dialog>
      )
    case 'sheets':
      return (
        <Dialog title={w('sheets.title')} wide onClose={close}>
          <PlayerSheets view={view} seats={seats} sheets={sheets} layout={layout} first={lying.seat} />
        </Dialog>
      )
    case 'story': {
      const report = reportOf(lastRoundEnd(news))
      if (report === undefined)
        return (
          <Dialog title={w('story.end.again')} onClose={close}>
            <p>{w('story.end.none')}</p>
          </Dialog>
        )
      return (
        <RoundEnd
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
