import type { Chance } from '@kazamata/kernel'
import { enemyFaces } from '../content/dice.ts'
import { bosses, chambers, encounters, goblins, heroes, loots, minions, spells } from '../content/ids.ts'
import { list } from '../position/notation.ts'
import { countOf } from '../rules/bag.ts'
import type { State } from '../state.ts'

/**
 * A chance that brings what it is told, in this order: `'6 2 4 e5'` are three hero dice and the enemy die (`eshield`,
 * `etorch`), a name is the card that is drawn (`stabby buzzsaw encounter2 lairDoor greatAxe fireball dragon`), `#3` is the bare number 3.
 */
export function rigged(state: () => State, told: string): Chance & { readonly left: () => string[] } {
  const rest = list(told)
  return {
    left: () => [...rest],
    int(n) {
      if (n === 1) return 0
      const word = rest.shift()
      if (word === undefined)
        throw new Error(`Chance was asked for one of ${n} and has nothing left to tell.`)
      const value = numberOf(state(), word, n, rest)
      if (!(value >= 0 && value < n))
        throw new Error(`Chance was asked for one of ${n}, which "${word}" is not.`)
      return value
    },
  }
}

function numberOf(state: State, word: string, n: number, rest: string[]): number {
  if (/^[1-6]$/.test(word)) return Number(word) - 1
  if (word.startsWith('#')) return Number(word.slice(1))
  const face = enemyFaces.findIndex(other => `e${other}` === word)
  if (face >= 0) return face
  const { bags } = state
  const bagsOf: readonly (readonly [readonly string[], number])[] = [
    [chambers, bags.rooms],
    [encounters, bags.encounters],
    [goblins, bags.goblins],
    [minions, bags.minions],
    [loots, bags.loot],
    [spells, bags.spells],
  ]
  if (word === 'lairDoor') return 0
  for (const [names, bag] of bagsOf) {
    const at = names.indexOf(word)
    if (at < 0) continue
    // A pile is asked first whether it is an encounter or the Lair Door; then comes the card itself.
    if (n !== countOf(bag)) {
      rest.unshift(word)
      return names === encounters ? 0 : n - 1
    }
    return countOf(bag & ((1 << at) - 1))
  }
  const names: readonly (readonly string[])[] = [bosses, heroes]
  for (const of of names) if (of.includes(word)) return of.indexOf(word)
  throw new Error(`Chance knows nothing called "${word}".`)
}
