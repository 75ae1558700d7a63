import book from 'icon:rule-book'
import { type GameUi, LazyView, MoreMessages } from '@kazamata/ui'
import type { Event } from '../event.ts'
import { describeEvent } from '../log.ts'
import type { Move } from '../move.ts'
import type { View } from '../view.ts'
import { Board } from './Board.tsx'
import { dungeonMessages, help, logIcons } from './lazy.ts'
import './status/reminders.css'
import { soundOf } from './shared/sounds.ts'
import { partOf } from './status/part-of.ts'
import { remindersFor } from './status/reminders.ts'
import { statusOf } from './status/status.ts'
import './theme.css'

export const ui: GameUi<View, Move, Event> = {
  theme: 'torch',
  ledgerFrom: 1700,
  Board,
  status: statusOf,
  reminders: remindersFor,
  Help: props => (
    <MoreMessages messages={dungeonMessages}>
      <LazyView component={help} props={props} />
    </MoreMessages>
  ),
  helpLabel: 'board.help.label',
  helpIcon: book,
  icons: logIcons,
  describeEvent,
  partOf,
  soundOf,
  // The table has no secrets (TE-0.1): nobody has to look away.
  isOpenQuestion: () => true,
}
