import { tableOf } from './spec.ts'

/*
 * The printed tables as RULES.md has them, for a second reading of the rules that shares nothing with the engine.
 */

export interface BookRoom {
  /** `ghost 3`: kind and level. */
  readonly minion?: { readonly kind: string; readonly level: number }
  readonly trap: boolean
  readonly potions: number
  readonly part: boolean
  readonly level: boolean
  readonly gem?: string
}

const pair = (a: string, b: string): string => [a, b].toSorted().join('/')

function roomOf(cell: string): BookRoom {
  const signs = cell
    .replace('(w)', '')
    .split(',')
    .map(sign => sign.trim())
  const guard = signs.map(sign => /^(ghost|goblin|orc|zombie) (\d)$/.exec(sign)).find(found => found !== null)
  const gem = signs.map(sign => /^gem ([A-H])$/.exec(sign)?.[1]).find(letter => letter !== undefined)
  return {
    ...(guard && { minion: { kind: guard[1] ?? '', level: Number(guard[2]) } }),
    trap: signs.includes('T'),
    potions: signs.includes('Px2') ? 2 : signs.includes('P') ? 1 : 0,
    part: signs.includes('I'),
    level: signs.includes('L'),
    ...(gem && { gem }),
  }
}

/** Row 1 first, within a row A to F. */
const grid = tableOf('### 3.2')
  .filter(([row]) => /^[1-7]$/.test(row ?? ''))
  .toReversed()
export const bookRooms: ReadonlyMap<string, BookRoom> = new Map(
  grid.flatMap(([row, ...cells]) => cells.map((cell, i) => [`${'ABCDEF'[i]}${row}`, roomOf(cell)] as const)),
)

const edges = (kind: string): ReadonlySet<string> => {
  const cell = tableOf('### 3.3').find(([name]) => name === kind)?.[1] ?? ''
  return new Set(cell.split(', ').map(edge => pair(edge.slice(0, 2), edge.slice(3))))
}
const water = edges('water')
const wall = edges('wall')
const warp = edges('warp')

export interface BookCard {
  readonly rooms: readonly string[]
  readonly walls: ReadonlySet<string>
}

export const bookCards: ReadonlyMap<string, BookCard> = new Map(
  tableOf('### 4.3')
    .filter(([card]) => /^[A-L]$/.test(card ?? ''))
    .map(([card = '', one = '', two = '', three = '', , , extra = '']) => [
      card,
      {
        rooms: [one, two, three],
        walls: new Set(extra.split(', ').map(edge => pair(edge.slice(0, 2), edge.slice(3)))),
      },
    ]),
)

/** What lies between two rooms; nothing when they are no neighbours. */
export function between(card: string, a: string, b: string): 'open' | 'water' | 'wall' | 'warp' | undefined {
  const edge = pair(a, b)
  if (warp.has(edge)) return 'warp'
  const across = Math.abs(a.charCodeAt(0) - b.charCodeAt(0)) + Math.abs(Number(a[1]) - Number(b[1]))
  if (across !== 1) return undefined
  if (water.has(edge)) return 'water'
  return wall.has(edge) || bookCards.get(card)?.walls.has(edge) ? 'wall' : 'open'
}

export interface BookBoss {
  readonly weakness: string
  readonly tiers: readonly { readonly from: number; readonly glory: number; readonly damage: number }[]
  readonly flee: number
  readonly reward: string
  readonly gone: readonly string[]
}

export const bookBosses: ReadonlyMap<string, BookBoss> = new Map(
  tableOf('### 4.4')
    .filter(([id]) => /^[123][A-D]$/.test(id ?? ''))
    .map(([id = '', , weakness = '', one = '', two = '', three = '', flee = '', reward = '', gone = '']) => [
      id,
      {
        weakness,
        tiers: [one, two, three].map(cell => {
          const [from = 0, glory = 0, damage = 0] = cell.split(/[:/]/).map(Number)
          return { from, glory, damage }
        }),
        flee: Number(flee),
        reward,
        gone: gone === '-' ? [] : gone.split(' '),
      },
    ]),
)

const halves = (heading: string, width: number) =>
  tableOf(heading).flatMap(cells => [cells.slice(0, width), cells.slice(cells.length - width)])

/** Tiers and training of a goal: `BWWB`. */
export const bookGoals: ReadonlyMap<
  string,
  { readonly tiers: readonly number[]; readonly training: string }
> = new Map(
  halves('### 3.7', 4)
    .filter(([id]) => /^G\d\d$/.test(id ?? ''))
    .map(([id = '', , tiers = '', training = '']) => [
      id,
      { tiers: tiers.split(' / ').map(Number), training: training.replaceAll(' ', '') },
    ]),
)

/** Glory of powers and of complete items. */
export const bookGlory: ReadonlyMap<string, number> = new Map([
  ...halves('### 3.6', 4).map(([id = '', , , glory = '']) => [id, Number(glory)] as const),
  ...tableOf('### 3.5').map(([id = '', , , , glory = '']) => [id, Number(glory)] as const),
])

const values = (heading: string, name: string): number[] => {
  const cells =
    tableOf(heading)
      .find(([first]) => first === name)
      ?.slice(1) ?? []
  return cells.flatMap(cell => cell.split(',')).map(Number)
}

const track = (name: string) =>
  (tableOf('### 3.4').find(([first]) => first === name)?.[1] ?? '').split(', ').map(Number)

export const bookTracks = {
  weakest: [0, ...track('weakest hero level 1..6')],
  minions: track('minions 0..12'),
  gems: values('### 4.1', 'PD-HOU.1 glory'),
  thresholds: values('### 4.2', 'damage at least'),
  losses: values('### 4.2', 'PD-HOU.2 loss'),
}
