import type { Message } from '@kazamata/kernel'
import type { PanelProps, SeatInfo } from '@kazamata/ui'
import { seatOfHero } from '../../rules/setup/party.ts'
import { activeHero } from '../../state.ts'
import type { View } from '../../view.ts'
import { message } from '../shared/labels.ts'

/** The act, whose turn it is, and who plays it. */
export function statusOf({ view, seats }: PanelProps<View>): Message {
  if (view.result !== undefined) return message(view.result.won ? 'board.status.won' : 'board.status.lost')
  const task = view.agenda.at(-1)
  if (task?.do === 'pick') {
    const player = seats[seatOfHero(task.hero, view)]
    return message('board.status.pick', { name: player?.name ?? '', you: isYou(view, seats, player) })
  }
  const { hero, seat } = activeHero(view)
  const player = seats[seat]
  return message('board.status', {
    act: view.act,
    hero: message(`panel.hero.${hero}`),
    name: player?.name ?? '',
    you: isYou(view, seats, player),
  })
}

/** Around one screen everybody is called by name. */
function isYou(view: View, seats: readonly SeatInfo[], player: SeatInfo | undefined): 'yes' | 'no' {
  const people = seats.filter(({ bot }) => bot === undefined).length
  return player?.you === true && !(view.viewer === 'table' && people > 1) ? 'yes' : 'no'
}
