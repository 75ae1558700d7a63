import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { TestMessages } from '../testing/messages.tsx'
import { HouseMark } from './HouseMark.tsx'

const messages = {
  'house.mark': 'Ours.',
  'house.parts': 'Ours ({parts}).',
  'house.part.speed': 'speed',
  'house.part.health': 'health',
  'house.correct': 'Correct it',
}

const markup = (sources: Readonly<Record<string, string>>, brief = false) =>
  renderToStaticMarkup(
    <TestMessages messages={messages}>
      <HouseMark game="delve" sources={sources} brief={brief} />
    </TestMessages>,
  )

it('says which parts of a component are ours, and leads to how to correct them', () => {
  const shown = markup({ speed: 'house', defence: 'canon', health: 'house' })
  expect(shown).toContain('Ours (speed and health).')
  expect(shown).toMatch(/<a href="\/rules\/delve\/reference#house-values"[^>]*>Correct it<\/a>/)
  expect(markup({ speed: 'house', health: 'house' })).toContain('Ours. ')
})

it('has no link inside a button, but says the same', () => {
  const shown = markup({ speed: 'house' }, true)
  expect(shown).toContain('aria-label="Ours."')
  expect(shown).not.toContain('<a ')
})

it('is not there where nothing is ours', () => {
  expect(markup({ speed: 'canon', defence: 'public', health: 'ruling' })).toBe('')
})
