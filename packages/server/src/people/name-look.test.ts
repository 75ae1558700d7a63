import { expect, test } from 'vitest'
import { nameLook } from './name-look.ts'

test.each([
  ['Ada', 'ada'],
  ['Eba', 'ЕВА'],
  ['Oscar', 'Оѕсаг'],
  ['TOM', 'ТОМ'],
  ['NIKO', 'ΝΙΚΟ'],
  ['Ilona', 'llona'],
  ['Bob', 'B0b'],
  ['Marnie', 'Mamie'],
  ['Ada Lynx', 'Ada.Lynx'],
  ['Anna', 'Anna_'],
])('%s looks like %s', (one, other) => {
  expect(nameLook(one)).toBe(nameLook(other))
})

test.each([
  ['Zofie', 'Žofie'],
  ['Łukasz', 'Lukasz'],
  ['Ada', 'Ida'],
  ['Ada 1', 'Ada 2'],
  ['Дима', 'Вера'],
])('%s does not look like %s', (one, other) => {
  expect(nameLook(one)).not.toBe(nameLook(other))
})
