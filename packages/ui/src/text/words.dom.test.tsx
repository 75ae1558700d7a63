import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { TestMessages } from '../testing/messages.tsx'
import { useText, useWords, type Words } from './words.ts'

type Id = 'greeting' | 'hero'

const english = { greeting: 'Hello, {name}!', hero: 'Rogue' }
const polish = { greeting: 'Cześć, {name}!', hero: 'Łotrzyk' }

const words: Words<Id>[] = []
const texts: string[] = []

function Probe() {
  const w = useWords<Id>()
  const text = useText()
  words.push(w)
  texts.push(w('greeting', { name: { id: 'hero' } }), text({ id: 'hero' }))
  return null
}

const page = (locale: string, messages: Record<string, string>) => (
  <TestMessages locale={locale} messages={messages}>
    <Probe />
  </TestMessages>
)

it('formats messages in the reader’s language, and stays the same function until that changes', () => {
  const { rerender } = render(page('en', english))
  rerender(page('en', english))
  rerender(page('pl', polish))
  expect(texts).toEqual(['Hello, Rogue!', 'Rogue', 'Hello, Rogue!', 'Rogue', 'Cześć, Łotrzyk!', 'Łotrzyk'])
  expect(words[1]).toBe(words[0])
  expect(words[2]).not.toBe(words[0])
})
