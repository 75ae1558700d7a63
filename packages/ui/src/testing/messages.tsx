import type { Message } from '@kazamata/kernel'
import type { ReactNode } from 'react'
import { createIntl, IntlProvider } from 'react-intl'
import { articleTags } from '../text/article.ts'
import { formatText, tags } from '../text/MessageText.tsx'

export type Messages = Readonly<Record<string, string>>

/** A missing or broken message fails the test. */
function fail(error: Error): never {
  throw error
}

/** The only warning is that messages are parsed at run time, which is intended. */
const silent = () => undefined

/** Gives messages to the components under test. */
export function TestMessages(props: { locale?: string; messages: Messages; children: ReactNode }) {
  const { locale = 'en', messages, children } = props
  return (
    <IntlProvider {...{ locale, messages }} defaultRichTextElements={tags} onError={fail} onWarn={silent}>
      {children}
    </IntlProvider>
  )
}

/** Messages as plain text, without their tags. */
export function textFormatter(locale: string, messages: Messages): (message: Message) => string {
  const untagged = (chunks: readonly unknown[]) => chunks.join('')
  const intl = createIntl({
    locale,
    messages: { ...messages },
    defaultRichTextElements: { ...articleTags, b: untagged, em: untagged },
    onWarn: silent,
    onError: fail,
  })
  return message => formatText(intl, message)
}
