import { cleanup } from '@testing-library/react'
import { expect, it } from 'vitest'
import { position } from '../../testing/index.ts'
import { show } from '../testing/render-question.tsx'

it('[TE-UI.7] before an attack: dice, defence, modifiers and their sources, odds, damage, the answer', async () => {
  const state = position({
    heroes: [{ hero: 'rogue', health: 4, focus: 3, has: 'pantherEye' }, 'paladin'],
    rooms: 'encounter1@1,0',
    minions: 'troll@1,0:5',
  })
  const tray = await show(state, { action: [{ do: 'attack', with: 'throwingKnives' }] })
  const text = tray.text()
  expect(text).toContain('agility, 3 dice')
  expect(text).toContain('beat 4')
  expect(text).toContain('Eye of the Panther: +1')
  expect(text).toContain('99%')
  expect(text).toContain('Troll: 3.4 damage on average')
  expect(text).toContain('The Troll strikes back: 0–4 damage. With 4 health you may fall')
  const seats = [...tray.box.querySelectorAll('.te-counter li')].map(face => face.getAttribute('aria-label'))
  expect(seats).toEqual([
    '2: 1 damage',
    '3: 2 damage',
    '4: 3 damage',
    '5: 4 damage',
    'shield: 2 damage',
    'torch: 0 damage',
  ])
  expect(tray.go().textContent).toBe('Troll: roll 3 dice')
  await tray.click(tray.go())
  // The troll is the only target, so nobody will ask for it.
  expect(tray.played).toEqual([[{ do: 'attack', with: 'throwingKnives' }]])
})

it('[TE-UI.7] a card that is its own price is discarded, not paid', async () => {
  const state = position({
    heroes: [{ hero: 'rogue', at: '1,0', health: 2, has: 'healingDraught' }, 'paladin@-1,0'],
    rooms: 'graveyard@1,0 armory@-1,0',
  })
  const tray = await show(state, { action: [{ do: 'free', with: 'healingDraught' }] })
  expect(tray.go().textContent).toBe('Discard this card: Healing Draught')
})

it('[TE-UI.7] what a boss takes whatever its die shows is told, and counted', async () => {
  const state = position({
    heroes: [{ hero: 'wizard', at: 'lair:4', health: 2 }, 'paladin'],
    rooms: 'lairDoor@1,0',
    boss: 'demonLord@lair',
  })
  const tray = await show(state, { action: [{ do: 'cast', with: 'magicArrow' }] })
  expect(tray.text()).toContain('The Demon Lord strikes back: 2–3 damage. With 2 health you may fall')
  cleanup()
  const dragon = position({
    heroes: ['wizard@lair:4', 'paladin'],
    rooms: 'lairDoor@1,0',
    boss: 'dragon@lair',
  })
  const other = await show(dragon, { action: [{ do: 'cast', with: 'magicArrow' }] })
  expect(other.text()).toContain('the attacker: −2 focus')
})

it('[TE-UI.7] several targets are compared, and the choice is played along', async () => {
  const state = position({ heroes: ['rogue', 'paladin'], goblins: 'boomy@0,0', minions: 'minotaur@0,0' })
  const tray = await show(state, { action: [{ do: 'attack', with: 'dagger' }] })
  expect(tray.go().getAttribute('aria-disabled')).toBe('true')
  await tray.click(tray.go())
  expect(tray.played).toEqual([])
  const [boomy, minotaur] = [...tray.box.querySelectorAll<HTMLElement>('label')]
  expect(boomy?.textContent).toContain('defence 4')
  expect(minotaur?.textContent).toContain('defence 6')
  await tray.click(minotaur?.querySelector('input'))
  expect(tray.text()).toContain('beat 6')
  await tray.click(tray.go())
  expect(tray.played).toEqual([
    [
      { do: 'attack', with: 'dagger' },
      { do: 'enemy', enemy: 'minotaur' },
    ],
  ])
})

it('[TE-UI.7] before a search: the likeliest skill, what success and failure bring', async () => {
  const state = position({ heroes: ['fighter@1,0', 'sorceress'], rooms: 'graveyard@1,0' })
  const tray = await show(state, { action: [{ do: 'search' }] })
  expect(tray.text()).toContain('Success: discover loot.')
  expect(tray.text()).toContain('Failure: 2 damage.')
  await tray.click(tray.go())
  expect(tray.played.at(-1)).toEqual([{ do: 'search' }, { do: 'skill', skill: 'strength' }])
  const agility = tray.box.querySelectorAll('input')[1]
  await tray.click(agility)
  await tray.click(tray.go())
  expect(tray.played.at(-1)).toEqual([{ do: 'search' }, { do: 'skill', skill: 'agility' }])
})

it('[TE-UI.7] before a spell: its price, also when it is too dear', async () => {
  const at = (focus: number) =>
    position({ heroes: [{ hero: 'sorceress', focus, has: 'fireball' }, 'paladin'], minions: 'troll@0,0' })
  const rich = await show(at(8), { action: [{ do: 'cast', with: 'fireball' }] })
  expect(rich.text()).toContain('Success costs 6 focus, if you want it. You have 8 focus.')
  expect(rich.text()).toContain('Success: one enemy in range 2: 4 damage.')
  cleanup()
  const poor = await show(at(3), { action: [{ do: 'cast', with: 'fireball' }] })
  expect(poor.text()).toContain('Success would cost 6 focus, more than you have: nothing would happen.')
})

it('[TE-UI.7] before a trap: what walking in means', async () => {
  const state = position({ heroes: ['wizard', 'paladin'], rooms: 'spikedPit@1,0' })
  const tray = await show(state, { action: [{ do: 'step', to: 25 }] })
  expect(tray.text()).toContain('reach 5')
  expect(tray.text()).toContain('Success: you get through unharmed.')
  expect(tray.text()).toContain('Failure: 2 damage.')
  expect(tray.go().textContent).toBe('Walk in and roll 2 dice')
})

it('[TE-UI.7] what needs no dice tells what it brings for certain; Escape forgets it', async () => {
  const state = position({ heroes: [{ hero: 'wizard', health: 2, focus: 1 }, 'paladin'] })
  const tray = await show(state, { action: [{ do: 'rest' }] })
  expect(tray.text()).toContain('Ancient Wizard rests: 5 health, 6 focus.')
  await tray.press('Escape')
  expect(tray.text()).toBe('')
})

it('[TE-UI.7] what would be wasted says so before it is paid, and its button does not shine', async () => {
  const at = (torch?: number) =>
    position({
      heroes: [{ hero: 'rogue', has: 'oilLantern' }, 'paladin'],
      ...(torch !== undefined && { torch }),
    })
  const lantern = { action: [{ do: 'free', with: 'oilLantern' }] } as const
  const tray = await show(at(), lantern)
  expect(tray.text()).toContain('It would bring nothing: the torch is as high as it goes.')
  expect(tray.go().getAttribute('data-tone')).toBe('waste')
  cleanup()
  const useful = await show(at(12), lantern)
  expect(useful.text()).not.toContain('It would bring nothing')
  expect(useful.go().getAttribute('data-tone')).toBeNull()
})

it('[TE-UI.7] the first step into the lair says that Act 2 begins, and what that means', async () => {
  const at = (boss: 'random' | 'dragon') =>
    position({
      heroes: ['rogue@1,0', 'paladin'],
      rooms: 'lairDoor@1,0 encounter1@2,0',
      slain: 2,
      options: { boss },
    })
  const tray = await show(at('dragon'), { action: [{ do: 'enter' }] })
  expect(tray.text()).toContain('Act 2 begins for everybody: the boss awakes, Dragon.')
  expect(tray.text()).toContain('The torch starts anew, 7 steps above the skull.')
  expect(tray.text()).toContain('2 seals lie in the dungeon')
  cleanup()
  const unknown = await show(at('random'), { action: [{ do: 'enter' }] })
  expect(unknown.text()).toContain('nobody knows yet which')
})

it('[TE-UI.7] the odds are told with focus too: what one turned die makes of them', async () => {
  const at = (focus: number) =>
    position({ heroes: [{ hero: 'rogue', focus }, 'paladin'], goblins: 'boomy@0,0' })
  const rich = await show(at(2), { action: [{ do: 'attack', with: 'dagger' }] })
  expect(rich.text()).toMatch(/\d+% with 2 focus/)
  cleanup()
  const poor = await show(at(1), { action: [{ do: 'attack', with: 'dagger' }] })
  expect(poor.text()).not.toContain('with 2 focus')
})

it('[TE-UI.7] a portal says where it leads before one steps in', async () => {
  const state = position({ heroes: ['rogue@1,0', 'paladin'], rooms: 'portalChamber@1,0' })
  const tray = await show(state, { action: [{ do: 'portal' }] })
  expect(tray.text()).toContain('To any revealed room')
})

it('[TE-UI.7] damage and counter-attack come before the summands, so that a small screen cuts those off first', async () => {
  const state = position({ heroes: ['barbarian', 'paladin'], minions: 'troll@0,0' })
  const text = (await show(state, { action: [{ do: 'attack', with: 'axe' }] })).text()
  const order = ['damage on average', 'The Troll strikes back', 'Axe: +1'].map(part => text.indexOf(part))
  expect(order).toEqual([...order].sort((a, b) => a - b))
  expect(order[0]).toBeGreaterThan(0)
})
