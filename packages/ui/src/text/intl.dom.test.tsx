import { render } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { createIntl, useIntl } from './intl.tsx'
import { tags } from './MessageText.tsx'

function german(messages: Readonly<Record<string, string>>, onError = vi.fn()) {
  return { onError, intl: createIntl({ locale: 'de', messages, onError }) }
}

it('shows the id of a message that does not exist, and tells of it', () => {
  const { intl, onError } = german({})
  expect(intl.formatMessage({ id: 'gone' })).toBe('gone')
  expect(onError.mock.calls[0]?.[0]).toMatchObject({ message: 'There is no message "gone" in "de".' })
})

it('shows a message as it is written where a value is missing or it cannot be read, and tells of it', () => {
  const { intl, onError } = german({ gems: '{n} Edelsteine', broken: '{n' })
  expect(intl.formatMessage({ id: 'gems' })).toBe('{n} Edelsteine')
  expect(intl.formatMessage({ id: 'broken' })).toBe('{n')
  expect(onError).toHaveBeenCalledTimes(2)
})

it('writes numbers, dates and times in the reader’s language', () => {
  const { intl } = german({
    odds: '{odds, number, percent}',
    gems: '{n, plural, one {# Stein} other {# Steine}}',
  })
  expect(intl.formatMessage({ id: 'odds' }, { odds: 0.5 })).toBe('50\u00a0%')
  expect(intl.formatMessage({ id: 'gems' }, { n: 1234 })).toBe('1.234 Steine')
  expect(intl.formatNumber(0.25, { style: 'percent' })).toBe('25\u00a0%')
  expect(intl.formatDate('2026-03-01T12:00:00Z', { dateStyle: 'medium', timeZone: 'UTC' })).toBe('01.03.2026')
  expect(intl.formatRelativeTime(-1, 'day', { numeric: 'auto' })).toBe('gestern')
})

it('shows elements in a message without a warning of React', () => {
  const warn = vi.spyOn(console, 'error')
  const messages = { both: '<b>{one} and {two}</b> or <b>{one}</b>' }
  const intl = createIntl({ locale: 'en', messages, tags, onError: vi.fn() })
  const { container } = render(<p>{intl.formatMessage({ id: 'both' }, { one: <i>1</i>, two: <i>2</i> })}</p>)
  expect(container.innerHTML).toBe('<p><b><i>1</i> and <i>2</i></b> or <b><i>1</i></b></p>')
  expect(warn).not.toHaveBeenCalled()
})

const Probe = () => useIntl().locale

it('is an error outside of a provider', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  expect(() => render(<Probe />)).toThrow('IntlProvider')
})
