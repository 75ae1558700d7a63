import type { Message } from '@kazamata/kernel'
import { type Face, heroes } from '../../content/ids.ts'
import { maxPotions } from '../../content/tracks.ts'
import type { SheetEvent } from '../../event.ts'
import { face as faceName, hero } from '../../names.ts'
import { trainingFit } from '../../rules/dice.ts'
import { initialAgenda } from '../../rules/initial-agenda.ts'
import { trainable } from '../../rules/rewards.ts'
import { advance } from '../../rules/turn.ts'
import { cloneSheet, type Turn } from '../../state.ts'
import type { View } from '../../view.ts'

/** All that the viewer did since the last reveal. */
export function roundDeeds(view: View): readonly SheetEvent[] {
  const { own, viewer } = view
  const shown = viewer === 'table' ? undefined : view.players[viewer]?.shown
  if (own === undefined || shown === undefined) return []
  const turn: Turn = {
    sheet: cloneSheet(shown),
    agenda: initialAgenda(view, shown),
    used: 0,
    psionic: false,
    diary: [],
  }
  if (own.dealt !== undefined) turn.dealt = own.dealt
  const deeds: SheetEvent[] = []
  for (const move of own.diary) advance(view, turn, move, deed => deeds.push(deed))
  return deeds
}

/** What a confirmation would give away for good: steps not taken, and dice that could have done more (PD-UI.6). */
export function wasteOf(view: View): readonly Message[] {
  const { own } = view
  if (own === undefined) return []
  const waste: Message[] = []
  let die: { readonly at: number; readonly face: Face } | undefined
  let stepped = false
  for (const deed of roundDeeds(view))
    switch (deed.do) {
      case 'die':
        die = { at: deed.die, face: deed.face }
        stepped = false
        break
      case 'entered':
        stepped = true
        break
      case 'stopped':
        if (deed.mp === 0 || die === undefined) break
        waste.push(
          stepped
            ? { id: 'warn.steps', values: { steps: deed.mp } }
            : {
                id: 'warn.die',
                values: { face: faceName(die.face), better: betterUse(own, die.at, die.face) },
              },
        )
        break
    }
  return waste
}

/** The best that a die could still have done instead of nothing. */
function betterUse(own: Turn, die: number, face: Face): Message {
  const symbols: readonly string[] = heroes
  const at = symbols.indexOf(face)
  const rising = trainable(own.sheet)
  const fits = face === 'clover' ? heroes.findIndex((_, i) => rising & (1 << i)) : at
  const name = heroes[fits]
  if (
    name !== undefined &&
    rising & (1 << fits) &&
    (face === 'clover' || trainingFit(own, die, fits) !== undefined)
  )
    return { id: 'warn.train', values: { hero: hero(name, 'acc') } }
  if (face !== 'boots' && own.sheet.potions < maxPotions) return { id: 'warn.brew' }
  return { id: 'warn.walk' }
}
