import book from 'icon:rule-book'
import { type GameUi, LazyComponent, LazyView } from '@kazamata/ui'
import type { Event } from '../event.ts'
import { describeEvent } from '../log.ts'
import type { Move } from '../move.ts'
import type { View } from '../view.ts'
import { Board } from './Board.tsx'
import { logIcons } from './shared/icons.ts'
import './status/reminders.css'
import { soundOf } from './shared/sounds.ts'
import { partOf } from './status/part-of.ts'
import { remindersFor } from './status/reminders.ts'
import { statusOf } from './status/status.ts'
import './theme.css'

const help = new LazyComponent(async () => (await import('./help/Help.tsx')).Help)

export const ui: GameUi<View, Move, Event> = {
  theme: 'torch',
  ledgerFrom: 1700,
  Board,
  status: statusOf,
  reminders: remindersFor,
  Help: props => <LazyView component={help} props={props} />,
  helpLabel: 'board.help.label',
  helpIcon: book,
  icons: logIcons,
  describeEvent,
  partOf,
  soundOf,
  // The table has no secrets (TE-0.1): nobody has to look away.
  isOpenQuestion: () => true,
}
