import type { Said, Saying } from '@kazamata/kernel'
import { createIntl } from 'react-intl'
import en from '../../messages/en.json' with { type: 'json' }

const intl = createIntl({
  locale: 'en',
  messages: en,
  onError: error => {
    throw error
  },
})

/** A sentence as an English reader sees it, without its tags. */
export function inEnglish({ id, values = {} }: Saying): string {
  const told = Object.entries(values).map(([name, value]: [string, Said]) => [
    name,
    typeof value === 'object' ? inEnglish(value) : value,
  ])
  const b = (parts: readonly string[]) => parts.join('')
  return String(intl.formatMessage({ id }, { ...Object.fromEntries(told), b }))
}
