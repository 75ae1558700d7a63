import { type Face, type Hero, heroes, type Letter, letters, type Room, rooms } from '../content/ids.ts'

/** The words of a line. */
export const list = (text: string): string[] => text.split(/\s+/).filter(word => word !== '')

export const initials: Record<Hero, string> = { warrior: 'W', mage: 'M', cleric: 'C', rogue: 'R' }

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
