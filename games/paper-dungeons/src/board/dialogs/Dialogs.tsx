import type { Event } from '../../event.ts'
import { scheduledBosses } from '../../rules/boss-fight.ts'
import { BossDetails } from '../boss/BossDetails.tsx'
import { HouseMark } from '../HouseMark.tsx'
import type { Layout } from '../layout.ts'
import { PlayerSheets } from '../players/PlayerSheets.tsx'
import { RoundEnd } from '../round-end/RoundEnd.tsx'
import { lastRoundEnd, reportOf } from '../round-end/round-end.ts'
import { GoalsAndMissions } from '../score/GoalsAndMissions.tsx'
import { ScoreTable } from '../score/ScoreTable.tsx'
import type { BoardState } from '../use-board-state.ts'
import { useWords } from '../words.ts'
import { Dialog } from './Dialog.tsx'
import type { OpenDialog } from './DialogButtons.tsx'

interface DialogsProps {
  readonly dialog: OpenDialog
  readonly board: BoardState
  readonly events: readonly Event[]
  readonly layout: Layout
  onOpen(dialog: OpenDialog | undefined): void
}

/** The dialog that is open. */
export function Dialogs({ dialog, board, events, layout, onOpen }: DialogsProps) {
  const { view, seats, sheets, sheet, mine } = board
  const w = useWords()
  const close = () => onOpen(undefined)
  switch (dialog.show) {
    case 'score':
      return (
        <Dialog title={w('score.title')} wide={seats.length > 3} onClose={close}>
          <ScoreTable {...{ view, seats, sheets }} />
        </Dialog>
      )
    case 'bosses':
      return (
        <Dialog title={w('bosses.title')} onClose={close}>
          {scheduledBosses(view).map(scheduled => (
            <BossDetails key={scheduled.boss} {...{ view, sheet, scheduled }} />
          ))}
          <GoalsAndMissions view={view} sheet={sheet} />
          <p className="pd-dungeon-source">
            <b>{w('house.dungeon', { card: view.card })}</b> <HouseMark of={view.card} />
          </p>
        </Dialog>
      )
    case 'sheets':
      return (
        <Dialog title={w('sheets.title')} wide onClose={close}>
          <PlayerSheets {...{ view, seats, sheets, layout }} first={dialog.seat} />
        </Dialog>
      )
    case 'roundEnd': {
      const report = reportOf(lastRoundEnd(events))
      if (report === undefined)
        return (
          <Dialog title={w('roundEnd.again')} onClose={close}>
            <p>{w('roundEnd.none')}</p>
          </Dialog>
        )
      return (
        <RoundEnd
          {...{ report, events, seats, mine }}
          go={w('roundEnd.go.on')}
          onLeave={close}
          onSheet={seat => onOpen({ show: 'sheets', seat })}
        />
      )
    }
  }
}
