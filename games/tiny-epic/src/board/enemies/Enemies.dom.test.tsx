import { describe, expect, it, vi } from 'vitest'
import { type Position, position } from '../../testing/index.ts'
import type { Figure } from '../shared/display.ts'
import { all, button, press, show, text } from '../testing/render.tsx'
import { Enemies, type EnemiesProps } from './Enemies.tsx'

const party = { heroes: ['rogue', 'paladin', 'sorceress'] } as const
const open = (told: Position, more: Partial<EnemiesProps> = {}) =>
  show(<Enemies state={position({ ...party, ...told })} onFigure={() => undefined} {...more} />)
const cards = (box: Element, kind: string) => all(box, `.te-enemy-card[data-kind="${kind}"]`)
const values = (card: Element | undefined) =>
  all(card ?? document.body, '.te-enemy-stats .te-stat').map(
    stat => `${stat.querySelector('svg')?.getAttribute('aria-label')} ${text(stat)}`,
  )

describe('[TE-UI.12] enemy cards', () => {
  it('lists minions in order and goblins by slot, with speed, defence, modifiers and action in words', async () => {
    const box = await open({ goblins: 'shooty@0,0#2 boomy@0,0#1', minions: 'minotaur@0,0:6 troll@0,0' })
    expect(all(box, '.te-enemy-name').map(text)).toEqual(['Minotaur', 'Troll', '1Boomy', '2Shooty', '34free'])
    const [minotaur] = cards(box, 'minion')
    expect(values(minotaur)).toEqual([
      'speed 5',
      'defence 4',
      'counter-attack against melee +3',
      'counter-attack against missiles and spells +2',
    ])
    expect(text(minotaur)).toContain('+2 defence against: melee attack.')
    expect(text(minotaur)).toContain('all heroes in the same room: 3 damage')
    expect(minotaur?.querySelector('.te-meter')?.getAttribute('aria-label')).toBe('Health 6 of 8')
    const [boomy] = cards(box, 'goblin')
    expect(text(boomy)).toContain('Moves or – all heroes in range 2: 2 damage')
  })

  it('counts the goblins beside every number that depends on them', async () => {
    const box = await open({ goblins: 'stabby@0,0 pokey@0,0 boomy@0,0' })
    for (const card of cards(box, 'goblin')) {
      expect(values(card).at(-1)).toBe('counter-attack +3')
      expect(card.querySelector('.te-count > svg')?.getAttribute('aria-label')).toBe(
        '3 goblins in the dungeon',
      )
    }
    expect(cards(box, 'goblin').map(card => text(card).match(/now \d/)?.[0])).toEqual([
      'now 4',
      'now 3',
      undefined,
    ])
  })

  it('says what a fifth goblin means, also when the next one is the fifth', async () => {
    const three = await open({ goblins: 'stabby@0,0 pokey@0,0 boomy@0,0' })
    expect(text(cards(three, 'free')[0])).toBe('4free' + 'A fifth goblin ends the game.')
    const four = await open({ goblins: 'stabby@0,0 pokey@0,0 boomy@0,0 brawny@0,0' })
    expect(text(cards(four, 'free')[0])).toBe('Four goblins: the next one ends the game.')
  })

  it('tells all of a card, its reward too', async () => {
    const box = await open({ goblins: 'pokey@0,0' })
    await press(button(box, 'What the card says: Pokey'))
    expect(all(box, 'dialog p').map(text)).toEqual([
      'Goblin: speed 3, defence 6.',
      'It moves or attacks. Attack: all heroes in range 1: as much damage as there are goblins in the dungeon.',
      'Counter-attack: as much as there are goblins in the dungeon.',
      'Reward: discover loot; reveal up to 1 facedown card anywhere.',
      '1 goblin in the dungeon',
    ])
  })

  it('marks who acts, who is meant and who can be, and what harm would be done', async () => {
    const touched = vi.fn<(figure: Figure) => void>()
    const box = await open(
      { goblins: 'boomy@0,0 shooty@0,0', minions: 'troll@0,0:5' },
      {
        acting: 'boomy',
        aimed: { enemy: 'troll' },
        targets: [{ enemy: 'troll' }, { enemy: 'shooty' }],
        harm: { enemy: 'troll', by: 2 },
        onFigure: touched,
      },
    )
    expect(all(box, '.te-enemy-card[data-mark]').map(card => card.getAttribute('data-mark'))).toEqual([
      'aimed',
      'acting',
      'legal',
    ])
    expect(box.querySelector('.te-meter')?.getAttribute('aria-label')).toBe('Health 5 of 7, would be 3')
    expect(all(box, '.te-meter [data-is="loss"]')).toHaveLength(2)
    await press(button(box, 'Shooty'))
    expect(touched).toHaveBeenCalledWith({ enemy: 'shooty' })
  })

  it('hides the boss until somebody goes in, and counts the minions slain', async () => {
    const box = await open({ slain: 1 })
    expect(text(cards(box, 'hidden')[0])).toBe('The boss is hidden.Minions slain: 1 of 3')
    const two = await open({ boss: 'lich@lair', rooms: 'lairDoor@1,0', markers: [8, 7, 2] })
    expect(cards(two, 'hidden')).toEqual([])
    expect(all(two, '.te-enemy-marker b').map(text)).toEqual(['8', '7', '2'])
    expect(values(cards(two, 'boss')[0])).toEqual([
      'speed 3',
      'defence 6',
      'counter-attack against melee +1',
      'counter-attack against missiles +2',
      'counter-attack against spells *',
    ])
  })
})
