import { expect, it } from 'vitest'
import { cause } from './names.ts'
import { speaking, tongues } from './testing/speech.ts'

it('writes an average with the decimal sign and the noun of the language', () => {
  const expected = tongues.map(tongue =>
    speaking(tongue)({ id: 'question.expected', values: { damage: 2.4 } }),
  )
  expect(expected).toEqual([
    '2.4 damage on average',
    'średnio 2,4 obrażenia',
    'průměrně 2,4 zranění',
    'átlagosan 2,4 sebzés',
  ])
})

it('gives an enemy the article that Hungarian wants before its name', () => {
  const fallen = (enemy: 'troll' | 'ogre') =>
    speaking('hu')({ id: 'log.died', values: { enemy: cause(enemy), by: cause('axe') } })
  expect([fallen('troll'), fallen('ogre')]).toEqual([
    'A Troll elpusztul (Fejsze).',
    'Az Ogre elpusztul (Fejsze).',
  ])
})
