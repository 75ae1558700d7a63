import type { Message } from '@kazamata/kernel'
import type { ReactNode } from 'react'
import { articleTags } from '../text/article.ts'
import { createIntl, IntlProvider } from '../text/intl.tsx'
import { formatText, tags } from '../text/MessageText.tsx'

export type Messages = Readonly<Record<string, string>>

/** A missing or broken message fails the test. */
function fail(error: Error): never {
  throw error
}

/** Gives messages to the components under test. */
export function TestMessages(props: { locale?: string; messages: Messages; children: ReactNode }) {
  const { locale = 'en', messages, children } = props
  return (
    <IntlProvider {...{ locale, messages }} tags={tags} onError={fail}>
      {children}
    </IntlProvider>
  )
}

/** Messages as plain text, without their tags. */
export function textFormatter(locale: string, messages: Messages): (message: Message) => string {
  const untagged = (chunks: readonly unknown[]) => chunks.join('')
  const intl = createIntl({
    locale,
    messages,
    tags: { ...articleTags, b: untagged, em: untagged },
    onError: fail,
  })
  return message => formatText(intl, message)
}
