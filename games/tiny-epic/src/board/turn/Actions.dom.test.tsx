import { fastChance, pick } from '@kazamata/kernel'
import { cleanup } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import type { Clause } from '../../clause.ts'
import { tinyEpic as game } from '../../game.ts'
import type { Move } from '../../move.ts'
import { optionsSchema } from '../../options.ts'
import type { State } from '../../state.ts'
import { type Position, position, seasoned } from '../../testing/index.ts'
import { english as en } from '../../testing/messages.ts'
import { isListed, isSameMove } from '../shared/moves.ts'
import { all, button, press, show, text } from '../testing/render.tsx'
import { Actions } from './Actions.tsx'
import { TurnBar } from './TurnBar.tsx'
import { turnActions } from './turn-actions.ts'

const considered = vi.fn<(move: Move) => void>()
const asked = vi.fn<(clause: Clause) => void>()
const movesIn = (state: State) => game.moves(state, game.active(state)[0] ?? 0)
const open = (told: Position, moves?: readonly Move[]) => {
  const state = position(told)
  return show(<Actions state={state} moves={moves ?? movesIn(state)} onConsider={considered} onWhy={asked} />)
}
const rogue: Position = {
  heroes: [{ hero: 'rogue', at: '1,0', focus: 4, has: 'oilLantern' }, 'cleric'],
  rooms: 'buzzsaw@1,0 arcaneAltar@2,0',
  minions: 'troll@2,0',
}

describe('[TE-UI.4] what a hero can do', () => {
  it('lists every action with its cost and what it does', async () => {
    const box = await open(rogue)
    expect(text(button(box, 'Throwing Knives'))).toBe('Throwing Knivesagility, 3 dice, range 1')
    expect(text(button(box, 'Shadow Walk'))).toContain('Shadow Walk3 focus3agility 6: ')
    expect(text(button(box, 'Disarm the trap'))).toBe('Disarm the trapstrength 5')
    expect(text(button(box, 'Oil Lantern'))).toContain('raise the torch by 1')
    await press(button(box, 'Throwing Knives'))
    expect(considered).toHaveBeenCalledWith({ do: 'attack', with: 'throwingKnives' })
  })

  it('keeps what is not possible in sight, with the reason, and opens the clause', async () => {
    const box = await open(rogue)
    expect(text(button(box, 'Dagger'))).toContain('This weapon reaches no enemy.')
    expect(text(button(box, 'Search the room'))).toContain('There is nothing to search here.')
    await press(button(box, 'Search the room'))
    expect(asked).toHaveBeenCalledWith('TE-10.2')
    expect(considered).not.toHaveBeenCalledWith({ do: 'search' })
  })

  it('tells a trap that cannot be disarmed from a room without one', async () => {
    const room = (name: string): Position => ({ heroes: ['rogue@1,0', 'cleric'], rooms: `${name}@1,0` })
    const reason = async (name: string) => text(button(await open(room(name)), 'Disarm the trap'))
    expect(await reason('goblinBunks')).toContain('This trap cannot be disarmed.')
    expect(await reason('graveyard')).toContain('There is no trap here.')
  })

  it('writes a reason that holds for all only once, but tells it with each', async () => {
    const box = await open({ ...rogue, turn: { acted: true, still: true } })
    const heroic = all(box, '.te-refused fieldset')[0]
    expect(text(heroic?.querySelector('.te-actions-kind'))).toBe(
      'Heroic actionThe heroic action of this turn is taken.',
    )
    expect(all(heroic ?? box, '.te-action-why')).toHaveLength(all(heroic ?? box, '.te-action').length)
  })

  it('what is possible comes first; what is refused is folded away where there is little room', async () => {
    const box = await open({ ...rogue, turn: { acted: true, still: true } })
    const actions = all(box, '.te-action')
    expect(actions.findIndex(one => one.getAttribute('data-off') === 'true')).toBe(
      actions.filter(one => one.getAttribute('data-off') === 'false').length,
    )
    const refused = box.querySelector('.te-refused')
    expect(refused?.hasAttribute('open')).toBe(true)
    cleanup()
    vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }))
    const small = await open({ ...rogue, turn: { acted: true, still: true } })
    expect(small.querySelector('.te-refused')?.hasAttribute('open')).toBe(false)
    expect(text(small.querySelector('.te-refused summary'))).toMatch(/^Not possible now: \d+$/)
    vi.unstubAllGlobals()
  })

  it('marks the action considered', async () => {
    const state = position(rogue)
    const box = await show(
      <Actions
        state={state}
        moves={movesIn(state)}
        considered={{ do: 'rest' }}
        onConsider={considered}
        onWhy={asked}
      />,
    )
    expect(all(box, '[aria-pressed="true"]').map(one => text(one.querySelector('b')))).toEqual(['Rest'])
  })

  it('offers nothing to whoever does not decide', async () => {
    const box = await open(rogue, [])
    const free = all(box, '.te-action:not([disabled])')
    expect(free.every(one => one.querySelector('.te-action-why') !== null)).toBe(true)
    expect(button(box, 'Throwing Knives').hasAttribute('disabled')).toBe(true)
  })

  it('is complete: whatever can be done in a turn besides walking is listed, what is refused has words', () => {
    const chance = fastChance('deeds')
    const words: Readonly<Record<string, string>> = en
    let seen = 0
    for (let n = 0; n < 9; n++) {
      const state = seasoned(optionsSchema.parse({ heroes: 2 + (n % 3) }), 1, n % 2 === 1)
      for (let k = 0; k < 400; k++) {
        const moves = movesIn(state)
        if (moves.length === 0) break
        if (state.agenda.at(-1)?.do === 'turn') {
          const actions = turnActions(state)
          for (const { move, availability, key } of actions) {
            seen += 1
            if (availability !== true && words[`panel.refusal.${availability}`] === undefined)
              throw new Error(`Nobody says why ${key} is refused: ${availability}`)
            if ((availability === true) !== isListed(moves, move))
              throw new Error(`${key} is refused by ${availability}`)
          }
          const missing = moves.filter(
            move =>
              !['end', 'step', 'flip'].includes(move.do) &&
              !actions.some(action => isSameMove(action.move, move)),
          )
          expect(missing).toEqual([])
        }
        game.apply(state, 0, pick(chance, moves), chance, () => {})
      }
    }
    expect(seen).toBeGreaterThan(2000)
  })
})

describe('[TE-UI.4] the turn bar', () => {
  const bar = (told: Position) =>
    show(<TurnBar state={position(told)} onRoom={() => undefined} onWhy={asked} />).then(box =>
      all(box, 'li').map(text),
    )

  it('says where the hero is, the steps left, whether the action is taken, and the cards left', async () => {
    expect(await bar({ ...rogue, disarmed: '1,0', turn: { spent: 2 }, deck: [1, 2, 1] })).toEqual([
      'Buzzsaw, disarmed',
      '3 steps left of 5',
      'Heroic action not taken yet',
      '4 cards left, no door yet',
    ])
  })

  it('says why there are no more steps', async () => {
    const second = async (told: Position) => (await bar(told))[1]
    expect(await second({ ...rogue, turn: { spent: 5 } })).toBe('No speed left.')
    expect(await second({ ...rogue, turn: { stopped: true } })).toBe('An enemy has stopped this hero.')
    expect((await bar({ ...rogue, turn: { acted: true, still: true } })).slice(1, 3)).toEqual([
      'The heroic action has ended movement.',
      'Heroic action taken',
    ])
  })
})
