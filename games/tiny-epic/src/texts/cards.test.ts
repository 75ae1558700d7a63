import { describe, expect, it } from 'vitest'
import { bossSheets } from '../content/bosses.ts'
import { goblinCards } from '../content/goblins.ts'
import { heroSheets, printed } from '../content/heroes.ts'
import { bosses, goblins, heroes, loots, minions, prints, rooms, sets, spells } from '../content/ids.ts'
import { lootCards, setBonuses } from '../content/loot.ts'
import { minionCards } from '../content/minions.ts'
import { roomCards } from '../content/rooms.ts'
import { spellCards } from '../content/spells.ts'
import { cause, heroName, setName } from '../names.ts'
import { speaking, tongues } from '../testing/speech.ts'
import type { Text } from './abilities.ts'
import {
  bossText,
  goblinText,
  heroText,
  lootText,
  minionText,
  printText,
  roomText,
  setText,
  spellText,
  torchText,
} from './cards.ts'

type Card = readonly [name: string, text: (data?: unknown) => Text, data: unknown]

/** A card's text from its own data, or from changed data of the same shape. */
function cards<Id extends string, Data>(
  ids: readonly Id[],
  text: (id: Id, data?: Data) => Text,
  dataOf: (id: Id) => Data,
): Card[] {
  const like = (data: unknown, own: Data): data is Data => typeof data === typeof own
  return ids.map(id => {
    const own = dataOf(id)
    return [id, data => (like(data, own) ? text(id, data) : text(id)), own]
  })
}

const everyCard: readonly Card[] = [
  ...cards(rooms, roomText, id => roomCards[id]),
  ...cards(loots, lootText, id => lootCards[id]),
  ...cards(spells, spellText, id => spellCards[id]),
  ...cards(heroes, heroText, id => heroSheets[id]),
  ...cards(prints, printText, id => printed[id]),
  ...cards(goblins, goblinText, id => goblinCards[id]),
  ...cards(minions, minionText, id => minionCards[id]),
  ...cards(bosses, bossText, id => bossSheets[id]),
  ...cards(sets, setText, id => setBonuses[id]),
]

const read = (text: Text, tongue: (typeof tongues)[number]) => text.map(speaking(tongue)).join('\n')

/** Every number in the data, as a path to it. A bonus that adds nothing is not written. */
function numbers(data: unknown, path: readonly string[] = []): { path: readonly string[]; n: number }[] {
  if (typeof data === 'number')
    return data === 0 && /^(?:goblins|bonus)$/.test(path.at(-1) ?? '') ? [] : [{ path, n: data }]
  if (typeof data !== 'object' || data === null) return []
  return Object.entries(data).flatMap(([key, value]) => numbers(value, [...path, key]))
}

function changed(data: unknown, [key, ...rest]: readonly string[]): unknown {
  if (typeof data === 'number') return data + 11
  if (typeof data !== 'object' || data === null || key === undefined) return data
  const twin = (value: unknown, name: string) => (name === key ? changed(value, rest) : value)
  return Array.isArray(data)
    ? data.map((value, at) => twin(value, String(at)))
    : Object.fromEntries(Object.entries(data).map(([name, value]) => [name, twin(value, name)]))
}

describe('card texts are made of the data', () => {
  it('there is one for every card', () => {
    expect(everyCard).toHaveLength(28 + 26 + 14 + 8 + 17 + 6 + 8 + 6 + 4)
  })

  it.each(tongues)('every card speaks in %s, without a raw key', tongue => {
    for (const [name, text] of everyCard) {
      const said = read(text(), tongue)
      expect(said.length, name).toBeGreaterThan(8)
      expect(said, name).not.toMatch(
        /[{}<>]|undefined|\[object|\b(?:text|effect|target|cost|passive|name|skill|attack)\.\w/,
      )
    }
  })

  it.each(tongues)('every number of a card is in its text in %s', tongue => {
    for (const [name, text, data] of everyCard) {
      const said: readonly string[] = read(text(), tongue).match(/\d+/g) ?? []
      for (const { n, path } of numbers(data))
        expect(said, `${name} ${path.join('.')}`).toContain(String(Math.abs(n)))
    }
  })

  it('whichever number is changed, the text changes', () => {
    let count = 0
    for (const [name, text, data] of everyCard)
      for (const { path } of numbers(data)) {
        expect(read(text(changed(data, path)), 'en'), `${name} ${path.join('.')}`).not.toBe(
          read(text(), 'en'),
        )
        count += 1
      }
    expect(count).toBeGreaterThan(400)
  })

  it.each(tongues)('no two spells, and no two prints, say the same in %s', tongue => {
    for (const texts of [spells.map(id => spellText(id)), prints.map(id => printText(id))]) {
      const said = texts.map(text => read(text, tongue))
      expect(new Set(said).size).toBe(said.length)
    }
  })

  it.each(tongues)('spaces of the torch track, and names, in %s', tongue => {
    const speak = speaking(tongue)
    const spaces = (['none', 'goblin', 'enemies', 'skull'] as const).map(space => speak(torchText(space)))
    expect(new Set(spaces).size).toBe(4)
    const ids = [...goblins, ...minions, ...bosses, ...loots, ...spells]
    const names = [...ids.map(id => speak(cause(id))), ...heroes.map(id => speak(heroName(id)))]
    expect(new Set(names).size).toBe(names.length)
    expect(new Set(sets.map(id => speak(setName(id)))).size).toBe(sets.length)
  })
})

describe('some cards in English', () => {
  const en = (text: Text) => text.map(speaking('en'))
  it('a spell with two targets', () => {
    expect(en(spellText('chainLightning'))).toEqual([
      'Heroic action, cast a spell: intellect 6.',
      'Success (cost: 3 focus): one enemy in range 2: 1 damage; another enemy in range 2 of the first: 1 damage.',
    ])
  })
  it('a trap', () => {
    expect(en(roomText('poisonDarts'))).toEqual([
      'A corner with two corridors.',
      'Trap, on every entry: agility 6.',
      'Failure: 1 damage and −2 focus.',
      'Disarm, a heroic action: agility 5.',
    ])
  })
  it('a spell that helps its caster', () => {
    expect(en(spellText('drainLife'))).toContain(
      'Success (cost: 4 focus): one enemy in range 2: 2 damage; you: +2 health.',
    )
  })
  it('a minion that is worth two cards', () => {
    expect(en(minionText('ogre'))).toContain('Reward: twice: discover loot, or discover a spell.')
  })
  it('a goblin with a choice of rewards', () => {
    expect(en(goblinText('stabby'))).toEqual([
      'Goblin: speed 4, defence 4.',
      'It moves or attacks. Attack: all heroes in the same room: as much damage as there are goblins in the dungeon, and 1 more.',
      'Counter-attack: as much as there are goblins in the dungeon.',
      'Reward: discover loot, or +3 health.',
    ])
  })
})
