import type { Message } from '@kazamata/kernel'
import { bossCards } from '../../content/bosses.ts'
import type { Face } from '../../content/ids.ts'
import { boss as bossName, face as faceName, gloryOf, hero, message } from '../../names.ts'
import { bossOneStepAway } from '../../rules/boss-fight.ts'
import { dieUses } from '../../rules/dice.ts'
import { usesOf } from '../../rules/move-lists.ts'
import type { Turn } from '../../state.ts'
import type { View } from '../../view.ts'
import { bossIcons, signs } from '../icons.ts'
import { loss, type NoteLine } from './forecast-lines.ts'
import { roundEvents } from './round-events.ts'

/** What a confirmation would waste: steps not taken, dice that could have done more, a boss within reach (PD-UI.6). */
export function wasteOf(view: View): readonly NoteLine[] {
  const { own } = view
  if (own === undefined) return []
  return [...wastedDice(view, own).map(text => loss(signs.walk, text)), ...missedBoss(view, own)]
}

function wastedDice(view: View, own: Turn): readonly Message[] {
  const waste: Message[] = []
  let die: { readonly at: number; readonly face: Face } | undefined
  let stepped = false
  for (const event of roundEvents(view))
    switch (event.do) {
      case 'die':
        die = { at: event.die, face: event.face }
        stepped = false
        break
      case 'entered':
        stepped = true
        break
      case 'stopped':
        if (event.mp === 0 || die === undefined) break
        waste.push(
          stepped
            ? { id: 'waste.steps', values: { steps: event.mp } }
            : {
                id: 'waste.die',
                values: { face: faceName(die.face), better: betterUse(own, die.at, die.face) },
              },
        )
        break
    }
  return waste
}

function missedBoss(view: View, { sheet }: Turn): readonly NoteLine[] {
  const missed = bossOneStepAway(view, sheet)
  if (missed === undefined) return []
  const { boss, room } = missed
  const glory = message('roundEnd.glory', gloryOf(bossCards[boss].flee))
  return [loss(bossIcons[boss], message('waste.boss', { boss: bossName(boss), room, glory }))]
}

/** The best that a die could still have done instead of nothing. */
function betterUse(own: Turn, die: number, face: Face): Message {
  const uses = usesOf(dieUses(own, die, face))
  for (const use of uses)
    if (use.do === 'train') return { id: 'waste.train', values: { hero: hero(use.hero, 'acc') } }
  return { id: uses.some(use => use.do === 'brew') ? 'waste.brew' : 'waste.walk' }
}
