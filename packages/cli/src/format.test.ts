import { describe, expect, it } from 'vitest'
import { textIn } from './format.ts'

describe('a sentence as plain text', () => {
  const messages = {
    greeting: '<b>{name}</b> meets {who}, {n, plural, one {# time} other {# times}}.',
    'who.goblin': 'a <i>goblin</i>',
  }
  const text = textIn('en', messages)

  it('says what its tags hold, its arguments and the messages among them', () => {
    const values = { name: 'Ada', who: { id: 'who.goblin' }, n: 2 }
    expect(text({ id: 'greeting', values })).toBe('Ada meets a goblin, 2 times.')
  })

  it('joins a list as its language does', () => {
    const who = { list: [{ id: 'who.goblin' }, 'Bea', 3] }
    expect(text({ id: 'greeting', values: { name: 'Ada', who, n: 1 } })).toBe(
      'Ada meets a goblin, Bea, and 3, 1 time.',
    )
    expect(textIn('hu', { met: '{who}.' })({ id: 'met', values: { who: { list: ['A', 'B'] } } })).toBe(
      'A és B.',
    )
  })

  it('puts the article before a name that Hungarian wants', () => {
    const text = textIn('hu', { falls: '<Az>{who}</Az> elesik.', 'who.orc': 'Ork' })
    expect(text({ id: 'falls', values: { who: { id: 'who.orc' } } })).toBe('Az Ork elesik.')
  })

  it('leaves a name with tags or braces in it alone', () => {
    const values = { name: '<b>{n}</b>', who: 'B', n: 1 }
    expect(text({ id: 'greeting', values })).toBe('<b>{n}</b> meets B, 1 time.')
  })

  it('has no sentence for an unknown id', () => {
    expect(() => text({ id: 'nope' })).toThrow('There is no message "nope" in en.')
  })
})
