import book from 'icon:rule-book'
import { type GameUi, Later, Part } from '@kazamata/ui'
import type { Event } from '../event.ts'
import type { Move } from '../move.ts'
import { say } from '../say.ts'
import type { View } from '../view.ts'
import { Board } from './Board.tsx'
import { logIcons } from './icons.ts'
import { Memory } from './Memory.tsx'
import { Status } from './Status.tsx'

const help = new Part(async () => (await import('./Help.tsx')).Help)

export const ui: GameUi<View, Move, Event> = {
  theme: 'torch',
  ledgerFrom: 1700,
  Board,
  Status,
  Memory,
  Help: props => <Later part={help} props={props} />,
  helpLabel: 'board.help.label',
  helpIcon: book,
  icons: logIcons,
  say,
  // The table has no secrets (TE-0.1): nobody has to look away.
  open: () => true,
}
