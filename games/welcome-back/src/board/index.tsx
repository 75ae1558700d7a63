import book from 'icon:rule-book'
import { type GameUi, Lazy, LazyView } from '@kazamata/ui'
import type { Event } from '../event.ts'
import { describeEvent } from '../log.ts'
import type { Move } from '../move.ts'
import { isOut } from '../state.ts'
import type { View } from '../view.ts'
import { Board } from './Board.tsx'
import { logIcons } from './icons.ts'
import { help } from './lazy.ts'
import { partOf } from './log/part-of.ts'
import { remindersFor } from './log/reminders.ts'
import { statusOf } from './log/status.ts'
import { soundOf } from './sounds.ts'
import './theme.css'

export const ui: GameUi<View, Move, Event> = {
  theme: 'tavern',
  Board,
  status: statusOf,
  reminders: remindersFor,
  Help: props => <LazyView component={help} props={props} />,
  helpLabel: 'help.label',
  helpIcon: book,
  icons: new Lazy(async () => logIcons),
  describeEvent,
  partOf,
  soundOf,
  isOpenQuestion,
  // Everybody is told of every move (WB-3.4).
  undo: 'never',
  isOut: (view, seat) => view.players[seat] !== undefined && isOut(view.players[seat]),
}

/** Secret are the drawn card, and the cards a player has seen, of which it is reminded before it draws or passes. */
export function isOpenQuestion(view: View): boolean {
  const { ask } = view
  return ask?.do !== 'place' && (ask?.do !== 'turn' || view.deck === 0)
}
