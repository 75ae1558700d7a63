import { describe, expect, it } from 'vitest'
import { type Item, type Room, rooms } from '../../content/ids.ts'
import { lookAheadFrom } from '../../look-ahead.ts'
import type { Move } from '../../move.ts'
import { type Position, position, sit } from '../../testing/index.ts'
import type { Spot } from '../sheet/props.ts'
import { type Choice, choicesOf, legalDice, legalDieLike } from './choices.ts'
import { deadlyRooms } from './deadly-rooms.ts'
import { clickSpot, type Draft, pickDie, resolveDraft } from './draft.ts'
import { undoDieCount, undoStepCount } from './undo.ts'

/** The turn of seat 0 after these moves. */
function turnAt(at: Position, words = '') {
  const table = sit(position(at)).play(words)
  const view = table.view(0)
  const look = lookAheadFrom(view)
  if (look === undefined) throw new Error('Seat 0 has a turn.')
  const moves = look([]).moves
  const choices = choicesOf(moves, look)
  return { view, look, moves, choices, resolve: (draft: Draft) => resolveDraft(choices, draft) }
}

const room = (name: Room): Spot => ({ on: 'room', room: name })
const item = (name: Item): Spot => ({ on: 'item', item: name })
const words = (spots: readonly Spot[]) =>
  spots.map(spot =>
    spot.on === 'hero'
      ? spot.hero
      : spot.on === 'item'
        ? spot.item
        : spot.on === 'room'
          ? spot.room
          : 'potions',
  )
const keyOf = (choices: readonly Choice[], key: string) => {
  const choice = choices.find(one => one.key === key)
  if (choice === undefined) throw new Error(`Nothing is called ${key}.`)
  return choice
}

// Warrior and cleric train black, mage and rogue white.
const at: Position = { card: 'A', at: 'D4', dice: 'W M * C B S' }

describe('[PD-UI.3] a die is picked: what it can do lights up', () => {
  it('a symbol in the wrong colour does not train, but crafts, brews and walks two steps', () => {
    const lit = words(turnAt(at).resolve({ die: 0 }).lit)
    expect(lit).not.toContain('warrior')
    expect(lit).toEqual(expect.arrayContaining(['sword', 'crown', 'cauldron', 'armour', 'tome', 'potions']))
    expect(lit).not.toContain('cloak')
    expect(lit).toEqual(expect.arrayContaining(['D5', 'E5', 'D3', 'C4']))
    expect(lit).not.toContain('D7')
  })

  it('a symbol in the right colour trains its hero and nobody else', () => {
    const heroes = (die: number) =>
      words(turnAt(at).resolve({ die }).lit).filter(spot =>
        ['warrior', 'mage', 'cleric', 'rogue'].includes(spot),
      )
    expect(heroes(1)).toEqual(['mage'])
    expect(heroes(3)).toEqual(['cleric'])
    expect(heroes(2).sort()).toEqual(['cleric', 'mage', 'rogue', 'warrior'])
  })

  it('boots only walk, three steps', () => {
    const lit = words(turnAt(at).resolve({ die: 4 }).lit)
    expect(lit).toContain('D7')
    expect(lit.every(spot => rooms.some(name => name === spot))).toBe(true)
  })

  it('a skull does nothing', () => {
    expect(turnAt(at).choices.flatMap(({ dice }) => dice)).not.toContain(5)
  })

  it('every legal first move is in some choice', () => {
    const { choices, moves, look } = turnAt(at)
    for (const die of legalDice(moves))
      for (const use of look([{ do: 'die', die }]).moves) {
        const found = choices.some(
          choice =>
            choice.dice.includes(die) &&
            choice.moves(die).some(move => JSON.stringify(move) === JSON.stringify(use)),
        )
        expect(found || use.do === 'step', JSON.stringify(use)).toBe(true)
      }
  })
})

describe('[PD-UI.3] [PD-UI.12] a place is touched: the dice that do it', () => {
  it('are offered when there are several kinds, and none is taken', () => {
    const { choice, ready } = turnAt(at).resolve({ spot: room('D5') })
    expect(choice?.dice).toEqual([0, 1, 2, 3, 4])
    expect(ready).toBe(false)
  })

  it('is taken when only one kind can', () => {
    const far = turnAt(at).resolve({ spot: room('D7') })
    expect(far).toMatchObject({ die: 4, ready: true })
    expect(turnAt({ ...at, dice: 'R M C C B S' }).resolve({ spot: item('scepter') })).toMatchObject({
      die: 1,
      ready: true,
    })
  })

  it('two equal dice are one kind', () => {
    const { view, moves, resolve } = turnAt({ ...at, dice: 'W W M C B S' })
    expect(legalDice(moves)).toEqual([0, 2, 3, 4])
    expect(legalDieLike(view.dice, legalDice(moves), 1)).toBe(0)
    expect(resolve({ spot: item('sword') })).toMatchObject({ die: 0, ready: true })
  })

  it('touching twice does it; touching elsewhere keeps a die that serves there and puts back one that does not', () => {
    const { choices } = turnAt(at)
    expect(clickSpot(choices, {}, room('D7'))).toEqual({ spot: room('D7') })
    expect(clickSpot(choices, { spot: room('D7') }, room('D7'))).toBe('commit')
    expect(clickSpot(choices, { spot: room('D5') }, room('D5'))).toEqual({ spot: room('D5') })
    expect(clickSpot(choices, { die: 4, spot: room('D5') }, room('D3'))).toEqual({ die: 4, spot: room('D3') })
    expect(clickSpot(choices, { die: 4, spot: room('D5') }, item('crown'))).toEqual({ spot: item('crown') })
  })

  it('picking a die keeps a place it serves and forgets one it does not; picking it again puts it back', () => {
    const { choices } = turnAt(at)
    expect(pickDie(choices, { spot: room('D5') }, 4)).toEqual({ spot: room('D5'), die: 4 })
    expect(pickDie(choices, { spot: item('crown') }, 4)).toEqual({ die: 4 })
    expect(pickDie(choices, { die: 4 }, 4)).toEqual({})
  })
})

describe('[PD-UI.4] routes', () => {
  it('take the fewest steps, then the least damage', () => {
    // D4 to E5: over D5 with its trap, for a wall shuts E4/E5.
    expect(keyOf(turnAt(at).choices, 'room E5').route).toEqual(['D5', 'E5'])
    // C3 to C1: the trap of C2 is on the short way; D3 and E3 are none.
    const way = keyOf(turnAt({ ...at, at: 'C3', explored: 'B3' }).choices, 'room C1').route
    expect(way).toEqual(['C2', 'C1'])
  })

  it('of equally long ways take the one that hurts less', () => {
    // B4 to A5: over A4, which is blank, or over B5 with its trap.
    expect(keyOf(turnAt({ ...at, at: 'B4' }).choices, 'room A5').route).toEqual(['A4', 'A5'])
    // E3 to D4: over E4 with its ghost, or over D3 with its trap; a mage at level 4 does not fear the ghost.
    expect(keyOf(turnAt({ ...at, at: 'E3' }).choices, 'room D4').route).toEqual(['D3', 'D4'])
    expect(keyOf(turnAt({ ...at, at: 'E3', levels: 'M4' }).choices, 'room D4').route).toEqual(['E4', 'D4'])
  })

  it('of ways alike in both, lead through the room of a boss to come, then to treasure, then into the unknown', () => {
    const way = (told: Position, to: Room) => keyOf(turnAt({ ...at, ...told }).choices, `room ${to}`).route
    // Card B has boss 1 in E3; D2 is blank, and C3 holds a potion.
    const near: Position = { card: 'B', at: 'D3', levels: 'W6 M6 C6 R6' }
    expect(way(near, 'E2')).toEqual(['E3', 'E2'])
    expect(way({ ...near, round: 4, explored: 'E3' }, 'E2')).toEqual(['D2', 'E2'])
    expect(way({ ...near, round: 4, explored: 'D2' }, 'E2')).toEqual(['E3', 'E2'])
    expect(way(near, 'C2')).toEqual(['C3', 'C2'])
    expect(way({ ...near, explored: 'C3' }, 'C2')).toEqual(['D2', 'C2'])
  })

  it('stop for a choice on the way: what is played ends there, what is looked at goes on', () => {
    const choice = keyOf(turnAt(at).choices, 'room E5')
    expect(choice.interrupted).toBe(true)
    expect(choice.moves(4)).toEqual([
      { do: 'die', die: 4 },
      { do: 'step', room: 'D5' },
    ])
    expect(choice.previewMoves(4).at(-1)).toEqual({ do: 'step', room: 'E5' })
  })

  it('are looked at to their end: a second potion comes after the reward of the first', () => {
    // A1 holds two potions; the fourth potion brings a level-up.
    const { choices, look } = turnAt({ ...at, at: 'B1', potions: 3, levels: 'M3' })
    const { turn, past } = look(keyOf(choices, 'room A1').previewMoves(0))
    expect(turn.sheet.potions).toBe(4)
    expect(past).toMatchObject({ turn: { sheet: { potions: 5 } }, passedOver: ['level'] })
  })

  it('lead nowhere that only one answer on the way would open', () => {
    // A part waits in B4; only the Cloak would pass the wall between B4 and C4.
    const near = {
      ...at,
      at: 'B3',
      dice: 'W M C C M S',
      parts: { sword: 2, scepter: 2, medallion: 2, cloak: 1 },
    } as const
    expect(turnAt(near).choices.map(({ key }) => key)).toContain('room B4')
    expect(turnAt(near).choices.map(({ key }) => key)).not.toContain('room C4')
  })

  it('are looked at without the answers that are still open', () => {
    const { choices, look, view } = turnAt({ ...at, levels: 'W2 M3 C3 R3' })
    const { turn, steps } = look(keyOf(choices, 'room E5').previewMoves(4))
    expect(turn.sheet.levels).toEqual(view.own?.sheet.levels)
    expect(turn.sheet.at).toBe('E5')
    expect(steps.map(({ passedOver }) => passedOver)).toEqual([[], ['level'], []])
  })

  it('are legal from their first move to their last', () => {
    const { choices, look } = turnAt(at)
    for (const choice of choices)
      for (const die of choice.dice) {
        let played: Move[] = []
        for (const move of choice.moves(die)) {
          expect(look(played).moves, choice.key).toContainEqual(move)
          played = [...played, move]
        }
      }
  })

  it('go on from where a walk stands, without a die', () => {
    const { choices } = turnAt(at, '0 D5 W')
    expect(keyOf(choices, 'room E5').moves()).toEqual([{ do: 'step', room: 'E5' }])
    expect(choices.some(({ key }) => key === 'stop')).toBe(true)
  })
})

describe('[PD-UI.5] choices open in place', () => {
  it('a level-up lights the heroes that can rise', () => {
    expect(words(turnAt({ ...at, levels: 'W6' }, '0 D5').resolve({}).lit)).toEqual([
      'mage',
      'cleric',
      'rogue',
    ])
  })

  it('the Scepter lights the minions that are left', () => {
    const { resolve } = turnAt({ ...at, parts: { scepter: 1 }, slain: 'A1' }, '2 scepter')
    expect(words(resolve({}).lit)).not.toContain('A1')
    expect(words(resolve({}).lit)).toHaveLength(11)
  })
})

describe('[PD-UI.6] undo', () => {
  const diaryAfter = (said: string) => turnAt(at, said).view.own?.diary ?? []

  it('takes back a die with its only use', () => {
    expect(undoStepCount(diaryAfter('2 M'))).toBe(2)
    expect(undoStepCount(diaryAfter('2 walk D3'))).toBe(3)
  })

  it('takes back one step of several, one choice of a chain', () => {
    expect(undoStepCount(diaryAfter('0 D5'))).toBe(2)
    expect(undoStepCount(diaryAfter('0 D5 W'))).toBe(1)
    expect(undoStepCount(diaryAfter('0 D5 W E5'))).toBe(1)
  })

  it('takes back the whole die', () => {
    expect(undoDieCount(diaryAfter('2 M 0 D5 W E5'))).toBe(4)
    expect(undoDieCount(diaryAfter('2 M'))).toBe(2)
    expect(undoDieCount([])).toBe(0)
  })
})

describe('[PD-UI.12] ways that cost a life', () => {
  it('are known before they are touched', () => {
    const { choices, look } = turnAt({ ...at, at: 'B4', damage: 4 })
    expect(deadlyRooms(choices, look)).toEqual(expect.arrayContaining(['B5', 'A5', 'B3']))
    expect(deadlyRooms(choices, look)).not.toContain('A4')
    const safe = turnAt({ ...at, at: 'B4', damage: 0 })
    expect(deadlyRooms(safe.choices, safe.look)).toEqual([])
  })

  it('a level on the way may save the party', () => {
    // Health 4: the trap in D5 makes 4 damage, the one in C5 the fifth, but a hero has risen between them.
    const { choices, look } = turnAt({ ...at, damage: 3 })
    expect(keyOf(choices, 'room C5').route).toEqual(['D5', 'C5'])
    expect(deadlyRooms(choices, look)).not.toContain('C5')
  })
})
