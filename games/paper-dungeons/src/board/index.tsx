import book from 'icon:rule-book'
import { type GameUi, LazyView } from '@kazamata/ui'
import type { Event } from '../event.ts'
import { describeEvent } from '../log.ts'
import type { Move } from '../move.ts'
import type { View } from '../view.ts'
import { Board } from './Board.tsx'
import { help, logIcons, print } from './lazy.ts'
import './status/reminders.css'
import { soundOf } from './sounds.ts'
import { partOf } from './status/part-of.ts'
import { remindersFor } from './status/reminders.ts'
import { statusOf } from './status/status.ts'
import './theme.css'

export const ui: GameUi<View, Move, Event> = {
  theme: 'paper',
  ledgerFrom: 1700,
  Board,
  status: statusOf,
  reminders: remindersFor,
  Help: props => <LazyView component={help} props={props} />,
  Print: props => <LazyView component={print} props={props} />,
  printOptions: ['dungeon', 'bosses', 'missions'],
  undo: 'own',
  helpLabel: 'help.label',
  helpIcon: book,
  icons: logIcons,
  describeEvent,
  partOf,
  soundOf,
  isOpenQuestion: open,
}

/** A boss's reward is chosen before all eyes; everything else in secret until the reveal (PD-RND.12, RND.17). */
export function open(view: View): boolean {
  return view.phase === 'reward' || view.phase === 'over'
}
