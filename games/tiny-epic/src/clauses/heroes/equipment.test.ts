import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { heroSheets } from '../../content/heroes.ts'
import { heroes, items, loots, spells } from '../../content/ids.ts'
import { lootCards } from '../../content/loot.ts'
import { isLoot, lootOf, sourcesOf } from '../../rules/heroes/abilities.ts'
import { heroDefence, speedOf } from '../../rules/heroes/attributes.ts'
import { type Placed, position, riggedTable, sit, tableAt } from '../../testing/index.ts'

/** A hero in the Treasure Vault, whose search brings loot. */
const vault = (has = '', rows = '') =>
  position({
    heroes: [{ hero: 'rogue', at: '1,0', has }, 'fighter'],
    rooms: 'treasureVault@1,0',
    rows,
  })
const found = (has: string, rows: string, card: string) =>
  sit(vault(has, rows), `6 3 3 ${card}`).play('search commit:0')

describe('loot and spells', () => {
  test('[TE-19.1] loot is hand, garb or trinket; spells are one kind', () => {
    const count = (type: string) => loots.filter(loot => lootCards[loot].type === type).length
    expect([count('hand'), count('garb'), count('trinket')]).toEqual([11, 6, 9])
    expect(spells).toHaveLength(14)
  })

  test('[TE-19.2] discover: the top of the deck, or any card of the matching row', () => {
    const table = found('', 'crossbow warHorn fireball', 'gust')
    expect(table.legal()).toEqual(['draw', 'take:crossbow', 'take:warHorn', 'decline'])
    table.play('take:warHorn')
    expect(table.hero().trinkets).toEqual(['warHorn'])
    expect(table.state.lootRow).toEqual(['crossbow'])
  })

  test('[TE-19.3] a drawn card is looked at, then kept or put into the row', () => {
    const kept = found('', '', 'elvenChain').play('draw')
    expect(kept.told('drew')).toMatchObject([{ card: 'elvenChain' }])
    expect(kept.legal()).toEqual(['equip:0', 'decline'])
    expect(kept.play('equip:0').hero().garb).toBe('elvenChain')
    const left = found('', '', 'elvenChain').play('draw decline')
    expect(left.hero().garb).toBe('none')
    expect(left.state.lootRow).toEqual(['elvenChain'])
  })

  test('[TE-19.4] pick up: only from the row', () => {
    const post = (rows: string) =>
      riggedTable('6 3 3', { heroes: ['fighter@1,0', 'rogue'], rooms: 'guardPost@1,0', rows }).play(
        'search commit:0',
      )
    expect(post('crossbow').legal()).toEqual(['take:crossbow', 'decline'])
    expect(post('fireball').asked()?.do).toBe('turn')
  })

  test('[TE-19.5] loot or spell is decided before a card is seen', () => {
    const table = riggedTable('6 3 3 gust', {
      heroes: ['fighter@1,0', 'rogue'],
      rooms: 'buzzsaw@1,0',
      rows: 'crossbow',
    }).play('disarm commit:0')
    expect(table.legal()).toEqual(['option:0', 'option:1'])
    expect(table.told('drew')).toEqual([])
    table.play('option:1')
    expect(table.legal()).toEqual(['draw', 'decline'])
    expect(table.play('draw equip:0').hero().spells).toEqual(['gust'])
  })

  test('[TE-19.6] nothing is equipped but while discovering or picking up, and nothing is handed over', () => {
    const legal = tableAt({
      heroes: [{ hero: 'fighter', has: 'crossbow' }, 'rogue'],
      rows: 'warHorn gust',
    }).legal()
    expect(legal.some(word => /^(take|equip|draw|give)/.test(word))).toBe(false)
  })

  test('[TE-19.7] [TE-19.8] a full type replaces one of its own, which goes to the row, or nothing', () => {
    const replaces = (has: string, drawn: string, slots: string, word: string, replaced: string) => {
      const table = found(has, '', drawn).play('draw')
      expect(table.legal().join(' ')).toBe(slots)
      table.play(word)
      expect(table.state.lootRow).toEqual([replaced])
      return table.hero()
    }
    const two = 'equip:0 equip:1 decline'
    const { hands } = replaces('crossbow towerShield', 'greatAxe', two, 'equip:1', 'towerShield')
    expect(hands).toEqual(['crossbow', 'greatAxe'])
    const { garb } = replaces('elvenChain', 'mageMantle', 'equip:0 decline', 'equip:0', 'elvenChain')
    expect(garb).toBe('mageMantle')
    const { trinkets } = replaces('warHorn lionBoots', 'oilLantern', two, 'equip:0', 'warHorn')
    expect(trinkets).toEqual(['oilLantern', 'lionBoots'])
    const refused = found('warHorn lionBoots', '', 'oilLantern').play('draw decline')
    expect(refused.hero().trinkets).toEqual(['warHorn', 'lionBoots'])
    expect(refused.state.lootRow).toEqual(['oilLantern'])
    const cast = riggedTable('fireball', { heroes: [{ hero: 'wizard', has: 'gust banish' }, 'rogue'] }).play(
      'free:research draw equip:1',
    )
    expect(cast.hero().spells).toEqual(['gust', 'fireball'])
    expect(cast.state.spellRow).toEqual(['banish'])
  })

  test('[TE-19.8] either hand may be chosen: a free one, or one whose card goes to the row', () => {
    const drawn = () => found('none crossbow warHorn', '', 'greatAxe').play('draw')
    expect(drawn().legal()).toEqual(['equip:0', 'equip:1', 'decline'])
    const free = drawn().play('equip:0')
    expect(free.hero().hands).toEqual(['greatAxe', 'crossbow'])
    expect(free.state.lootRow).toEqual([])
    const instead = drawn().play('equip:1')
    expect(instead.hero().hands).toEqual(['none', 'greatAxe'])
    expect(instead.state.lootRow).toEqual(['crossbow'])
    expect(sourcesOf(instead.hero())).toContain('dagger')
  })

  test('[TE-19.8] a second trinket or spell takes the free place: their places are alike', () => {
    const table = found('warHorn', '', 'oilLantern').play('draw')
    expect(table.legal()).toEqual(['equip:0', 'decline'])
    expect(table.play('equip:0').hero().trinkets).toEqual(['warHorn', 'oilLantern'])
  })

  test('[TE-19.9] hand loot covers a printed slot of the player’s choice until it is discarded', () => {
    const table = found('', '', 'towerShield').play('draw')
    expect(table.legal()).toEqual(['equip:0', 'equip:1', 'decline'])
    table.play('equip:1')
    expect(sourcesOf(table.hero())).toContain('dagger')
    expect(sourcesOf(table.hero())).not.toContain('throwingKnives')
    table.play('discard:0:towerShield')
    expect(sourcesOf(table.hero())).toContain('throwingKnives')
  })

  test('[TE-19.10] an empty deck stays empty: only the row is left', () => {
    const state = vault('', 'crossbow')
    state.bags.loot = 0
    const table = sit(state, '6 3 3').play('search commit:0')
    expect(table.legal()).toEqual(['take:crossbow', 'decline'])
    table.play('take:crossbow equip:0 discard:0:crossbow')
    expect(table.state.bags.loot).toBe(0)
    expect(table.state.lootRow).toEqual(['crossbow'])
  })

  test('[TE-19.14] nothing to be had: no effect, but the action may be taken; the other kind is still there', () => {
    const state = vault()
    state.bags.loot = 0
    const table = sit(state, '6 3 3')
    expect(table.legal()).toContain('search')
    table.play('search commit:0')
    expect(table.asked()?.do).toBe('turn')
    expect(table.state.turn.acted).toBe(true)
    expect(table.told('void')).toMatchObject([{ by: 'treasureVault', why: 'TE-19.14' }])
    expect(table.told('declined')).toEqual([])
    const research = position({ heroes: ['wizard', 'fighter'] })
    research.bags.spells = 0
    expect(sit(research).legal()).toContain('free:research')
    const trap = position({ heroes: ['fighter@1,0', 'rogue'], rooms: 'buzzsaw@1,0' })
    trap.bags.loot = 0
    const disarmed = sit(trap, '6 3 3 gust').play('disarm commit:0 option:1 draw equip:0')
    expect(disarmed.hero().spells).toEqual(['gust'])
  })

  test('[TE-19.11] two, three and four pieces of a set give its levels, one gives nothing', () => {
    const pieces = ['longSword', 'lionShield', 'lionPlate', 'lionBoots']
    const healed = [1, 2, 3, 4].map(count => {
      const has = pieces.slice(0, count).join(' ')
      const table = riggedTable('1 1 1 etorch', {
        heroes: [{ hero: 'paladin', health: 2, has }, 'rogue'],
        minions: 'ogre@0,0',
      }).play('attack:longSword')
      return table.hero().health - 2
    })
    expect(healed).toEqual([0, 1, 2, 3])
    // Pieces of different sets do not add up.
    const mixed = riggedTable('1 1 1 etorch', {
      heroes: [{ hero: 'paladin', health: 2, has: 'longSword greatAxe' }, 'rogue'],
      minions: 'ogre@0,0',
    }).play('attack:longSword')
    expect(mixed.hero().health).toBe(2)
  })

  test('[TE-19.12] Lion and Phoenix give when the action is declared, once, hit or miss', () => {
    const declared = (hero: Placed, action: string) =>
      riggedTable(`1 1 1${action.startsWith('attack') ? ' e2' : ''}`, {
        heroes: [hero, 'rogue'],
        rooms: 'arcaneAltar@1,0',
        facedown: 'A@0,1',
        minions: 'ogre@0,0',
      }).play(action)
    const lion = declared({ hero: 'paladin', health: 4, has: 'longSword lionBoots' }, 'attack:longSword')
    // Before any die is committed.
    expect(lion.hero().health).toBe(5)
    expect(lion.play('commit:0').told('healed')).toHaveLength(1)
    const wand = { hero: 'wizard', focus: 0, has: 'phoenixWand phoenixFeather clairvoyance' } as const
    const phoenix = declared(wand, 'cast:clairvoyance')
    expect(phoenix.hero().focus).toBe(1)
    expect(phoenix.play('commit:0').told('focused')).toHaveLength(1)
    expect(declared({ ...wand, at: '1,0' }, 'search').hero().focus).toBe(0)
  })

  test('[TE-19.13] attributes change at once, health and focus do not', () => {
    const table = tableAt({
      heroes: [{ hero: 'rogue', health: 4, focus: 3, has: 'elvenChain towerShield' }, 'fighter'],
    })
    const now = () => [speedOf(table.state, table.hero()), heroDefence(table.hero(), 'melee')]
    // Rogue: Speed 5, defence 3.
    expect(now()).toEqual([5, 6])
    table.play('discard:0:towerShield')
    expect(now()).toEqual([6, 4])
    table.play('discard:0:elvenChain')
    expect(now()).toEqual([5, 3])
    expect(table.hero()).toMatchObject({ health: 4, focus: 3 })
  })

  test('[TE-19.15] what is discarded lies in the row for the next discover, even in the same turn', () => {
    const table = found('crossbow', '', '')
    expect(table.legal()).toEqual(['draw', 'decline'])
    const again = sit(vault('crossbow'), '6 3 3').play(
      'discard:0:crossbow search commit:0 take:crossbow equip:1',
    )
    expect(again.hero().hands).toEqual(['none', 'crossbow'])
    const replaced = riggedTable('fireball', {
      heroes: [{ hero: 'wizard', focus: 8, has: 'gust banish' }, 'rogue'],
    }).play('free:research draw equip:0 free:research')
    expect(replaced.legal()).toContain('take:gust')
  })
})

describe('laws of equipment', () => {
  test('[TE-19.7] [TE-19.9] [TE-27.6] whatever comes, limits hold, slots are covered one by one, no card is lost', () => {
    const cards = fc.uniqueArray(fc.constantFrom(...items), { minLength: 1, maxLength: 14 })
    const law = fc.property(
      cards,
      fc.constantFrom(...heroes),
      fc.infiniteStream(fc.nat(3)),
      (order, hero, picks) => {
        const other = hero === 'fighter' ? 'wizard' : 'fighter'
        const table = tableAt({ heroes: [hero, other], rows: order.join(' ') })
        const { state } = table
        for (const card of order) {
          const kind = isLoot(card) ? 'loot' : 'spell'
          state.agenda.push({ do: 'discover', kind, rowOnly: true })
          if (!table.legal().includes(`take:${card}`)) throw new Error(`${card} is not in its row`)
          table.play(`take:${card}`)
          const places = table.legal().filter(word => word.startsWith('equip'))
          if (table.asked()?.do === 'equip') {
            const place = places[picks.next().value % places.length]
            if (place !== undefined) table.play(place)
          }
          const { hands, garb, trinkets, spells: known } = table.hero()
          const worn = lootOf(table.hero())
          expect(worn.filter(loot => lootCards[loot].type === 'hand').length).toBe(
            hands.filter(hand => hand !== 'none').length,
          )
          expect(garb === 'none' || lootCards[garb].type === 'garb').toBe(true)
          expect(trinkets.length).toBeLessThanOrEqual(2)
          expect(known.length).toBeLessThanOrEqual(2)
          const sheet = heroSheets[hero]
          const sources = sourcesOf(table.hero())
          expect(sources).toContain(sheet.ability)
          for (const slot of [0, 1] as const)
            expect(sources.includes(sheet.hands[slot])).toBe(hands[slot] === 'none')
          const all = [...worn, ...known, ...state.lootRow, ...state.spellRow]
          expect(all.toSorted()).toEqual([...order].toSorted())
        }
      },
    )
    fc.assert(law, { numRuns: 50 })
  })
})
