import { fastChance } from '@kazamata/kernel'
import { describe, expect, it } from 'vitest'
import type { Card, Token } from '../content/ids.ts'
import type { Event } from '../event.ts'
import { welcomeBack } from '../game.ts'
import type { Move } from '../move.ts'
import { slot } from '../rules/questions.ts'
import type { State } from '../state.ts'
import { table } from '../testing/index.ts'
import { actionsOf, likelihood } from './opponent-actions.ts'
import { opponentModel } from './opponent-model.ts'

/** Plays moves and gives what seat 2 was told of them. */
function watched(state: State, moves: readonly Move[]): Event[] {
  const told: Event[] = []
  const chance = fastChance('watched')
  for (const move of moves) {
    welcomeBack.apply(state, state.ask.seat, move, chance, event => {
      const heard = welcomeBack.redact(event, 2)
      if (heard !== undefined) told.push(heard)
    })
  }
  return told
}

const draw: Move = { do: 'draw' }
const add: Move = { do: 'add' }
const pass: Move = { do: 'pass' }

/** How well a world explains what seat 0 did, by the card it would have been. */
function explains(state: State, told: readonly Event[], card: Card, where: 'pile' | 'aside'): number {
  const world = welcomeBack.sampleState(welcomeBack.view(state, 2), fastChance('world'))
  if (where === 'pile') world.pile[0] = slot(card, 0)
  const player = world.players[0]
  if (where === 'aside' && player !== undefined) {
    player.aside = player.aside.map((each, i) => (i === player.aside.length - 1 ? { ...each, card } : each))
  }
  const hero = world.hero ?? 'princess'
  const actions = actionsOf(told, world.options.firstTurnAdd)
  return likelihood(world, { actions, model: opponentModel(hero, world.pair, 2), hero, observer: 2 })
}

const remove = (token: Token): Move => ({ do: 'remove', token })

/** A Necromancer's row after one round of removals: Cape, Stone and Wand are left, and seat 0 is on turn. */
function thinned(): { readonly state: State; readonly told: Event[] } {
  const state = table({ hero: 'necromancer', specials: ['fairy', 'ally'] })
  const moves = [draw, remove('nec.zombie'), draw, remove('nec.bones'), draw, remove('nec.scroll')]
  return { state, told: watched(state, moves) }
}

describe('reading the others', () => {
  it('[WB-15.5] an added card is likely one that the row beats', () => {
    const { state, told } = thinned()
    told.push(...watched(state, [draw, add]))
    expect(explains(state, told, 'orc', 'pile')).toBeGreaterThan(2 * explains(state, told, 'dragon', 'pile'))
  })

  it('[WB-15.5] a removed Monster is likely one that its owner did not want to meet', () => {
    const { state, told } = thinned()
    told.push(...watched(state, [draw, remove('nec.wand')]))
    expect(explains(state, told, 'dragon', 'aside')).toBeGreaterThan(explains(state, told, 'orc', 'aside'))
  })

  it('[WB-15.5] a pass after an add raises the danger of what was added', () => {
    const [stayed, left] = [thinned(), thinned()]
    const round: Move[] = [draw, add, draw, add, draw, add]
    stayed.told.push(...watched(stayed.state, [...round, draw]))
    left.told.push(...watched(left.state, [...round, pass]))
    const danger = ({ state, told }: { readonly state: State; readonly told: Event[] }) =>
      explains(state, told, 'dragon', 'pile') / explains(state, told, 'orc', 'pile')
    expect(danger(left)).toBeGreaterThan(1.5 * danger(stayed))
  })

  it('[WB-15.5] forced adds carry no signal', () => {
    const { state, told } = thinned()
    told.push(
      ...watched(state, [draw, remove('nec.cape'), draw, remove('nec.stone'), draw, remove('nec.wand')]),
    )
    const before = actionsOf(told, false).length
    told.push(...watched(state, [draw, add]))
    expect(
      actionsOf(told, false)
        .slice(before)
        .map(action => action.did),
    ).toEqual(['draw'])

    const variant = table({ hero: 'ninja', options: { firstTurnAdd: true }, specials: ['fairy', 'ally'] })
    const heard = watched(variant, [draw, add, draw, add, draw, add, draw, remove('nin.herbs')])
    expect(actionsOf(heard, true).map(action => action.did)).toEqual(['draw', 'remove'])
  })

  it('[WB-15.5] only this round counts, and the observer learns nothing from its own actions', () => {
    const state = table({ hero: 'ninja', turn: 2, specials: ['fairy', 'ally'] })
    const told = watched(state, [draw, add])
    const actions = actionsOf(told, false)
    expect(actions.map(action => action.seat)).toEqual([2, 2])
    const world = welcomeBack.sampleState(welcomeBack.view(state, 2), fastChance(1))
    const model = opponentModel('ninja', world.pair, 2)
    expect(likelihood(world, { actions, model, hero: 'ninja', observer: 2 })).toBe(1)
    const next: Event = { type: 'round', why: 'WB-9.1', round: 2, start: 0, deck: 15 }
    expect(actionsOf([...told, next], false)).toEqual([])
  })
})
