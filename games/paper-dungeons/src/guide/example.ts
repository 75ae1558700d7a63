import type { SheetProps } from '../board/sheet/props.ts'
import { paperDungeons } from '../game.ts'
import { position, sheetOf } from '../position/position.ts'
import { scheduledBosses } from '../rules/boss-fight.ts'

/* The sheet that the pictures of the guide show: in the fifth round, after the second die. */

const round = 5
const dice = 'C * S B M W'
const rooms = { at: 'D4', explored: 'C1 D1 E1 E2 D2 D3 D4 C4', slain: 'D1 E2 C4' } as const
const gems = { taken: 'C', crossed: 'A B' } as const
const older = {
  ...rooms,
  ...gems,
  power: 'noble',
  parts: { cloak: 2, tome: 1, armour: 1 },
  damage: 2,
} as const
const glory = [3]

const before = sheetOf({ ...older, levels: 'W4 M3 C3 R2', potions: 4, hearts: 2, glory }, round)
before.track = '540739052468'
const sheet = sheetOf({ ...older, levels: 'W4 M3 C3 R3', potions: 6, hearts: 3, glory }, round)
sheet.track = `${before.track}39`

export const view = paperDungeons.view(position({ seats: 2, card: 'A', round, dice }), 'table')
export const [, nextBoss] = scheduledBosses(view)
/** Two steps later. */
export const atTheBoss = sheetOf({ ...older, at: 'E5', levels: 'W4 M4 C3 R3', glory }, round)
export const drawn: SheetProps = {
  sheet,
  before,
  card: view.card,
  bosses: view.bosses,
  round,
  name: 'Łucja',
  lit: [],
}
