import { describe, expect, it } from 'vitest'
import { items } from '../../content/ids.ts'
import { tinyEpic as game } from '../../game.ts'
import { type Position, position } from '../../testing/index.ts'
import { all, show, text } from '../testing/render.tsx'
import { CardRows } from './CardRows.tsx'
import { LootCard } from './LootCard.tsx'

const told: Position = {
  heroes: [{ hero: 'rogue', has: 'longSword' }, 'cleric'],
  goblins: 'boomy@0,0',
  minions: 'troll@0,0',
  rows: 'crossbow oilLantern fireball',
  facedown: 'A@1,0 C@0,1',
  deck: [2, 3, 4],
}
const fate = (box: Element, name: string) =>
  text(
    all(box, '.te-enemy-status li')
      .find(line => text(line).startsWith(name))
      ?.querySelector('span'),
  )

describe('the cards on the table', () => {
  it('[TE-UI.16] both rows lie open, every card with its text', async () => {
    const box = await show(<CardRows state={position(told)} />)
    const [loot, spell, carried] = all(box, 'section')
    expect(all(loot ?? box, '.te-card-name').map(text)).toEqual(['Crossbow', 'Oil Lantern'])
    expect(all(spell ?? box, '.te-card-name').map(text)).toEqual(['Fireball'])
    expect(text(spell)).toContain('Success (cost: 6 focus): one enemy in range 2: 4 damage.')
    expect(text(carried)).toContain('Carried: Wood Elf RogueLong Sword of the Lion')
    const empty = await show(<CardRows state={position({})} />)
    expect(text(all(empty, 'section')[0])).toContain('Nothing lies here.')
  })

  it('[TE-UI.17] tells how many cards are left and who is gone', async () => {
    const state = position(told)
    const killed = {
      ...state,
      goblinDiscards: ['pokey'] as const,
      bags: { ...state.bags, minions: state.bags.minions & ~0b10, goblins: state.bags.goblins & ~0b1000 },
    }
    const box = await show(<CardRows state={killed} />)
    expect(all(box, 'section h3').map(text)).toEqual([
      'Loot row – 23 cards in the deck',
      'Spell row – 13 cards in the deck',
      'Carried: Wood Elf Rogue',
    ])
    expect([fate(box, 'Boomy'), fate(box, 'Pokey'), fate(box, 'Stabby')]).toEqual([
      'in the dungeon',
      'dead',
      'not seen',
    ])
    expect([fate(box, 'Troll'), fate(box, 'Skeleton'), fate(box, 'Ogre')]).toEqual([
      'in the dungeon',
      'dead',
      'not seen',
    ])
    expect(all(box, '.te-piles li').map(text)).toEqual([
      'A2 to deal, 3 not seen yet',
      'B3 to deal, 3 not seen yet',
      'C4 to deal, 5 not seen yet',
    ])
  })

  it('[TE-UI.17] what is drawn cannot tell what comes: no order of a deck, no facedown card, no boss is in a view', async () => {
    const view = game.view(position(told), 0)
    // Cards nobody has seen are a set of bits, a facedown card is its pile, the boss does not exist yet.
    expect(Object.values(view.bags).every(bag => typeof bag === 'number')).toBe(true)
    expect(view.boss).toBeUndefined()
    const facedown = view.cells.filter(code => code > 0 && code < 4)
    expect(facedown).toEqual([1, 3])
    const page = text(await show(<CardRows state={view} />))
    expect(page).not.toContain('Fire Vortex')
    expect(page).not.toContain('Healing Draught')
  })

  it('[TE-UI.16] every loot and spell has a face that says something', async () => {
    for (const card of items) {
      const box = await show(<LootCard card={card} />)
      expect(text(box.querySelector('.te-card-name')), card).not.toBe('')
      expect(all(box, '.te-lines p').length, card).toBeGreaterThan(0)
    }
  })
})
