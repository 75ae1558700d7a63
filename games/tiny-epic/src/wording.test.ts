import { expect, it } from 'vitest'
import { cause, enemyName } from './names.ts'
import { english as en } from './testing/messages.ts'
import { speaking, tongues } from './testing/speech.ts'
import { abilityText } from './texts/abilities.ts'

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

it('says “the” in English before an enemy that has no name of its own', () => {
  const fallen = (enemy: 'troll' | 'boomy') =>
    speaking('en')({ id: 'log.died', values: { ...enemyName(enemy), by: cause('axe') } })
  expect([fallen('troll'), fallen('boomy')]).toEqual(['The Troll is dead (Axe).', 'Boomy is dead (Axe).'])
})

it('names no enemy in an English sentence without its article', () => {
  const withoutArticle = /(?<!\bthe |\}\})\{(?:enemy|boss)\} (?:<b>)?\p{Ll}|\bfor \{(?:enemy|boss)\}/iu
  expect(Object.entries(en).filter(([, text]) => withoutArticle.test(text))).toEqual([])
})

it('prints no bonus of nothing on a weapon', () => {
  const weapon = { when: 'attack', kind: 'melee', skill: 'strength', bonus: 0 } as const
  const texts = tongues.flatMap(tongue => abilityText(weapon).map(speaking(tongue)))
  expect(texts).toEqual([
    'Heroic action, melee attack: strength.',
    'Bohaterska akcja, atak wręcz: siła.',
    'Hrdinská akce, útok zblízka: síla.',
    'Hősi akció, közelharci támadás: erő.',
  ])
})
