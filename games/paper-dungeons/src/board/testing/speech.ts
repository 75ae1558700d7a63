import type { Message } from '@kazamata/kernel'
import { formatText } from '@kazamata/ui'
import { createIntl } from 'react-intl'
import cs from '../../messages/cs.json' with { type: 'json' }
import en from '../../messages/en.json' with { type: 'json' }
import hu from '../../messages/hu.json' with { type: 'json' }
import pl from '../../messages/pl.json' with { type: 'json' }

const messages = { en, pl, cs, hu }
export type Tongue = keyof typeof messages
export const tongues = ['en', 'pl', 'cs', 'hu'] as const satisfies readonly Tongue[]

/** A sentence as a reader of that language sees it, without its tags; whatever is wrong with it throws. */
export function speaking(locale: Tongue): (message: Message) => string {
  const intl = createIntl({
    locale,
    messages: messages[locale],
    defaultRichTextElements: { b: parts => parts.join('') },
    onWarn: () => undefined,
    onError: error => {
      throw error
    },
  })
  return message => formatText(intl, message)
}
