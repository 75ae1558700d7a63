import { canonicalJson, fastChance, pick } from '@kazamata/kernel'
import { cleanup } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { bosses } from '../../content/ids.ts'
import { tinyEpic as game } from '../../game.ts'
import type { Move } from '../../move.ts'
import { clone, type State, type Task } from '../../state.ts'
import { riggedTable, seasoned } from '../../testing/index.ts'
import { type Shown, show } from '../testing/render-question.tsx'

/* Every question that random games bring, put to somebody who can only use the tray. */

type Kind = Task['do']

/** Asked in the tray; the choice of heroes and the turn itself are the board's. */
const kinds: readonly Kind[] = [
  'adjust',
  'rotate',
  'wound',
  'aim',
  'skill',
  'pay',
  'strengthenSpell',
  'spoils',
  'counter',
  'buyDefence',
  'after',
  'choose',
  'maybe',
  'extra',
  'teleport',
  'reveal',
  'explore',
  'extraMove',
  'discover',
  'equip',
  'lose',
  'push',
  'control',
  'controlStep',
  'hunt',
  'enemyMovement',
]

/** So many questions of a kind are looked at. */
const enough = 6

/** Questions of random games, from their start and from the door of the lair. */
function met(): Map<Kind, State[]> {
  const found = new Map<Kind, State[]>(kinds.map(kind => [kind, []]))
  const seen = new Set<string>()
  for (let round = 0; round < 200; round++) {
    if ([...found.values()].every(states => states.length >= enough)) break
    const chance = fastChance(`tray ${round}`)
    const dice = fastChance(`choices ${round}`)
    const seats = 1 + (round % 4)
    const boss = pick(dice, bosses)
    const options = game.options.parse({ choice: 'random', heroes: 2 + (round % 3), boss })
    const start = game.setup(options, seats, chance, () => undefined)
    const state = round % 2 === 0 ? start : seasoned(start.options, seats, round % 4 === 1)
    for (let step = 0; step < 1500; step++) {
      const [seat] = game.active(state)
      if (seat === undefined) break
      const task = state.agenda.at(-1)
      const moves = game.moves(state, seat)
      const list = task && found.get(task.do)
      const look = `${task?.do} ${moves.map(canonicalJson).join(' ')}`
      if (list !== undefined && list.length < enough && !seen.has(look)) {
        seen.add(look)
        list.push(clone(state))
      }
      game.apply(state, seat, restless(dice, moves), chance, () => undefined)
    }
  }
  return found
}

/** Any move, but mostly not the end of a turn or a refusal: something is to happen. */
function restless(dice: ReturnType<typeof fastChance>, moves: readonly Move[]): Move {
  const busy = moves.filter(move => !['end', 'decline', 'discard', 'rest'].includes(move.do))
  return pick(dice, busy.length > 0 && dice.int(8) > 0 ? busy : moves)
}

const questions = met()

/** Chance alone hardly ever casts a spell at two with the feather worn. */
questions.get('strengthenSpell')?.push(
  riggedTable('6 5 4 e2', {
    heroes: [{ hero: 'sorceress', focus: 8, has: 'phoenixFeather chainLightning' }, 'paladin'],
    goblins: 'boomy@0,0',
    minions: 'troll@0,0',
  }).play('cast:chainLightning enemy:troll commit:0 pay').state,
)

const legal = (state: State): readonly Move[] => {
  const [seat = 0] = game.active(state)
  return game.moves(state, seat)
}

/** All that can be played through the tray, by its own controls alone. */
async function playable(state: State): Promise<Move[]> {
  const tray = await show(state)
  try {
    const task = state.agenda.at(-1)
    if (task?.do === 'adjust') return await throughDice(state, tray)
    if (task?.do === 'rotate') return await throughTurns(state, tray)
    if (task?.do === 'wound') return await throughMarkers(state, tray)
    return await throughAnswers(tray)
  } finally {
    cleanup()
  }
}

async function throughAnswers(tray: Shown): Promise<Move[]> {
  const radios = [...tray.box.querySelectorAll<HTMLInputElement>('input[type="radio"]')]
  if (radios.length === 0) await tray.click(tray.go())
  for (const radio of radios) {
    await tray.click(radio)
    await tray.click(tray.go())
  }
  for (const button of tray.box.querySelectorAll('.te-confirm .te-quiet')) await tray.click(button)
  return tray.played.flat()
}

async function throughDice(state: State, tray: Shown): Promise<Move[]> {
  const dice = state.agenda.at(-1)?.do === 'adjust' ? tray.box.querySelectorAll('button.te-die').length : 0
  for (let main = 1; main <= dice; main++)
    for (let plus = 0; plus < 1 << dice; plus++) {
      await tray.press(`${main}`, { code: `Digit${main}` })
      for (let die = 1; die <= dice; die++) {
        const added =
          tray.box.querySelectorAll('button.te-die')[die - 1]?.getAttribute('data-role') === 'added'
        if (added !== ((plus & (1 << (die - 1))) !== 0))
          await tray.press(`${die}`, { code: `Digit${die}`, shiftKey: true })
      }
      await tray.click(tray.go())
    }
  for (const button of tray.box.querySelectorAll('.te-die-turn button')) await tray.click(button)
  const extras = tray.box.querySelectorAll('.te-dice-extras button').length
  for (let at = 0; at < extras; at++) {
    const extra = () => tray.box.querySelectorAll('.te-dice-extras button')[at]
    for (let die = 0; die < (extra()?.hasAttribute('aria-pressed') ? dice : 1); die++) {
      await tray.click(extra())
      if (extra()?.getAttribute('aria-pressed') !== 'true') continue
      // A free action or a discarded card is confirmed, a die is thrown again.
      const isAside = tray.box.querySelector('.te-dice-aside') !== null
      await tray.click(isAside ? tray.go() : tray.box.querySelectorAll('button.te-die')[die])
    }
  }
  return tray.played.flat()
}

async function throughTurns(state: State, tray: Shown): Promise<Move[]> {
  for (const _ of legal(state)) {
    await tray.click(tray.go())
    await tray.press('r')
  }
  return tray.played.flat()
}

async function throughMarkers(state: State, tray: Shown): Promise<Move[]> {
  const count = state.boss?.markers.length ?? 0
  const points = state.agenda.at(-1)?.do === 'wound' ? 8 : 0
  for (let first = 0; first < count; first++) {
    for (let turn = 0; turn < count; turn++)
      for (let point = 0; point < points; point++) {
        const marker = ((first + turn) % count) + 1
        await tray.press(`${marker}`, { code: `Digit${marker}` })
      }
    await tray.click(tray.go())
    const back = [...tray.box.querySelectorAll('.te-confirm .te-quiet')]
    for (const button of back) await tray.click(button)
  }
  // Each way of sharing it out can be played from its first point to its last.
  for (const moves of tray.played) {
    const after = clone(state)
    for (const move of moves) {
      expect(legal(after)).toContainEqual(move)
      game.apply(after, game.active(after)[0] ?? 0, move, fastChance('wound'), () => undefined)
    }
    expect(after.agenda.at(-1)?.do === 'wound').toBe(false)
  }
  return tray.played.flat()
}

describe('every question of the rules', () => {
  it.each(kinds)('%s: each legal move can be made through the tray, and nothing else', async kind => {
    const states = questions.get(kind) ?? []
    expect(states.length).toBeGreaterThan(0)
    for (const state of states) {
      const made = new Set((await playable(state)).map(canonicalJson))
      const moves = legal(state)
      for (const move of moves) expect([...made], canonicalJson(move)).toContain(canonicalJson(move))
      const listed = moves.map(canonicalJson)
      if (kind !== 'wound') for (const move of made) expect(listed).toContain(move)
    }
  })

  it.each(kinds)('%s: has a name, one bright button, and names for all its controls', async kind => {
    for (const state of questions.get(kind) ?? []) {
      const tray = await show(state)
      const section = tray.box.querySelector('section')
      const title = document.getElementById(section?.getAttribute('aria-labelledby') ?? '')
      expect(title?.textContent).toMatch(/\w{3}/)
      expect(tray.box.querySelectorAll('[data-go]')).toHaveLength(1)
      expect(tray.go().textContent).toMatch(/\w{3}/)
      for (const control of tray.box.querySelectorAll('button, input')) {
        const label =
          control.getAttribute('aria-label') ?? control.closest('label')?.textContent ?? control.textContent
        expect(label).toMatch(/\S/)
      }
      expect(section?.contains(document.activeElement)).toBe(true)
      cleanup()
    }
  })

  it.each(kinds)('%s: others read the question and who decides, and can touch nothing', async kind => {
    for (const state of (questions.get(kind) ?? []).slice(0, 2)) {
      const tray = await show(state, { mine: false })
      const [seat = 0] = game.active(state)
      expect(tray.text()).toContain(`P${seat + 1} decides`)
      expect(tray.box.querySelector('[data-go]')).toBeNull()
      for (const control of tray.box.querySelectorAll('button:not(.te-question-why), input'))
        await tray.click(control)
      expect(tray.played).toEqual([])
      cleanup()
    }
  })
})
