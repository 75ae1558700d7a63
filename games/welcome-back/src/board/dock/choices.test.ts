import { fastChance, preview, type Viewer } from '@kazamata/kernel'
import { describe, expect, it } from 'vitest'
import { welcomeBack } from '../../game.ts'
import type { State } from '../../state.ts'
import { type Chosen, drive, runOf, table } from '../../testing/index.ts'
import { displayOf } from '../testing/fixtures.ts'
import { seats } from '../testing/seats.ts'
import { inEnglish } from '../testing/words.ts'
import { choicesOf } from './choices.ts'

/** The options of the seat that is asked, as it reads them. */
function options(state: State) {
  const seat = welcomeBack.active(state)[0] ?? 0
  const viewer: Viewer = seat
  const view = welcomeBack.view(state, viewer)
  const hand = view.ask?.do === 'place' ? view.ask.card : undefined
  return choicesOf(welcomeBack.moves(state, seat), {
    display: displayOf(state, viewer),
    seats: seats.map(info => ({ ...info, you: info.seat === seat })),
    preview: move => preview(welcomeBack, view, seat, move, fastChance(1)),
    ...(hand === undefined ? {} : { hand }),
  })
}

/** "title | note | result", and what the button says. */
const read = (state: State) =>
  options(state).map(({ title, note, result }) =>
    [title, note, result?.text].flatMap(part => (part === undefined ? [] : [inEnglish(part)])).join(' | '),
  )
const go = (state: State) => options(state).map(option => inEnglish(option.go))

describe('decision phase', () => {
  it('[WB-14.2] says what each way to place the card will do', () => {
    const state = table({ hero: 'bard', row: ['tunic', 'coin'], hand: 'vampire' })
    expect(go(state)).toEqual([
      'Add the Vampire',
      'Throw the Vampire away with the Fancy Tunic: 8 → 3 HP',
      'Throw the Vampire away with the Lucky Coin',
    ])
  })

  it('[WB-14.2] does not name a card that its owner hides', () => {
    const state = table({ hero: 'bard', row: ['tunic'], hand: 'vampire' })
    const hidden = choicesOf(welcomeBack.moves(state, 0), {
      display: displayOf(state, 0),
      seats,
      preview: () => [],
    })
    expect(hidden.map(option => inEnglish(option.go)).join()).not.toMatch(/Vampire/)
  })

  it('[WB-14.1] draws first and passes second, with the consequence', () => {
    expect(read(table({ seats: 3 }))).toEqual([
      'Draw a monster | Only you see it. Then add it or throw it away.',
      'Pass | You are out of this round and safe.',
    ])
    expect(read(table({ seats: 3, passed: [1], pile: [['orc', 1]] }))[1]).toBe(
      'Pass | Cid then has to go in.',
    )
    expect(read(table({ seats: 3, deck: ['orc'] }))[0]).toBe(
      'Draw a monster | The last card: you will have to go in.',
    )
  })

  it('[WB-5.31] [WB-14.6] warns whoever would hand over an empty dungeon', () => {
    const last = (state: State) => options(state).at(-1)
    const pile = [['orc', 1]] as const
    const handsOver = { seats: 3, passed: [1], hero: 'bard' } as const
    expect(read(table({ ...handsOver, pile: [] }))[1]).toBe(
      'Pass | The dungeon is empty: Cid gets a success card.',
    )
    expect(last(table({ ...handsOver, pile: [] }))?.ruinous).toBe(true)
    const wins = table({ ...handsOver, pile: [], successes: [0, 0, 1] })
    expect(read(wins)[1]).toBe('Pass | The dungeon is empty: Cid wins the game.')
    expect(go(wins)[1]).toBe('Pass: Cid wins the game')
    expect(last(table({ ...handsOver, pile }))?.ruinous).not.toBe(true)
    expect(last(table({ seats: 3, pile: [] }))?.ruinous).not.toBe(true)
  })
})

describe('the run', () => {
  const after = (state: State, ...answers: readonly Chosen[]) => drive(state, answers).state

  it('[WB-14.6] shows HP, the token lost and the Coin before confirming', () => {
    expect(read(after(runOf('bard', ['hat', 'coin', 'blade'], ['golem', 'vampire'])))).toEqual([
      'Use the Dancing Blade | The Golem falls. Spent: Blade | 5 HP',
      'Take the blow | It kills you | 5 → 0 HP',
    ])
    expect(read(after(runOf('bard', ['tunic', 'coin'], ['vampire', 'orc'])))).toEqual([
      'Use the Lucky Coin | The Vampire falls, the Coin keeps watch | 8 HP',
      'Take the blow | 8 → 4 HP',
    ])
    expect(read(after(runOf('bard', ['tunic', 'blade'], ['golem', 'orc'])))[1]).toBe(
      'Take the blow | Saved for later: Blade | 8 → 3 HP',
    )
  })

  it('[WB-14.6] the button that kills or eliminates says so', () => {
    const state = runOf('bard', ['hat', 'coin', 'blade'], ['golem', 'vampire'])
    expect(go(after(state))).toEqual(['Use the Dancing Blade', 'Take the blow: it kills you'])
    expect(options(after(state)).map(({ ruinous }) => ruinous)).toEqual([false, true])
    const second = runOf('bard', ['hat', 'coin', 'blade'], ['golem', 'vampire'], { failures: 1 })
    expect(go(after(second))[1]).toBe('Take the blow: you are out of the game')
  })

  it('[WB-14.6] shows what a payment to the Smoke Bomb costs', () => {
    expect(read(after(runOf('ninja', ['outfit', 'shuriken', 'bomb'], ['dragon', 'orc'])))).toEqual([
      'Smoke: give up the Shinobi Outfit | No harm done. Lost: Outfit and 5 HP | 8 → 3 HP',
      'Smoke: give up the Wooden Shuriken | No harm done. Lost: Shuriken | 8 HP',
      'Take the blow | It kills you | 8 → 0 HP',
    ])
  })

  it('[WB-14.6] says that a revival follows, and never guesses at an unknown card', () => {
    expect(read(after(runOf('necromancer', ['scroll', 'bones'], ['golem', 'orc'])))).toEqual([
      'Use the Possession Scroll | The Golem falls. Spent: Scroll | 2 → 7 HP',
      'Take the blow | You rise again: Bones | 2 → 1 HP',
    ])
    expect(read(after(runOf('mage', ['wall', 'poly'], ['golem', 'orc'])))[0]).toBe(
      'Polymorph it | A card from the deck takes its place | ?',
    )
  })

  it('[WB-14.6] shows what the Jelly Cube would take', () => {
    expect(read(after(runOf('ninja', ['outfit', 'shuriken'], ['jelly', 'orc'])))).toEqual([
      'Give up the Shinobi Outfit | Lost: Outfit and 5 HP | 8 → 3 HP',
      'Give up the Wooden Shuriken | Lost: Shuriken | 8 HP',
    ])
  })

  it('[WB-14.5] names the first, the next and the last card to turn', () => {
    const state = runOf('princess', ['charm'], ['goblin', 'goblin', 'orc'])
    expect(go(state)).toEqual(['Turn the first card'])
    const chance = fastChance(1)
    welcomeBack.apply(state, 0, { do: 'reveal' }, chance, () => {})
    expect(go(state)).toEqual(['Turn the next card'])
    welcomeBack.apply(state, 0, { do: 'reveal' }, chance, () => {})
    expect(go(state)).toEqual(['Turn the last card'])
  })

  it('[WB-14.7] offers players and types for the Sword, and two types to the one who is asked', () => {
    const state = runOf('princess', ['sword'], ['goblin', ['orc', 1]], { out: [2] })
    expect(read(state)).toEqual([
      'Ask Bea | Put 2 cards into the dungeon',
      'Ask Cid | Out of the game: nothing to gain or lose',
    ])
    const asked = after(state, 2)
    expect(go(asked)).toHaveLength(28)
    expect(go(after(asked, 'golem demon'))).toEqual(['Pick: Golem', 'Pick: Demon'])
  })
})
