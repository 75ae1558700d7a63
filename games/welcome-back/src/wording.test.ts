import { textFormatter } from '@kazamata/ui/testing'
import { expect, it } from 'vitest'
import cs from './messages/cs.json' with { type: 'json' }
import en from './messages/en.json' with { type: 'json' }
import hu from './messages/hu.json' with { type: 'json' }
import pl from './messages/pl.json' with { type: 'json' }

it('a monster has the article of its language', () => {
  const falls = (card: 'goblin' | 'orc') => ({
    id: 'note.falls',
    values: { card: { id: `card.${card}` } },
  })
  expect(textFormatter('en', en)(falls('orc'))).toBe('The Orc falls')
  const hungarian = textFormatter('hu', hu)
  expect([hungarian(falls('orc')), hungarian(falls('goblin'))]).toEqual(['Az Ork elesik', 'A Goblin elesik'])
})

/** Half the width of a phone has room for eleven letters. */
it.each(Object.entries({ en, pl, cs, hu }))(
  'a long word in the name of a token says where it may be divided: %s',
  (_, messages) => {
    const stiff = Object.entries(messages).filter(
      ([id, name]) => /^token\.\w+\.\w+$/.test(id) && /[^\s\u00ad-]{12}/.test(name),
    )
    expect(stiff).toEqual([])
  },
)

/** Walking through games comes to the other sentences, but not to all of these. */
it.each(Object.entries({ en, pl, cs, hu }))(
  'what a choice is and does begins with a capital letter: %s',
  (_, messages) => {
    const small = Object.entries(messages).filter(
      ([id, text]) => /^(do|note)\./.test(id) && /^(\{\w+, plural, =0 \{)?\p{Ll}/u.test(text),
    )
    expect(small).toEqual([])
  },
)
