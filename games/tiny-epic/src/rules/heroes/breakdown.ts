import { bossSheets } from '../../content/bosses.ts'
import type { Passive } from '../../content/effect.ts'
import { heroSheets } from '../../content/heroes.ts'
import type { Boss, Hero, Loot, Skill } from '../../content/ids.ts'
import { lootCards } from '../../content/loot.ts'
import { activeHero, type HeroState, type State } from '../../state.ts'
import { lootOf } from './abilities.ts'

/* Where the attributes of a hero come from, summand by summand (TE-UI.3); `attributes.ts` says how much they are. */

/** From the sheet, from loot, from a space of the boss sheet, or bought in this turn. */
export interface Summand {
  readonly by: number
  readonly from: Hero | Loot | Boss | 'turn'
}

/** What a hero's equipment and space always give, with where it is printed. */
function givesOf(
  state: State,
  hero: HeroState,
): { readonly gives: Passive; readonly from: Summand['from'] }[] {
  const found: { readonly gives: Passive; readonly from: Summand['from'] }[] = []
  for (const loot of lootOf(hero))
    for (const ability of lootCards[loot].abilities)
      if (ability.when === 'passive') found.push({ gives: ability.gives, from: loot })
  const { boss } = state
  if (boss !== undefined && hero.space > 0)
    for (const gives of bossSheets[boss.card].spaces[hero.space - 1]?.gives ?? [])
      found.push({ gives, from: boss.card })
  return found
}

function partsOf(
  state: State,
  hero: HeroState,
  base: number,
  by: (gives: Passive) => number | undefined,
): Summand[] {
  const parts: Summand[] = [{ by: base, from: hero.hero }]
  for (const { gives, from } of givesOf(state, hero)) {
    const more = by(gives)
    if (more !== undefined) parts.push({ by: more, from })
  }
  return parts
}

export function speedBreakdown(state: State, hero: HeroState): Summand[] {
  const parts = partsOf(state, hero, heroSheets[hero.hero].speed, gives =>
    gives.is === 'speed' ? gives.by : undefined,
  )
  if (hero === activeHero(state) && state.turn.haste > 0) parts.push({ by: state.turn.haste, from: 'turn' })
  return parts
}

/** Against every attack; what helps only when one kind is countered stands beside it. */
export function defenceBreakdown(state: State, hero: HeroState): Summand[] {
  return partsOf(state, hero, heroSheets[hero.hero].defence, gives =>
    gives.is === 'defence' && gives.against === undefined ? gives.by : undefined,
  )
}

/** The number of dice; it stays between 1 and 3. */
export function diceBreakdown(state: State, hero: HeroState, skill: Skill): Summand[] {
  return partsOf(state, hero, heroSheets[hero.hero].dice[skill], gives =>
    gives.is === 'dice' && (gives.skill === 'any' || gives.skill === skill) ? gives.by : undefined,
  )
}

/** What is added to the result of every check of a skill. */
export function checkBonusBreakdown(state: State, hero: HeroState, skill: Skill): Summand[] {
  return partsOf(state, hero, 0, gives =>
    gives.is === 'check' && gives.skill === skill ? gives.by : undefined,
  ).slice(1)
}
