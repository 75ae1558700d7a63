import { heroSheets } from '../../content/heroes.ts'
import type { Print, Source } from '../../content/ids.ts'
import type { HeroState } from '../../state.ts'

/** A slot of a hero's sheet: its card or print, and the print that the card covers (TE-19.7, TE-19.9). */
export interface Slot {
  readonly key: string
  readonly kind: 'hand' | 'garb' | 'trinket' | 'spell'
  readonly holds?: Source
  readonly covers?: Print
}

export function slotsOf({ hero, hands, garb, trinkets, spells }: HeroState): Slot[] {
  const pair = [0, 1] as const
  const printed = heroSheets[hero].hands
  return [
    ...pair.map((at): Slot => {
      const held = hands[at]
      const key = `hand ${at}`
      return held === 'none'
        ? { key, kind: 'hand', holds: printed[at] }
        : { key, kind: 'hand', holds: held, covers: printed[at] }
    }),
    { key: 'garb', kind: 'garb', ...(garb !== 'none' && { holds: garb }) },
    ...pair.map((at): Slot => slot('trinket', at, trinkets[at])),
    ...pair.map((at): Slot => slot('spell', at, spells[at])),
  ]
}

function slot(kind: 'trinket' | 'spell', at: number, holds: Source | undefined): Slot {
  return { key: `${kind} ${at}`, kind, ...(holds && { holds }) }
}
