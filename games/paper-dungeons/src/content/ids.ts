/** The four heroes in the order of the sheet (PD-RND.19). */
export const heroes = ['warrior', 'mage', 'cleric', 'rogue'] as const
export type Hero = (typeof heroes)[number]

/** The eight items in the order of the sheet; the first four need a symbol (PD-ITM.2). */
export const items = [
  'sword',
  'scepter',
  'medallion',
  'cloak',
  'crown',
  'cauldron',
  'armour',
  'tome',
] as const
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

export const goals = [
  'G01',
  'G02',
  'G03',
  'G04',
  'G05',
  'G06',
  'G07',
  'G08',
  'G09',
  'G10',
  'G11',
  'G12',
  'G13',
  'G14',
  'G15',
  'G16',
] as const
export type Goal = (typeof goals)[number]

export const missions = [
  'M01',
  'M02',
  'M03',
  'M04',
  'M05',
  'M06',
  'M07',
  'M08',
  'M09',
  'M10',
  'M11',
  'M12',
  'M13',
  'M14',
  'M15',
  'M16',
] as const
export type Mission = (typeof missions)[number]

const columns = ['A', 'B', 'C', 'D', 'E', 'F'] as const
const rows = [1, 2, 3, 4, 5, 6, 7] as const
export type Column = (typeof columns)[number]
export type Row = (typeof rows)[number]
export type Room = `${Column}${Row}`

/** All rooms by row 1 to 7, within a row A to F (PD-RND.19). */
export const rooms: readonly Room[] = rows.flatMap(row => columns.map((column): Room => `${column}${row}`))
