import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { Reminders } from '../contract.ts'
import { TestMessages } from '../testing/messages.tsx'
import { ReminderList } from './ReminderList.tsx'

const messages = { title: 'Remember', none: 'Nothing yet.', deck: '{n} cards left' }
const markup = (reminders: Reminders) =>
  renderToStaticMarkup(
    <TestMessages messages={messages}>
      <ReminderList {...reminders} />
    </TestMessages>,
  )

it('lists reminders under their title, or says that there are none', () => {
  const title = { id: 'title' }
  const empty = { id: 'none' }
  const item = { key: 'deck', icon: 'M0 0', text: { id: 'deck', values: { n: 3 } } }
  expect(markup({ title, items: [item], empty })).toMatch(/<h3>Remember<\/h3><ul>.*3 cards left.*<\/ul>/)
  expect(markup({ title, items: [], empty })).toContain('<p>Nothing yet.</p>')
})
