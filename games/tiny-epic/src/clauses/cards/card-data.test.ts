import { describe, expect, test } from 'vitest'
import { bossSheets } from '../../content/bosses.ts'
import { enemyFaces, gainOf, isPlus } from '../../content/dice.ts'
import { goblinCards } from '../../content/goblins.ts'
import { heroSheets, printed } from '../../content/heroes.ts'
import {
  bosses,
  chambers,
  encounters,
  goblins,
  heroes,
  loots,
  minions,
  rooms,
  sets,
  spells,
} from '../../content/ids.ts'
import { lootCards, setBonuses } from '../../content/loot.ts'
import { minionCards } from '../../content/minions.ts'
import { type Layout, roomCards } from '../../content/rooms.ts'
import { spellCards } from '../../content/spells.ts'
import { tracks } from '../../content/torch.ts'
import { abilityText, effectsText, effectText, roomText, signed, spaceText } from '../../testing/notation.ts'
import { rowsOf } from '../../testing/spec.ts'

/** `Witch's Cauldron` is `witchsCauldron`. */
function idOf(name: string): string {
  const words = name.replace('’', "'").replaceAll("'", '').split(' ')
  return words
    .map((word, at) => (at === 0 ? word.toLowerCase() : word[0]?.toUpperCase() + word.slice(1)))
    .join('')
}

describe('dice (D1)', () => {
  test('a hero die: 1 and 2 are plus faces; unused they give 2, 3, 1, 1 focus, nothing, 1 health', () => {
    const faces = [1, 2, 3, 4, 5, 6]
    expect(faces.map(isPlus)).toEqual([true, true, false, false, false, false])
    expect(faces.map(face => gainOf(face).focus)).toEqual([2, 3, 1, 1, 0, 0])
    expect(faces.map(face => gainOf(face).health)).toEqual([0, 0, 0, 0, 0, 1])
  })

  test('the enemy die: 2 to 5, shield, torch', () => {
    expect(enemyFaces).toEqual([2, 3, 4, 5, 'shield', 'torch'])
  })

  test('the chances printed for the odds preview are those of these dice', () => {
    const best = (dice: readonly number[]) =>
      Math.max(
        ...dice.map((main, i) =>
          dice.reduce((sum, face, j) => (j !== i && isPlus(face) ? sum + face : sum), main),
        ),
      )
    for (const count of [1, 2, 3]) {
      let throws: number[][] = [[]]
      for (let die = 0; die < count; die++)
        throws = throws.flatMap(dice => [1, 2, 3, 4, 5, 6].map(face => [...dice, face]))
      const results = throws.map(best)
      const chances = [2, 3, 4, 5, 6, 7, 8, 9, 10].map(
        need => (100 * results.filter(result => result >= need).length) / results.length,
      )
      const mean = results.reduce((sum, result) => sum + result, 0) / results.length
      const told = rowsOf('### 3.1 D1', `${count} `)[0] ?? []
      expect(told.slice(1, 10).map(Number)).toEqual(chances.map(chance => Number(chance.toFixed(2))))
      expect(Number(told[10])).toBe(Number(mean.toFixed(2)))
    }
  })
})

describe('heroes (D2)', () => {
  const table = rowsOf('### 3.2 D2', 'H-')

  test('eight sheets with the attributes printed', () => {
    const numbers = heroes.map(hero => {
      const { health, focus, speed, defence, dice } = heroSheets[hero]
      return [health, focus, speed, defence, dice.strength, dice.agility, dice.intellect]
    })
    expect(numbers).toEqual(table.slice(0, 8).map(row => row.slice(2, 9).map(Number)))
    const classes = table.slice(0, 8).map(row => row[1]?.split(' ').at(-1)?.toLowerCase())
    expect(classes).toEqual(heroes)
  })

  test('abilities and hand slots', () => {
    const told = table.slice(8).map(row => row.slice(1, 4))
    const shown = heroes.map(hero => {
      const { ability, hands } = heroSheets[hero]
      return [ability, ...hands].map(name => `${name}: ${abilityText(printed[name])}`)
    })
    const plain = (cell: string) => {
      const [name = '', what] = cell.split(/: (.*)/)
      const text = what ?? abilityText(printed.research)
      return `${idOf(name)}: ${text.replace(', no counter-attack', '')}`
    }
    expect(shown).toEqual(told.map(row => row.map(plain)))
  })
})

describe('the torch (D3, D4)', () => {
  test('Act 1: 21 spaces', () => {
    const [effects = []] = rowsOf('### 3.3 D3', 'effect')
    const letters = { none: '–', goblin: 'G', enemies: 'E', skull: 'skull' }
    expect(tracks[1].spaces.map(space => letters[space])).toEqual(effects.slice(1))
    expect(tracks[1].start).toEqual({ 4: 0, 3: 4, 2: 7 })
    const steps = ([4, 3, 2] as const).map(party => 20 - tracks[1].start[party])
    expect(steps).toEqual([20, 16, 13])
  })

  test('Act 2: 31 spaces', () => {
    const spaces = (kind: string) => tracks[2].spaces.flatMap((space, at) => (space === kind ? [at] : []))
    expect(tracks[2].spaces).toHaveLength(31)
    expect(spaces('enemies')).toEqual([5, 10, 14, 18, 21, 24, 27])
    expect(spaces('goblin')).toEqual([7, 12, 19, 25])
    expect(spaces('skull')).toEqual([30])
    expect(tracks[2].start).toEqual({ 4: 15, 3: 19, 2: 23 })
  })
})

describe('enemies (D5, D6, D7)', () => {
  test('six goblins', () => {
    const table = rowsOf('### 3.5 D5', 'G-')
    expect(table.map(row => idOf(row[1] ?? ''))).toEqual(goblins)
    expect(
      goblins.map(goblin => {
        const { speed, defence, action, attack, reward } = goblinCards[goblin]
        return [
          `${speed}`,
          `${defence}`,
          `move ${action} attack: ${effectsText(attack)}`,
          effectsText(reward),
        ]
      }),
    ).toEqual(table.map(row => row.slice(2, 6)))
  })

  test('eight minions', () => {
    const table = rowsOf('### 3.6 D6', 'M-')
    expect(table.map(row => idOf(row[1] ?? ''))).toEqual(minions)
    expect(
      minions.map(minion => {
        const { health, speed, defence, guard, counter, attack } = minionCards[minion]
        const more = guard ? ` (${defence + guard.by} against ${guard.against})` : ''
        return [
          `${health}`,
          `${speed}`,
          `${defence}${more}`,
          signed(counter.melee),
          signed(counter.other),
          effectsText(attack),
        ]
      }),
    ).toEqual(table.map(row => row.slice(2, 8)))
  })

  test('six bosses: how they fight', () => {
    const table = rowsOf('### 3.7 D7', 'B-')
    const [sheets, actions] = [table.slice(0, 6), table.slice(6, 12)]
    expect(sheets.map(row => idOf(row[1] ?? ''))).toEqual(bosses)
    expect(
      bosses.map(boss => {
        const { defence, speed, counter, seals } = bossSheets[boss]
        const against = (['melee', 'missile', 'spell'] as const).map(kind => {
          const printedAs = counter[kind]
          return typeof printedAs === 'number' ? signed(printedAs) : effectText(printedAs)
        })
        return [`${defence}`, `${speed}`, ...against, seals.join(', ')]
      }),
    ).toEqual(sheets.map(row => row.slice(2, 8)))
    const unnamed = (cell: string | undefined) => cell?.replace(/^[A-Z][\w ]+: /, '')
    expect(
      bosses.map(boss => [effectsText(bossSheets[boss].torch), effectsText(bossSheets[boss].attack)]),
    ).toEqual(actions.map(row => [unnamed(row[1]), unnamed(row[2])]))
  })

  test('six bosses: their spaces, and which is the entrance', () => {
    const table = rowsOf('### 3.7 D7', 'B-').slice(12)
    expect(
      bosses.map(boss => {
        const { spaces, entrance } = bossSheets[boss]
        return spaces.map((space, at) => (at + 1 === entrance ? `**${spaceText(space)}**` : spaceText(space)))
      }),
    ).toEqual(table.map(row => row.slice(1, 7)))
  })

  test('[TE-27.4] at most three seals, so that two heroes can cover them, none on 8 or 0, highest first', () => {
    for (const boss of bosses) {
      const { seals } = bossSheets[boss]
      expect(seals.length).toBeGreaterThan(0)
      expect(seals.length).toBeLessThanOrEqual(3)
      for (const space of seals) expect(space > 0 && space < 8).toBe(true)
      expect(seals).toEqual([...new Set(seals)].toSorted((a, b) => b - a))
    }
  })
})

describe('loot and spells (D8, D9)', () => {
  const table = rowsOf('### 3.8 D8', 'L-')

  test('26 pieces of loot: type, set, effect', () => {
    expect(table).toHaveLength(26)
    expect(
      loots.map(loot => {
        const { type, set = 'none', abilities } = lootCards[loot]
        return [type, set, abilities.map(abilityText).join('; ')]
      }),
    ).toEqual(
      table.map(row => [row[2], /of the (\w+)$/.exec(row[1] ?? '')?.[1]?.toLowerCase() ?? 'none', row[3]]),
    )
  })

  test('set bonuses at 2, 3 and 4 pieces', () => {
    const texts = sets.map(set => setBonuses[set].map(abilityText))
    expect(texts).toEqual([
      [1, 2, 3].map(n => `with a melee attack → +${n} to the result`),
      [1, 2, 3].map(n => `with a melee attack → gain ${n} health`),
      [1, 2, 3].map(n => `with a missile attack → +${n} to the result`),
      [1, 2, 3].map(n => `with a spell → gain ${n} focus`),
    ])
  })

  test('[TE-27.6] four pieces in every set, and a hero can wear them all', () => {
    for (const set of sets) {
      const types = loots.filter(loot => lootCards[loot].set === set).map(loot => lootCards[loot].type)
      const count = (type: string) => types.filter(other => other === type).length
      expect(types).toHaveLength(4)
      expect(count('hand')).toBeLessThanOrEqual(2)
      expect(count('garb')).toBeLessThanOrEqual(1)
      expect(count('trinket')).toBeLessThanOrEqual(2)
    }
  })

  test('14 spells', () => {
    const rows = rowsOf('### 3.9 D9', 'S-')
    expect(rows.map(row => idOf(row[1] ?? ''))).toEqual(spells)
    expect(spells.map(spell => abilityText(spellCards[spell].ability))).toEqual(
      rows.map(row => `cast, check (${row[2]}) ✓ ${row[3]}`),
    )
  })
})

describe('dungeon cards (D10)', () => {
  const table = rowsOf('### 3.10 D10', 'R-')
  const names: Record<Layout, string> = {
    deadEnd: 'dead end',
    straight: 'straight',
    corner: 'corner',
    tee: 'T',
    cross: 'cross',
  }

  test('22 rooms: layout and content', () => {
    const rows = table.filter(row => /^R-\d+$/.test(row[0] ?? '') && row[0] !== 'R-0')
    expect(rows.map(row => idOf(row[1] ?? ''))).toEqual(chambers)
    expect(chambers.map(room => [names[roomCards[room].layout], roomText(roomCards[room])])).toEqual(
      rows.map(row => [row[2], row[3]]),
    )
  })

  test('the Entrance, the Lair Door and four encounters', () => {
    expect(roomCards.entrance).toMatchObject({ layout: 'cross', seal: 1 })
    expect(roomText(roomCards.entrance)).toBe('')
    expect(roomCards.lairDoor.layout).toBe('deadEnd')
    expect(roomText(roomCards.lairDoor)).toBe('')
    const told = table.filter(row => row[0]?.startsWith('R-E'))
    expect(encounters.map(room => [names[roomCards[room].layout], roomText(roomCards[room])])).toEqual(
      told.flatMap(row => [row.slice(2, 4), row.slice(2, 4)]),
    )
  })

  test('totals: 2 dead ends, 5 straights, 5 corners, 7 Ts, 3 crosses; traps, goblins, portals', () => {
    const layouts = (list: readonly (keyof typeof roomCards)[]) => {
      const count = (layout: Layout) => list.filter(room => roomCards[room].layout === layout).length
      return [count('deadEnd'), count('straight'), count('corner'), count('tee'), count('cross')]
    }
    expect(layouts(chambers)).toEqual([2, 5, 5, 7, 3])
    expect(layouts(encounters)).toEqual([0, 0, 0, 2, 2])
    expect(rooms).toHaveLength(28)
    expect(chambers.filter(room => roomCards[room].disarm !== undefined)).toHaveLength(6)
    expect(chambers.filter(room => roomCards[room].ambush === 'goblin')).toHaveLength(5)
    expect(chambers.filter(room => roomCards[room].portal)).toHaveLength(2)
  })
})

describe.each(['pl', 'cs', 'hu'])('the tables in %s', language => {
  /** The numbers of each row; a language may say one of them twice, or a sign in words. */
  const numbers = (rows: readonly string[][]) =>
    rows.map(row => [...new Set(row.join(' ').match(/\d+/g) ?? [])].toSorted())

  test.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])('D%i: the same numbers as in the original', n => {
    const heading = `### 3.${n} D${n}`
    const original = rowsOf(heading, '')
    expect(original.length).toBeGreaterThan(2)
    expect(numbers(rowsOf(heading, '', `rules/${language}.md`))).toEqual(numbers(original))
  })
})
