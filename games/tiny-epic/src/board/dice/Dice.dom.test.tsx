import { expect, it } from 'vitest'
import { type Position, riggedTable } from '../../testing/index.ts'
import { show } from '../testing/render-question.tsx'
import { bestPick } from './dice-pick.ts'

/** The rogue of the picture: 5, 1 and 2 against a troll with 5 health, whose die shows 4. */
const knives = () =>
  riggedTable('5 1 2 e4', {
    heroes: [{ hero: 'rogue', health: 4, focus: 3 }, 'paladin'],
    rooms: 'encounter1@1,0',
    minions: 'troll@1,0:5',
  }).play('attack:throwingKnives')

const stab = (chance: string, focus: number, enemies: Position) =>
  riggedTable(chance, { heroes: [{ hero: 'rogue', focus }, 'paladin'], ...enemies }).play('attack:dagger')

const roles = (box: HTMLElement) =>
  [...box.querySelectorAll('button.te-die')].map(die => die.getAttribute('data-role'))
const die = (box: HTMLElement, at: number) => box.querySelectorAll('button.te-die')[at]

it('[TE-UI.8] dice show both readings; main and added dice are set by touch, and the result follows', async () => {
  const tray = await show(knives().state)
  expect(roles(tray.box)).toEqual(['main', 'added', 'added'])
  expect(tray.go().textContent).toBe('Commit: 4 damage')
  await tray.click(die(tray.box, 2))
  expect(roles(tray.box)).toEqual(['kept', 'added', 'main'])
  await tray.click(die(tray.box, 2))
  expect(roles(tray.box)).toEqual(['main', 'added', 'kept'])
  expect(die(tray.box, 2)?.getAttribute('aria-label')).toBe('Die 3 shows 2: kept, gives 3 focus')
  expect(tray.go().textContent).toBe('Commit: 2 damage')
  expect(tray.text()).toContain('beats 4 by 2')
  expect(tray.text()).toContain('Troll 5 → 3')
  expect(tray.text()).toContain('focus 3 → 5')
  expect(tray.played).toEqual([])
  await tray.click(tray.go())
  expect(tray.played).toEqual([[{ do: 'commit', main: 0, plus: 2 }]])
})

it('[TE-UI.8] keys choose the main die, add others, and commit', async () => {
  const tray = await show(knives().state)
  await tray.press('2', { code: 'Digit2' })
  expect(roles(tray.box)).toEqual(['kept', 'main', 'added'])
  expect(tray.go().textContent).toBe('Commit: a miss')
  await tray.press('!', { code: 'Digit3', shiftKey: true })
  expect(roles(tray.box)).toEqual(['kept', 'main', 'kept'])
  await tray.press('b')
  expect(roles(tray.box)).toEqual(['main', 'added', 'added'])
  await tray.press('ArrowRight')
  expect(document.activeElement).toBe(die(tray.box, 1))
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  await tray.press('Enter')
  expect(tray.played).toEqual([[{ do: 'commit', main: 0, plus: 6 }]])
})

it('[TE-UI.8] a die is turned for focus, and the choice stays as it was', async () => {
  const table = knives()
  const tray = await show(table.state)
  expect(tray.text()).toContain('Changing a die by one costs 2 focus. You have 3.')
  await tray.click(tray.button('Turn the 5 up by one for 2 focus'))
  expect(tray.played).toEqual([[{ do: 'change', die: 0, by: 1 }]])
  await tray.again(table.play('change:0+').state)
  expect(roles(tray.box)).toEqual(['main', 'added', 'added'])
  expect(tray.go().textContent).toBe('Commit: the Troll falls')
  expect(tray.button('Turn the 6 up by one: not now').getAttribute('aria-disabled')).toBe('true')
})

it('[TE-UI.8] a die that was paid for counts in the sum, whatever it was before', async () => {
  const table = stab('5 3 e2', 5, { minions: 'troll@0,0' })
  const tray = await show(table.state)
  expect(roles(tray.box)).toEqual(['main', 'kept'])
  await tray.click(tray.button('Turn the 3 down by one for 2 focus'))
  await tray.again(table.play('change:1-').state)
  expect(roles(tray.box)).toEqual(['main', 'added'])
})

it('[TE-UI.8] it also counts where the dice were chosen by hand', async () => {
  const table = stab('4 3 e2', 5, { minions: 'troll@0,0' })
  const tray = await show(table.state)
  await tray.press('2', { code: 'Digit2' })
  expect(roles(tray.box)).toEqual(['kept', 'main'])
  await tray.click(tray.button('Turn the 4 up by one for 2 focus'))
  await tray.again(table.play('change:0+').state)
  expect(roles(tray.box)).toEqual(['main', 'kept'])
})

it('[TE-UI.8] turning a die back takes the step back instead of paying again; undo stands beside it', async () => {
  const table = knives()
  const tray = await show(table.state, { undoable: 1 })
  await tray.click(tray.button('Turn the 1 up by one for 2 focus'))
  await tray.again(table.play('change:1+').state)
  // Two dice show 2 now: the touched one goes back.
  const downs = [
    ...tray.box.querySelectorAll<HTMLElement>('[aria-label="Turn the 2 down by one, back again"]'),
  ]
  await tray.click(downs[0])
  expect(tray.undone).toEqual([1])
  await tray.click(tray.button('Take back'))
  expect(tray.undone).toEqual([1, 1])
})

it('[TE-UI.8] of two equal dice the touched one changes, though the rules list only one', async () => {
  const table = stab('4 4 e2', 5, { minions: 'troll@0,0' })
  const tray = await show(table.state)
  const ups = [...tray.box.querySelectorAll<HTMLElement>('[aria-label="Turn the 4 up by one for 2 focus"]')]
  await tray.click(ups[1])
  expect(tray.played).toEqual([[{ do: 'change', die: 0, by: 1 }]])
  await tray.again(table.play('change:0+').state)
  expect([...tray.box.querySelectorAll('button.te-die')].map(one => one.textContent?.[0])).toEqual(['4', '5'])
})

it('[TE-UI.8] boosts and rerolls stand there with their price', async () => {
  const table = riggedTable('3 3 1 eshield', {
    heroes: [{ hero: 'barbarian', focus: 4, has: 'none lionShield' }, 'paladin'],
    minions: 'troll@0,0:5',
  }).play('attack:axe')
  const tray = await show(table.state)
  await tray.click(tray.button('Battle Rage: +2 for 3 focus'))
  expect(tray.played.at(-1)).toEqual([{ do: 'boost', with: 'battleRage' }])
  await tray.click(tray.button('Shield of the Lion: reroll a die'))
  expect(die(tray.box, 1)?.getAttribute('aria-label')).toBe('Reroll die 2, now 3')
  await tray.click(die(tray.box, 1))
  expect(tray.played.at(-1)).toEqual([{ do: 'reroll', with: 'lionShield', die: 0 }])
})

it('[TE-UI.8] the best choice passes, does the most damage that counts, and keeps what is left over', () => {
  const { state } = riggedTable('6 1 e4', {
    heroes: [{ hero: 'rogue', health: 4, focus: 0 }, 'paladin'],
    goblins: 'boomy@0,0',
  }).play('attack:dagger')
  const task = state.agenda.at(-1)
  if (task?.do !== 'adjust') throw new Error('Dice lie on the table.')
  // 6 − 1 beats 4 by as much as a goblin has: the 1 is worth more as focus.
  expect(bestPick(state, task.roll)).toEqual({ main: 0, plus: 0 })
})

it('[TE-UI.9] the enemy die lies in the same tray, with what is left of me and what a shield would save', async () => {
  const table = riggedTable('5 1 2 e4', {
    heroes: [{ hero: 'fighter', focus: 5 }, 'sorceress'],
    minions: 'troll@0,0',
  }).play('attack:hammer')
  const tray = await show(table.state)
  expect(tray.box.querySelector('[role="img"][aria-label="Enemy die: 4"]')).not.toBeNull()
  const theirs = tray.box.querySelector('.te-result[data-theirs]')?.textContent
  expect(theirs).toContain('4+3')
  expect(theirs).toContain('your defence 4')
  expect(theirs).toContain('you 7 → 4')
  expect(theirs).toContain('Stone Stance (2 focus): you → 6')
})

it('[TE-UI.9] who falls does not answer', async () => {
  const tray = await show(stab('6 1 e4', 3, { goblins: 'boomy@0,0' }).state)
  expect(tray.go().textContent).toBe('Commit: Boomy falls')
  expect(tray.text()).toContain('Nobody is left to strike back.')
  await tray.press('2', { code: 'Digit2' })
  expect(tray.text()).toContain('4+1')
})

it('[TE-UI.8] where focus would turn a miss into a kill, that is offered, and one press pays for it', async () => {
  // 4 − 1 misses 4; a 3 turned down to 2 is added to it.
  const table = stab('4 3 e2', 5, { goblins: 'boomy@0,0' })
  const tray = await show(table.state)
  expect(tray.go().textContent).toBe('Commit: a miss')
  await tray.click(tray.button('Spend 2 focus: Boomy falls'))
  expect(tray.played).toEqual([[{ do: 'change', die: 1, by: -1 }]])
  await tray.again(table.play('change:1-').state)
  expect(tray.go().textContent).toBe('Commit: Boomy falls')
  expect(tray.text()).not.toContain('Spend')
})

it('[TE-UI.8] nothing is offered that the purse cannot pay, nor what the dice do anyway', async () => {
  const poor = await show(stab('4 3 e2', 1, { goblins: 'boomy@0,0' }).state)
  expect(poor.text()).not.toContain('Spend')
})

it('[TE-UI.8] below a die is its role in one word; what it gives unused is on it, crossed out after a failure', async () => {
  const tray = await show(stab('5 3 e2', 0, { goblins: 'boomy@0,0' }).state)
  const kept = () => tray.box.querySelector('.te-die-place[data-role="kept"]')
  expect(kept()?.querySelector('.te-die-role')?.textContent).toBe('kept')
  expect(kept()?.querySelector('small')?.textContent).toBe('1')
  expect(kept()?.querySelector('small[data-wasted]')).not.toBeNull()
})

it('[TE-16.3] a free action between roll and result is shown before it is paid for; the dice stay', async () => {
  const table = riggedTable('4 3 1 e2', {
    heroes: [{ hero: 'paladin', health: 4, focus: 5 }, 'rogue'],
    goblins: 'boomy@0,0',
  }).play('attack:hammer')
  const tray = await show(table.state)
  const commit = tray.go().textContent
  await tray.click(tray.button('Healing Hands'))
  expect(tray.played).toEqual([])
  expect(tray.go().textContent).toBe('Pay 2 focus: Healing Hands')
  expect(tray.text()).toContain('Then: one hero in range 1: +2 health.')
  expect(roles(tray.box)).toHaveLength(3)
  await tray.press('Escape')
  expect(tray.go().textContent).toBe(commit)
  await tray.click(tray.button('Healing Hands'))
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  await tray.press('Enter')
  expect(tray.played).toEqual([[{ do: 'free', with: 'healingHands' }]])
})

it('[TE-16.3] a card is discarded between roll and result only once its discard is confirmed', async () => {
  const table = riggedTable('4 3 e2', {
    heroes: [{ hero: 'rogue', has: 'none none oilLantern' }, 'paladin'],
    goblins: 'boomy@0,0',
  }).play('attack:dagger')
  const tray = await show(table.state)
  await tray.click(tray.button('Discard: Oil Lantern'))
  expect(tray.played).toEqual([])
  await tray.click(tray.go())
  expect(tray.played).toEqual([[{ do: 'discard', hero: 0, card: 'oilLantern' }]])
})

it('[TE-16.3] a free action between roll and result that comes to nothing says so', async () => {
  const table = riggedTable('4 3 e2', {
    heroes: [{ hero: 'rogue', focus: 5, has: 'none none oilLantern' }, 'paladin'],
    goblins: 'boomy@0,0',
  }).play('attack:dagger')
  const tray = await show(table.state)
  await tray.click(tray.button('Oil Lantern'))
  expect(tray.text()).toContain('It would bring nothing: the torch is as high as it goes.')
  expect(tray.go().dataset.tone).toBe('waste')
})
