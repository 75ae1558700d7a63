import type { Hero } from '../../content/ids.ts'

/** The colour of each hero's figure; white reads on all of them. */
export const heroColours = {
  sorceress: '#7b4fa0',
  paladin: '#a8752a',
  wizard: '#2f648f',
  barbarian: '#94502c',
  rogue: '#3f7d4a',
  fighter: '#586676',
  cleric: '#a34a6c',
  ranger: '#25716b',
} satisfies Record<Hero, string>
