import { textFormatter } from '@kazamata/ui/testing'
import { expect, it } from 'vitest'
import en from './messages/en.json' with { type: 'json' }
import hu from './messages/hu.json' with { type: 'json' }

it('a monster has the article of its language', () => {
  const falls = (card: 'goblin' | 'orc') => ({
    id: 'note.falls',
    values: { card: { id: `card.${card}.the` } },
  })
  expect(textFormatter('en', en)(falls('orc'))).toBe('the Orc falls')
  const hungarian = textFormatter('hu', hu)
  expect([hungarian(falls('orc')), hungarian(falls('goblin'))]).toEqual(['Az Ork elesik', 'A Goblin elesik'])
})
