import type { Message } from '@kazamata/kernel'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { type Messages, TestMessages, textFormatter } from '../testing/messages.tsx'
import { createIntl } from './intl.tsx'
import { formatText, MessageText } from './MessageText.tsx'

const messages = {
  passed: '<b>{name}</b> passes.',
  beats: 'The {token} beats {monsters, plural, one {# monster} other {# monsters}}.',
  token: 'Flute of {place}',
  place: '<em>Far</em> Hills',
  falls: '<b><Az>{enemy}</Az></b> elesik itt: {n}.',
  orc: 'Ork',
}

function shown(message: Message): string {
  return renderToStaticMarkup(
    <TestMessages messages={messages}>
      <MessageText message={message} />
    </TestMessages>,
  )
}

function intlOf(locale: string, own: Messages) {
  return createIntl({ locale, messages: own, onError: vi.fn() })
}

test('a name is a text and never markup', () => {
  expect(shown({ id: 'passed', values: { name: '<i>x</i>' } })).toBe('<b>&lt;i&gt;x&lt;/i&gt;</b> passes.')
})

test('values that are messages are formatted first, at any depth', () => {
  const token: Message = { id: 'token', values: { place: { id: 'place' } } }
  expect(shown({ id: 'beats', values: { token, monsters: 2 } })).toBe(
    'The Flute of <em>Far</em> Hills beats 2 monsters.',
  )
})

test('a tag gives a name its article, as text or as an element', () => {
  const falls: Message = { id: 'falls', values: { enemy: { id: 'orc' }, n: 2 } }
  expect(shown(falls)).toBe('<b>Az Ork</b> elesik itt: 2.')
  expect(textFormatter('hu', messages)(falls)).toBe('Az Ork elesik itt: 2.')
})

test('a list is joined as the language does, plain or with tags', () => {
  const token = { list: [{ id: 'place' }, 'Bea', 3] }
  expect(shown({ id: 'beats', values: { token, monsters: 1 } })).toBe(
    'The <em>Far</em> Hills, Bea, and 3 beats 1 monster.',
  )
  const intl = intlOf('cs', { seats: '{who}', gem: 'klenot' })
  expect(formatText(intl, { id: 'seats', values: { who: { list: ['A', { id: 'gem' }] } } })).toBe(
    'A a\u00a0klenot',
  )
})

test('cached texts are kept apart by language and by values', () => {
  const [english, czech] = [intlOf('en', { gems: '{n} gems' }), intlOf('cs', { gems: '{n} klenoty' })]
  const gems = (n: number): Message => ({ id: 'gems', values: { n } })
  expect([formatText(english, gems(2)), formatText(czech, gems(2)), formatText(english, gems(3))]).toEqual([
    '2 gems',
    '2 klenoty',
    '3 gems',
  ])
  expect(formatText(english, gems(2))).toBe('2 gems')
})

test('a message that does not exist is an error', () => {
  expect(() => shown({ id: 'nothing' })).toThrow(/nothing/)
})
