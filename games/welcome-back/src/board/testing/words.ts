import type { Message } from '@kazamata/kernel'
import { formatText } from '@kazamata/ui'
import { createIntl } from 'react-intl'
import en from '../../messages/en.json' with { type: 'json' }

const intl = createIntl({
  locale: 'en',
  messages: en,
  defaultRichTextElements: { b: parts => parts.join('') },
  onWarn: () => undefined,
  onError: error => {
    throw error
  },
})

/** A sentence as an English reader sees it, without its tags. */
export const inEnglish = (message: Message): string => formatText(intl, message)
