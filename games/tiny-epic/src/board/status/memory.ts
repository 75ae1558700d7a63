import type { Message } from '@kazamata/kernel'
import { goblins, minions } from '../../content/ids.ts'
import { cause } from '../../names.ts'
import { cardsIn, countOf } from '../../rules/bag.ts'
import { doorCell, facedownCells } from '../../rules/dungeon/grid.ts'
import type { View } from '../../view.ts'
import type { signs } from '../shared/icons.ts'
import { message } from '../shared/labels.ts'

interface Note {
  readonly sign: keyof typeof signs
  readonly text: Message
}

/** Sizes of the decks and what is gone; nothing that nobody has seen. */
export function notes(view: View): Note[] {
  const deck = view.deck.reduce((sum, count) => sum + count, 0)
  const unseen = cardsIn(view.bags.minions, minions)
  const seen = minions.filter(
    card => !unseen.includes(card) && !view.minions.some(minion => minion.card === card),
  )
  const found: Note[] = [
    {
      sign: 'room',
      text: message('board.memory.deck', {
        n: deck,
        down: facedownCells(view).length,
        door: doorCell(view) >= 0 ? 'yes' : 'no',
      }),
    },
    { sign: 'enemies', text: message('board.memory.slain', { n: view.slain, of: view.party }) },
    {
      sign: 'loot',
      text: message('board.memory.loot', { n: countOf(view.bags.loot), row: view.lootRow.length }),
    },
    {
      sign: 'spell',
      text: message('board.memory.spells', { n: countOf(view.bags.spells), row: view.spellRow.length }),
    },
  ]
  if (seen.length > 0)
    found.push({ sign: 'skull', text: message('board.memory.minions', { list: { list: seen.map(cause) } }) })
  const left = cardsIn(view.bags.goblins, goblins)
  found.push({
    sign: 'goblin',
    text:
      left.length === 0
        ? message('board.memory.goblins.none')
        : message('board.memory.goblins', { list: { list: left.map(cause) } }),
  })
  return found
}
