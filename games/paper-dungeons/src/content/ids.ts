/** The four heroes in the order of the sheet (PD-RND.19). */
export const heroes = ['warrior', 'mage', 'cleric', 'rogue'] as const
export type Hero = (typeof heroes)[number]

/** These need a symbol (PD-ITM.2). */
const symbolItems = ['sword', 'scepter', 'medallion', 'cloak'] as const
/** The eight items in the order of the sheet. */
export const items = [...symbolItems, 'crown', 'cauldron', 'armour', 'tome'] as const
export type Item = (typeof items)[number]

export const minionKinds = ['ghost', 'goblin', 'orc', 'zombie'] as const
export type MinionKind = (typeof minionKinds)[number]

/** Map gems. */
export const letters = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'] as const
export type Letter = (typeof letters)[number]

/** What a die can show: a hero's symbol, a clover (white only), three boots (black only), a skull. */
export type Face = Hero | 'clover' | 'boots' | 'skull'

export const cards = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J', 'K', 'L'] as const
/** A dungeon card. */
export type Card = (typeof cards)[number]

export const bosses = ['1A', '1B', '1C', '1D', '2A', '2B', '2C', '2D', '3A', '3B', '3C', '3D'] as const
export type Boss = (typeof bosses)[number]

export const powers = [
  'alchemist',
  'assassin',
  'barbarian',
  'beastmaster',
  'berserker',
  'craftsman',
  'fortuneTeller',
  'healer',
  'merchant',
  'noble',
  'psionic',
  'ranger',
  'scout',
  'shaman',
  'treasureHunter',
  'veteran',
] as const
export type Power = (typeof powers)[number]

/** Sixteen goal cards and sixteen missions. */
const numbers = [
  '01',
  '02',
  '03',
  '04',
  '05',
  '06',
  '07',
  '08',
  '09',
  '10',
  '11',
  '12',
  '13',
  '14',
  '15',
  '16',
] as const
type CardNumber = (typeof numbers)[number]
export type Goal = `G${CardNumber}`
export type Mission = `M${CardNumber}`
export const goals = numbers.map((n): Goal => `G${n}`)
export const missions = numbers.map((n): Mission => `M${n}`)

export const columnLetters = ['A', 'B', 'C', 'D', 'E', 'F'] as const
export const rowNumbers = [1, 2, 3, 4, 5, 6, 7] as const
export type Column = (typeof columnLetters)[number]
export type Row = (typeof rowNumbers)[number]
export type Room = `${Column}${Row}`

/** All rooms by row 1 to 7, within a row A to F (PD-RND.19). */
export const rooms: readonly Room[] = rowNumbers.flatMap(row =>
  columnLetters.map((column): Room => `${column}${row}`),
)
