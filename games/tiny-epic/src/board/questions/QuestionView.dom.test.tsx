import { expect, it } from 'vitest'
import type { Task } from '../../state.ts'
import { type Position, position, riggedTable, sit } from '../../testing/index.ts'
import { show } from '../testing/render-question.tsx'
import { consideredMove } from './QuestionView.tsx'

const asking = (task: Task, rest: Position = {}) => position({ ...rest, agenda: [{ do: 'turn' }, task] })

it('[TE-UI.6] a revealed card is turned by buttons and keys, and the button says what will be dealt', async () => {
  const state = asking(
    { do: 'rotate', cell: 25, room: 'lootedLibrary', from: 24, walk: { to: 25, by: 'step', stealth: false } },
    { facedown: 'B@1,0 A@0,-1', deck: [2, 3, 4] },
  )
  const tray = await show(state)
  expect(tray.go().textContent).toBe('Lay it: 2 new cards')
  expect(tray.text()).toContain('2 cards are dealt: E3 and F4')
  expect(tray.text()).toContain('Ambush: a goblin appears, 1 damage to whoever walks in.')
  await tray.press('r')
  expect(tray.text()).toContain('Joined: west')
  await tray.press('R', { shiftKey: true })
  await tray.click(tray.button('Turn right'))
  const now = tray.text()
  await tray.click(tray.button('Turn left'))
  expect(tray.text()).not.toBe(now)
  await tray.press('ArrowRight')
  expect(tray.text()).toBe(now)
  await tray.click(tray.go())
  expect(tray.played).toEqual([[{ do: 'rotate', turns: 2 }]])
})

it('a facedown card behind a corridor is a room away, not out of reach', async () => {
  const tray = await show(asking({ do: 'reveal', left: 1, why: 'TE-26.4' }, { facedown: 'A@1,0 A@2,0' }))
  expect(tray.text()).toContain('1 room away')
  expect(tray.text()).toContain('no corridor leads there yet')
})

it('a facedown card is turned over by where it lies, which is short enough for a button', async () => {
  const tray = await show(asking({ do: 'reveal', left: 1, why: 'TE-26.4' }, { facedown: 'A@1,0 A@2,0' }))
  await tray.click(tray.box.querySelectorAll('input')[1])
  expect(tray.go().textContent).toBe('Turn over: F4')
})

it('[TE-26.6] what a card says is read as sentences, other notes have dots between them', async () => {
  const state = asking(
    { do: 'lose', hero: 0, count: 1, by: 'spiderQueen' },
    { heroes: [{ hero: 'fighter', has: 'longSword crossbow' }, 'sorceress'] },
  )
  expect((await show(state)).text()).toContain('Hand. Legendary set: Lion. Heroic action')
  const places = asking(
    { do: 'teleport', by: 'teleport', why: 'TE-26.4' },
    { rooms: 'feasthall@1,0 portalChamber@0,1' },
  )
  expect((await show(places)).text()).toContain('1 room away · use: full health')
})

it('[TE-UI.6] the map shows the way the card is considered to lie', () => {
  const state = asking({ do: 'rotate', cell: 25, room: 'armory', from: 24 }, { facedown: 'B@1,0' })
  const view = { ...state, viewer: 0 }
  const moves = [
    { do: 'rotate', turns: 2 },
    { do: 'rotate', turns: 3 },
  ] as const
  expect(consideredMove(view, moves, undefined)).toEqual({ do: 'rotate', turns: 2 })
  expect(consideredMove(view, moves, { do: 'rotate', turns: 3 })).toEqual({ do: 'rotate', turns: 3 })
})

it('[TE-UI.13] a tie between heroes names them and says why they tie', async () => {
  const state = asking(
    { do: 'hunt', enemy: 'boomy', last: 'nothing' },
    {
      heroes: ['fighter@1,0', 'sorceress@-1,0'],
      rooms: 'armory@1,0 feasthall@-1,0',
      goblins: 'boomy@0,0',
    },
  )
  const tray = await show(state)
  expect(tray.text()).toContain('Boomy: whom does it hunt?')
  expect(tray.text()).toContain('equally near: 1 room away')
  const names = [...tray.box.querySelectorAll('.te-answer b')].map(name => name.textContent)
  expect(names).toEqual(['Dwarf Fighter', 'Elf Sorceress'])
  await tray.click(tray.box.querySelectorAll('input')[1])
  expect(tray.go().textContent).toBe('Boomy hunts: Elf Sorceress')
  await tray.click(tray.go())
  expect(tray.played).toEqual([[{ do: 'target', hero: 1 }]])
})

it('[TE-UI.13] two ways that are equally short are named by room and direction', async () => {
  const state = asking(
    { do: 'enemyMovement', movement: { enemy: 'troll', hero: 0, left: 4, last: 'strike' } },
    {
      heroes: ['fighter@1,1', 'sorceress@1,1'],
      rooms: 'guardPost@1,0 goblinDen@0,1 portalChamber@1,1',
      minions: 'troll@0,0',
    },
  )
  const tray = await show(state)
  expect(tray.text()).toContain('Troll: which way to Dwarf Fighter?')
  expect(tray.text()).toContain('2 ways are equally short: 2 rooms to go, 4 steps left.')
  const names = [...tray.box.querySelectorAll('.te-answer')].map(name => name.textContent)
  expect(names[0]).toContain('Guard Post, E4')
  expect(names[0]).toContain('east')
})

it('[TE-UI.7] nobody is aimed at before the player says whom', async () => {
  const state = asking(
    { do: 'aim', action: { kind: 'melee', by: 'hammer', bonus: 0, targets: [] } },
    { goblins: 'boomy@0,0 stabby@0,0' },
  )
  const tray = await show(state)
  expect(tray.box.querySelector('input:checked')).toBeNull()
  expect(tray.go().getAttribute('aria-disabled')).toBe('true')
  await tray.press('2', { code: 'Digit2' })
  expect(tray.go().textContent).toContain('Stabby')
})

it('[TE-UI.9] defence that would change nothing is declined with the bright button', async () => {
  // 2 + 3 of the troll does not get past a shield of 5 and more.
  const bought = (health: number, chance: string) =>
    riggedTable(chance, {
      heroes: [{ hero: 'fighter', health, focus: 5, has: 'none lionShield' }, 'sorceress'],
      minions: 'troll@0,0',
    })
      .play('attack:hammer')
      .play('commit:0')
  const useless = bought(7, '5 1 2 e2')
  expect(useless.asked()?.do).toBe('buyDefence')
  const tray = await show(useless.state)
  expect(tray.text()).toContain('It does no damage as it is: paying would bring nothing.')
  expect(tray.go().textContent).toBe('Take 0 damage')
  await tray.click(tray.go())
  expect(tray.played).toEqual([[{ do: 'decline' }]])
})

it('[TE-UI.16] a minion’s reward says which card it is, and how far the torch rises after it', async () => {
  const table = riggedTable('6 6 6 e2', {
    heroes: ['fighter', 'sorceress'],
    minions: 'troll@0,0:1',
    torch: 15,
  })
    .play('attack:hammer')
    .play('commit:0')
  const tray = await show(table.state)
  expect(tray.text()).toContain('Reward for the Troll: card 1 of 2, then the torch rises by 6 steps.')
  await tray.again(table.play('option:0').state)
  expect(tray.text()).toContain('Reward for the Troll: card 1 of 2')
  await tray.again(table.play('decline').state)
  expect(tray.text()).toContain('Reward for the Troll: card 2 of 2')
})

it('[TE-UI.15] damage that every marker takes in full needs no sharing out', async () => {
  const state = asking(
    { do: 'wound', points: 6, by: 'hammer' },
    { rooms: 'lairDoor@1,0', boss: 'spiderQueen@lair', markers: [3, 2], sealed: 2 },
  )
  const tray = await show(state)
  expect(tray.box.querySelector('.te-marker-steps button')).toBeNull()
  expect(tray.go().textContent).toBe('Strike the last blow')
  await tray.click(tray.go())
  const table = sit(state)
  for (const move of tray.played[0] ?? []) if (move.do === 'marker') table.play(`marker:${move.marker}`)
  expect(table.state.result?.won).toBe(true)
})

it('[TE-UI.15] the lowest marker that can move is hit first, unless the player shares it out otherwise', async () => {
  const state = asking(
    { do: 'wound', points: 2, by: 'hammer' },
    { rooms: 'lairDoor@1,0', boss: 'spiderQueen@lair', markers: [8, 7], sealed: 2 },
  )
  const tray = await show(state)
  expect(tray.go().textContent).toBe('Deal 2 damage')
  expect(tray.text()).toContain('7 → 5')
  await tray.click(tray.button('Marker 2, now 5: one point less'))
  await tray.click(tray.button('Marker 1, now 8: one point more'))
  await tray.click(tray.go())
  const table = sit(state)
  for (const move of tray.played[0] ?? []) if (move.do === 'marker') table.play(`marker:${move.marker}`)
  expect(table.state.boss?.markers.toSorted()).toEqual([6, 7])
})

it('[TE-UI.15] damage to the boss is shared out with steppers, as far as seals allow', async () => {
  const state = asking(
    { do: 'wound', points: 4, by: 'hammer' },
    {
      heroes: ['fighter@lair:2', 'sorceress', 'rogue'],
      rooms: 'lairDoor@1,0',
      boss: 'spiderQueen@lair',
      markers: [8, 7, 5],
      sealed: 1,
    },
  )
  const tray = await show(state)
  expect(tray.text()).toContain('A seal still bars space 4.')
  // Five may not go down to the space with the seal.
  expect(tray.button('Marker 3, now 5: one point more').getAttribute('aria-disabled')).toBe('true')
  await tray.click(tray.button('Begin again'))
  expect(tray.go().textContent).toBe('Deal out 4 more')
  await tray.click(tray.go())
  expect(tray.played).toEqual([])
  for (const now of [7, 6]) await tray.click(tray.button(`Marker 2, now ${now}: one point more`))
  await tray.click(tray.button('Marker 2, now 5: one point less'))
  for (let point = 0; point < 3; point++) await tray.press('1', { code: 'Digit1' })
  expect(tray.text()).toContain('All of it is dealt out.')
  expect(tray.go().textContent).toBe('Deal 4 damage')
  await tray.click(tray.go())
  const [moves = []] = tray.played
  const table = sit(state)
  for (const move of moves) if (move.do === 'marker') table.play(`marker:${move.marker}`)
  expect(table.state.boss?.markers.toSorted()).toEqual([5, 5, 6])
})

it('[TE-UI.15] what no marker can take is lost, and said so', async () => {
  const state = asking(
    { do: 'wound', points: 3, by: 'hammer' },
    { heroes: ['fighter', 'sorceress'], rooms: 'lairDoor@1,0', boss: 'stoneColossus@lair', markers: [5, 4] },
  )
  const tray = await show(state)
  expect(tray.text()).toContain('The seals hold: 2 damage is lost.')
  expect(tray.go().textContent).toBe('Deal 1 damage')
})

it('[TE-UI.16] the row lies open beside the deck, each card with its text', async () => {
  const state = asking(
    { do: 'discover', kind: 'loot', rowOnly: false },
    { heroes: [{ hero: 'fighter', has: 'longSword' }, 'sorceress'], rows: 'lionShield crossbow' },
  )
  const tray = await show(state)
  expect(tray.go().textContent).toBe('Draw from the loot deck')
  await tray.click(tray.box.querySelectorAll('input')[1])
  expect(tray.text()).toContain('After the roll, once (melee attack): reroll 1 die.')
  expect(tray.text()).toContain('set Lion: you have 1 of 4')
  await tray.click(tray.go())
  expect(tray.played.at(-1)).toEqual([{ do: 'take', card: 'lionShield' }])
  await tray.click(tray.button('No loot'))
  expect(tray.played.at(-1)).toEqual([{ do: 'decline' }])
})

it('[TE-UI.16] a drawn card: keep, replace or discard, with what is covered and what changes', async () => {
  const state = asking(
    { do: 'equip', card: 'lionShield', drawn: true },
    { heroes: [{ hero: 'fighter', has: 'longSword crossbow' }, 'sorceress'] },
  )
  const tray = await show(state)
  const [one, two] = [...tray.box.querySelectorAll('.te-answer')].map(choice => choice.textContent ?? '')
  expect(one).toContain('replaces Long Sword of the Lion')
  expect(one).toContain('defence after melee attacks 4 → 5')
  expect(one).toContain('no longer usable: Long Sword of the Lion')
  expect(two).toContain('set Lion: 1 → 2 of 4')
  expect(two).toContain('When you begin (melee attack): +1 health.')
  await tray.click(tray.box.querySelectorAll('input')[1])
  expect(tray.go().textContent).toBe('Keep it instead of Crossbow')
  await tray.click(tray.button('Discard it'))
  expect(tray.played).toEqual([[{ do: 'decline' }]])
})

it('[TE-UI.16] a first hand card covers what is printed there', async () => {
  const state = asking({ do: 'equip', card: 'greatAxe', drawn: false }, { heroes: ['fighter', 'sorceress'] })
  const tray = await show(state)
  expect(tray.go().textContent).toBe('Keep it, covering Hammer')
  expect(tray.text()).toContain('speed 3 → 2')
})

it('a question leads to its clause', async () => {
  const state = asking({ do: 'discover', kind: 'spell', rowOnly: false })
  const tray = await show(state)
  await tray.click(tray.button('The rule behind this'))
  expect(tray.asked).toEqual(['TE-19.2'])
})
