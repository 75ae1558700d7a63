import { expect, it } from 'vitest'
import { position, sit } from '../../testing/index.ts'
import { declares, intend } from './target-preview.ts'

it('[TE-UI.7] a lone target is aimed at without a question, several are asked for', () => {
  const one = position({ heroes: ['fighter', 'sorceress'], goblins: 'stabby@0,0' })
  expect(intend(one, { do: 'attack', with: 'hammer' })).toMatchObject({
    plan: { deed: 'melee', aims: [{ enemies: ['stabby'] }] },
    of: [],
    asked: [],
  })
  const two = position({ heroes: ['fighter', 'sorceress'], goblins: 'stabby@0,0 boomy@0,0' })
  expect(intend(two, { do: 'attack', with: 'hammer' }).of).toHaveLength(2)
  const boomy = { do: 'enemy', enemy: 'boomy' } as const
  expect(intend(two, { do: 'attack', with: 'hammer' }, [boomy])).toMatchObject({
    plan: { aims: [{ enemies: ['boomy'] }] },
    of: [],
    asked: [boomy],
  })
})

it('[TE-UI.7] what is intended is what the rules then roll for', () => {
  const table = sit(
    position({ heroes: ['fighter', 'sorceress'], goblins: 'stabby@0,0 boomy@0,0' }),
    '3 3 3 2',
  )
  const { plan } = intend(table.state, { do: 'attack', with: 'hammer' }, [{ do: 'enemy', enemy: 'boomy' }])
  table.play('attack:hammer enemy:boomy')
  const task = table.asked()
  expect(task?.do === 'adjust' && task.roll.plan).toEqual(plan)
})

it('[TE-UI.7] a walk declares nothing, an action does', () => {
  expect(declares({ do: 'step', to: 3 })).toBe(false)
  expect(declares({ do: 'rest' })).toBe(false)
  expect(declares({ do: 'search' })).toBe(true)
})
