import { expect, it } from 'vitest'
import { speaking } from './board/testing/speech.ts'

it.each([
  ['en', ['1 level', '4 levels', '17 levels']],
  ['pl', ['1 poziom', '4 poziomy', '17 poziomów']],
  ['cs', ['1 úroveň', '4 úrovně', '17 úrovní']],
  ['hu', ['1 szint', '4 szint', '17 szint']],
] as const)('counts levels in %s', (tongue, expected) => {
  const levels = [1, 4, 17].map(
    n => `${n} ${speaking(tongue)({ id: 'boss.breakdown.levels', values: { n } })}`,
  )
  expect(levels).toEqual(expected)
})

it('gives a round the article that Hungarian wants before its number', () => {
  const go = (round: number) => speaking('hu')({ id: 'roundEnd.go', values: { round } })
  expect([go(2), go(5)]).toEqual(['Jöhet a 2. forduló', 'Jöhet az 5. forduló'])
})
