import { type Face, type Hero, heroes, type Letter, letters, type Room, rooms } from '../content/ids.ts'
import type { Move } from '../move.ts'

/** The words of a line. */
export const list = (text: string): string[] => text.split(/\s+/).filter(word => word !== '')

const initials: Record<Hero, string> = { warrior: 'W', mage: 'M', cleric: 'C', rogue: 'R' }

/** A hero by the letter of section 1: `W`, `M`, `C`, `R`. */
function heroOf(letter: string): Hero {
  const hero = heroes.find(name => initials[name] === letter)
  if (hero === undefined) throw new Error(`There is no hero called ${letter}.`)
  return hero
}

/** Levels by hero: `'W3 M2'` is a warrior at 3 and a mage at 2; who is not named has level 1. */
export function levelsOf(text: string): number[] {
  const levels = heroes.map(() => 1)
  for (const word of list(text)) levels[heroes.indexOf(heroOf(word.charAt(0)))] = Number(word.slice(1))
  return levels
}

export function roomsOf(text: string): Room[] {
  return list(text).map(word => {
    const room = rooms.find(name => name === word)
    if (room === undefined) throw new Error(`There is no room called ${word}.`)
    return room
  })
}

export function lettersOf(text: string): Letter[] {
  return list(text).map(word => {
    const letter = letters.find(name => name === word)
    if (letter === undefined) throw new Error(`There is no gem called ${word}.`)
    return letter
  })
}

const signs: Record<string, Face> = {
  W: 'warrior',
  M: 'mage',
  C: 'cleric',
  R: 'rogue',
  '*': 'clover',
  B: 'boots',
  S: 'skull',
}

/** Three white and three black dice: `'W M * C B S'`; `*` is a clover, `B` boots, `S` a skull. */
export function diceOf(text: string): Face[] {
  const dice = list(text).map((word, at) => {
    const face = signs[word]
    if (face === undefined || face === (at < 3 ? 'boots' : 'clover'))
      throw new Error(`Die ${at + 1} cannot show ${word}.`)
    return face
  })
  if (dice.length !== 6) throw new Error(`There are six dice, not ${dice.length}.`)
  return dice
}

const white: readonly Face[] = ['warrior', 'mage', 'cleric', 'rogue', 'clover', 'skull']
const black: readonly Face[] = ['warrior', 'mage', 'cleric', 'rogue', 'boots', 'skull']

/** The faces of the die at a place in the pool, in the order of T-DICE. */
export const facesAt = (die: number): readonly Face[] => (die < 3 ? white : black)

const whiteNumbers = ['1', '2', '3', '4', '9', '']
const blackNumbers = ['5', '6', '7', '8', '0', '']

/** The small number of a face, as it is written on the round track. */
function numberOf(dice: readonly Face[], die: number): string {
  const face = dice[die]
  const at = face === undefined ? -1 : facesAt(die).indexOf(face)
  return (die < 3 ? whiteNumbers : blackNumbers)[at] ?? ''
}

/**
 * A move as a word: a die is its small number (`5` the black warrior, `9` the clover, `0` the boots), a hero a letter,
 * an item its id, a room its name, a gem its letter; `+2` gives two points of damage to potions.
 */
export function wordOf(move: Move, dice: readonly Face[]): string {
  switch (move.do) {
    case 'power':
      return move.power
    case 'goal':
      return move.goal
    case 'die':
      return numberOf(dice, move.die)
    case 'train':
    case 'hero':
      return initials[move.hero]
    case 'craft':
    case 'item':
      return move.item
    case 'step':
    case 'minion':
      return move.room
    case 'gem':
      return move.letter
    case 'absorb':
      return `+${move.hearts}`
    case 'walk':
    case 'brew':
    case 'stop':
    case 'confirm':
      return move.do
  }
}
