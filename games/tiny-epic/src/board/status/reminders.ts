import type { Message } from '@kazamata/kernel'
import type { PanelProps, Reminder, Reminders } from '@kazamata/ui'
import { goblins, minions } from '../../content/ids.ts'
import { cause } from '../../names.ts'
import { cardsIn, countOf } from '../../rules/bag.ts'
import { doorCell, facedownCells } from '../../rules/dungeon/grid.ts'
import type { View } from '../../view.ts'
import { firstSigns } from '../shared/first-icons.ts'
import { message } from '../shared/labels.ts'

const reminder = (sign: keyof typeof firstSigns, text: Message): Reminder => ({
  key: text.id,
  icon: firstSigns[sign],
  text,
})

/** Sizes of the decks and what is gone; nothing that nobody has seen (TE-UI.17). */
export function remindersFor({ view }: PanelProps<View>): Reminders | undefined {
  if (view.result !== undefined) return undefined
  const deck = view.deck.reduce((sum, count) => sum + count, 0)
  const unseen = cardsIn(view.bags.minions, minions)
  const seen = minions.filter(
    card => !unseen.includes(card) && !view.minions.some(minion => minion.card === card),
  )
  const goblinsLeft = cardsIn(view.bags.goblins, goblins)
  return {
    title: message('board.reminders'),
    items: [
      reminder(
        'room',
        message('board.reminders.deck', {
          n: deck,
          down: facedownCells(view).length,
          door: doorCell(view) >= 0 ? 'yes' : 'no',
        }),
      ),
      reminder('enemies', message('board.reminders.slain', { n: view.slain, of: view.party })),
      reminder(
        'loot',
        message('board.reminders.loot', { n: countOf(view.bags.loot), row: view.lootRow.length }),
      ),
      reminder(
        'spell',
        message('board.reminders.spells', { n: countOf(view.bags.spells), row: view.spellRow.length }),
      ),
      ...(seen.length === 0
        ? []
        : [reminder('skull', message('board.reminders.minions', { list: { list: seen.map(cause) } }))]),
      reminder(
        'goblin',
        goblinsLeft.length === 0
          ? message('board.reminders.goblins.none')
          : message('board.reminders.goblins', { list: { list: goblinsLeft.map(cause) } }),
      ),
    ],
  }
}
