import { expect, it } from 'vitest'
import { position, riggedTable } from '../../testing/index.ts'
import { isDeclaration, previewTargets } from './target-preview.ts'

it('[TE-UI.7] a lone target is aimed at without a question, several are asked for', () => {
  const one = position({ heroes: ['fighter', 'sorceress'], goblins: 'stabby@0,0' })
  expect(previewTargets(one, { do: 'attack', with: 'hammer' })).toMatchObject({
    action: { kind: 'melee', targets: [{ enemies: ['stabby'] }] },
    choices: [],
    asked: [],
  })
  const two = position({ heroes: ['fighter', 'sorceress'], goblins: 'stabby@0,0 boomy@0,0' })
  expect(previewTargets(two, { do: 'attack', with: 'hammer' }).choices).toHaveLength(2)
  const boomy = { do: 'enemy', enemy: 'boomy' } as const
  expect(previewTargets(two, { do: 'attack', with: 'hammer' }, [boomy])).toMatchObject({
    action: { targets: [{ enemies: ['boomy'] }] },
    choices: [],
    asked: [boomy],
  })
})

it('[TE-UI.7] what is intended is what the rules then roll for', () => {
  const table = riggedTable('3 3 3 2', { heroes: ['fighter', 'sorceress'], goblins: 'stabby@0,0 boomy@0,0' })
  const { action } = previewTargets(table.state, { do: 'attack', with: 'hammer' }, [
    { do: 'enemy', enemy: 'boomy' },
  ])
  table.play('attack:hammer enemy:boomy')
  const task = table.asked()
  expect(task?.do === 'adjust' && task.roll.action).toEqual(action)
})

it('[TE-UI.7] a walk declares nothing, an action does', () => {
  expect(isDeclaration({ do: 'step', to: 3 })).toBe(false)
  expect(isDeclaration({ do: 'rest' })).toBe(false)
  expect(isDeclaration({ do: 'search' })).toBe(true)
})
