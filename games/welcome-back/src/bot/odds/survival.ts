import { cardIndex } from '../../rules/deck.ts'
import { kitOf, tokensIn } from '../../rules/kits.ts'
import { rowOf } from './encounters.ts'
import { estimatedSurvival } from './estimated.ts'
import { type Dungeon, exactSurvival } from './exact.ts'

/** Up to this breadth the exact odds take some ten milliseconds at most. */
const limit = 8

/** The odds of survival: exact wherever a decision can wait for that, else within a few hundredths. */
export function survivalOdds(dungeon: Dungeon): number {
  return breadth(dungeon) > limit ? estimatedSurvival(dungeon) : exactSurvival(dungeon)
}

/** How far the tree of possible runs spreads: by unknown cards and Specials, and by tokens that may not last. */
function breadth({ hero, runner, pile, unseen }: Dungeon): number {
  const kit = kitOf(hero)
  const row = rowOf(runner)
  const unknown = pile.filter(card => card === undefined).length
  const once = kit.once.reduce((bits, each) => bits | each, 0)
  const loose =
    row & kit.bomb
      ? row & ~kit.bomb
      : row &
        (once | kit.coin | kit.flute | kit.gains | kit.repeat | kit.polymorph | kit.omnipotence | kit.revive)
  const jelly = (unseen[cardIndex.get('jelly') ?? -1] ?? 0) > 0 || pile.includes('jelly')
  return unknown + (tokensIn[loose] ?? 0) + Number(jelly) + (unseen.at(-1) ?? 0)
}
