/** The eight types of normal Monsters, weakest first (WB-11.1 to 11.8). */
export const types = ['goblin', 'skeleton', 'orc', 'vampire', 'golem', 'lich', 'demon', 'dragon'] as const
export type MonsterType = (typeof types)[number]

/** The six Special Monsters (WB-11.9 to 11.14). */
export const specials = ['fairy', 'ally', 'mimic', 'jelly', 'count', 'shapeshifter'] as const
export type Special = (typeof specials)[number]

/** Every Monster card by name, in the order of section 11. */
export const cards = [...types, ...specials] as const
export type Card = (typeof cards)[number]

export const heroes = [
  'necromancer',
  'princess',
  'ninja',
  'bard',
  'warrior',
  'barbarian',
  'mage',
  'rogue',
] as const
export type Hero = (typeof heroes)[number]

/** Each Hero's six Equipment tokens in the fixed order of the row (11.4, 11.5). */
export const kits = {
  necromancer: ['nec.zombie', 'nec.cape', 'nec.stone', 'nec.wand', 'nec.scroll', 'nec.bones'],
  princess: ['pri.charm', 'pri.chaperone', 'pri.crown', 'pri.scepter', 'pri.sword', 'pri.collar'],
  ninja: ['nin.outfit', 'nin.herbs', 'nin.shuriken', 'nin.ninjato', 'nin.tools', 'nin.bomb'],
  bard: ['bar.tunic', 'bar.hat', 'bar.flute', 'bar.harp', 'bar.coin', 'bar.blade'],
  warrior: ['war.plate', 'war.shield', 'war.torch', 'war.grail', 'war.spear', 'war.sword'],
  barbarian: ['brb.chain', 'brb.shield', 'brb.torch', 'brb.hammer', 'brb.potion', 'brb.axe'],
  mage: ['mag.wall', 'mag.bracelet', 'mag.grail', 'mag.omni', 'mag.pact', 'mag.poly'],
  rogue: ['rog.mithril', 'rog.buckler', 'rog.ring', 'rog.cloak', 'rog.potion', 'rog.dagger'],
} as const satisfies Record<Hero, readonly string[]>
export type Token = (typeof kits)[Hero][number]
