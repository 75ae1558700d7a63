import type { Check, Effects } from './effect.ts'
import { encounters, type Room, type Skill } from './ids.ts'
import type { Label } from './label.ts'
import {
  addGoblin,
  check,
  damage,
  discoverLoot,
  discoverSpell,
  focus,
  gainFocus,
  goblinEncounter,
  heal,
  loseFocus,
  pickUpLoot,
  pickUpSpell,
  reveal,
  self,
  torch,
} from './words.ts'

/** Corridors before rotation: dead end S, straight N S, corner N E, tee N E W, cross all four. */
export const layouts = { deadEnd: 'S', straight: 'NS', corner: 'NE', tee: 'NEW', cross: 'NESW' } as const
export type Layout = keyof typeof layouts

export interface RoomCard {
  readonly layout: Layout
  /** Who waits here when the card is flipped (TE-8.1, TE-8.4). */
  readonly ambush?: 'goblin' | 'minion'
  /** A seal lies here: from the start, or from Act 2 on. */
  readonly seal?: 1 | 2
  /** Tested on every entry until disarmed (TE-8.8). */
  readonly trap?: Check
  /** The test that disarms it; a trap without one never is. */
  readonly disarm?: { readonly skill: Skill; readonly difficulty: number }
  /** A heroic action (TE-10.2). */
  readonly search?: Check
  /** A free action, once a turn (TE-16.16, TE-16.17). */
  readonly free?: Check
  readonly portal?: true
  /** Layout; content. */
  readonly source: { readonly layout: Label; readonly content: Label }
}

const card = (layout: Layout, content: Label, rest: Omit<RoomCard, 'layout' | 'source'>): RoomCard => ({
  layout,
  ...rest,
  source: { layout: 'house', content },
})
const encounter = (layout: Layout): RoomCard => card(layout, 'canon', { ambush: 'minion', seal: 2 })
const trap = (
  layout: Layout,
  content: Label,
  [skill, difficulty, ...fail]: readonly [Skill | 'any', number, ...Effects],
  [by, hard]: readonly [Skill, number],
): RoomCard =>
  card(layout, content, {
    trap: check(skill, difficulty, { ok: [], fail }),
    disarm: { skill: by, difficulty: hard },
  })

/** D10. */
export const roomCards: Readonly<Record<Room, RoomCard>> = {
  entrance: { layout: 'cross', seal: 1, source: { layout: 'canon', content: 'canon' } },
  lairDoor: card('deadEnd', 'canon', {}),
  [encounters[0]]: encounter('cross'),
  [encounters[1]]: encounter('cross'),
  [encounters[2]]: encounter('tee'),
  [encounters[3]]: encounter('tee'),
  arcaneAltar: card('tee', 'public', {
    search: check('intellect', 5, { cost: focus(4), ok: [torch(2)] }),
  }),
  armory: card('corner', 'public', { free: check('any', 7, { ok: [pickUpLoot], fail: [torch(-1)] }) }),
  bridgeOfDoom: trap('straight', 'public', ['any', 7, damage(self, 2)], ['agility', 6]),
  buzzsaw: trap('straight', 'public', ['any', 6, damage(self, 3)], ['strength', 5]),
  fireVortex: trap('tee', 'public', ['any', 6, damage(self, 3)], ['intellect', 5]),
  feasthall: card('tee', 'public', {
    free: check('intellect', 4, { cost: focus(3), ok: [heal(self, 'max')], fail: [damage(self, 2)] }),
  }),
  goblinBunks: card('corner', 'public', {
    trap: check('agility', 4, { ok: [pickUpLoot], fail: [addGoblin('here')] }),
  }),
  graveyard: card('tee', 'house', {
    search: check('any', 6, { ok: [discoverLoot], fail: [damage(self, 2)] }),
  }),
  arcaneLibrary: card('corner', 'canon', {
    search: check('intellect', 5, { ok: [discoverSpell, gainFocus(self, 2)] }),
  }),
  witchsCauldron: card('corner', 'house', {
    search: check('strength', 4, { ok: [gainFocus(self, 4)], fail: [damage(self, 1)] }),
  }),
  treasureVault: card('deadEnd', 'house', {
    search: check('agility', 6, { ok: [discoverLoot], fail: goblinEncounter }),
  }),
  leverHall: card('straight', 'house', {
    search: check('strength', 5, { ok: [reveal(2)], fail: [{ do: 'triggerEnemies' }] }),
  }),
  spikedPit: trap('straight', 'house', ['agility', 5, damage(self, 2)], ['strength', 6]),
  poisonDarts: trap('corner', 'house', ['agility', 6, damage(self, 1), loseFocus(self, 2)], ['agility', 5]),
  crushingWalls: trap('straight', 'house', ['strength', 6, damage(self, 3)], ['intellect', 6]),
  portalChamber: card('cross', 'house', { portal: true }),
  mirrorGate: card('tee', 'house', { portal: true }),
  goblinDen: card('cross', 'house', { ambush: 'goblin' }),
  ransackedVault: card('deadEnd', 'house', {
    ambush: 'goblin',
    search: check('agility', 5, { ok: [discoverLoot], fail: [torch(-1)] }),
  }),
  lootedLibrary: card('tee', 'house', {
    ambush: 'goblin',
    search: check('intellect', 5, { ok: [pickUpSpell, gainFocus(self, 1)] }),
  }),
  guardPost: card('cross', 'house', {
    ambush: 'goblin',
    search: check('strength', 5, { ok: [pickUpLoot], fail: goblinEncounter }),
  }),
  goblinKitchen: card('tee', 'house', {
    ambush: 'goblin',
    search: check('any', 5, { ok: [heal(self, 2)], fail: [damage(self, 1)] }),
  }),
}

/** What an ambush costs whoever walks into it (TE-8.1, TE-8.4). */
export const ambushDamage = { goblin: 1, minion: 2 } as const
