import { describe, expect, test } from 'vitest'
import { faults } from './translation.ts'

const en = {
  pass: '{you, select, yes {You pass} other {<b>{name}</b> passes}}.',
  left: '{n, plural, one {# card} other {# cards}} left',
  hp: '{hp} HP',
}
const cs = {
  pass: '{you, select, yes {Pasuješ} other {<b>{name}</b> pasuje}}.',
  left: 'zbývá {n, plural, one {# karta} few {# karty} many {# karty} other {# karet}}',
  hp: '{hp, plural, one {# život} few {# životy} many {# života} other {# životů}}',
}

describe('a translation', () => {
  test('may have plurals that the original does not need', () => {
    expect(faults('cs', en, cs)).toEqual([])
  })

  test('may give a name its Hungarian article, in Hungarian only', () => {
    const message = { falls: '{enemy} falls' }
    expect(faults('hu', message, { falls: '<Az>{enemy}</Az> elesik' })).toEqual([])
    expect(faults('cs', message, { falls: '<Az>{enemy}</Az> padne' })).toEqual([
      'falls uses {Az}, which the original does not have',
    ])
  })

  test('need not know what English chooses an article by', () => {
    const message = { falls: '{article, select, none {} other {The }}{enemy} falls' }
    expect(faults('cs', message, { falls: '{enemy} padne' })).toEqual([])
  })

  test('has all keys and no others', () => {
    const { hp: _, ...rest } = cs
    expect(faults('cs', en, { ...rest, more: 'víc' })).toEqual([
      'more is not in the original',
      'hp is missing',
    ])
  })

  test.each([
    ['pass', '{you, select, yes {Pasuješ} other {{name} pasuje}}.', 'does not use {b}'],
    [
      'pass',
      '{you, select, ano {Pasuješ} other {<b>{name}</b> pasuje}}.',
      'differs in the branches of {you}: yes, ano',
    ],
    ['pass', '<b>{name}</b> pasuje.', 'does not use {you}'],
    ['left', 'zbývá {n, plural, one {# karta} other {# karet}}', 'lacks a plural of {n}: few, many'],
    ['left', 'zbývá {count}', 'uses {count}, which the original does not have'],
    ['left', 'zbývá {n', 'cannot be read: EXPECT_ARGUMENT_CLOSING_BRACE'],
  ])('is refused where %s says "%s"', (key, text, fault) => {
    expect(faults('cs', en, { ...cs, [key]: text })).toContain(`${key} ${fault}`)
  })

  test('is refused where the original itself cannot be read', () => {
    expect(faults('cs', { hp: '{hp' }, { hp: '{hp}' })).toEqual([
      'hp cannot be read in the original: EXPECT_ARGUMENT_CLOSING_BRACE',
    ])
  })
})
