import type { Hero } from '../../content/ids.ts'

/** A party that plays well together; why is in the messages, under its id. */
export interface SuggestedParty {
  readonly id: 'strong' | 'spell' | 'careful' | 'skills' | 'attack' | 'scouts' | 'balance' | 'assault'
  /** In the order of turns. */
  readonly heroes: readonly Hero[]
}

/** By number of heroes, the easiest to play first; played by bots on easy, each of them wins more often than the average. */
export const suggestedParties: Readonly<Record<2 | 3 | 4, readonly SuggestedParty[]>> = {
  2: [
    { id: 'strong', heroes: ['paladin', 'barbarian'] },
    { id: 'spell', heroes: ['paladin', 'sorceress'] },
    { id: 'careful', heroes: ['ranger', 'cleric'] },
  ],
  3: [
    { id: 'skills', heroes: ['paladin', 'ranger', 'wizard'] },
    { id: 'attack', heroes: ['paladin', 'ranger', 'sorceress'] },
    { id: 'scouts', heroes: ['paladin', 'rogue', 'ranger'] },
  ],
  4: [
    { id: 'balance', heroes: ['paladin', 'fighter', 'cleric', 'wizard'] },
    { id: 'assault', heroes: ['paladin', 'fighter', 'ranger', 'sorceress'] },
  ],
}
