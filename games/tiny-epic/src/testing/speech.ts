import type { Saying } from '@kazamata/kernel'
import { spoken } from '@kazamata/ui'
import { createIntl } from 'react-intl'
import cs from '../messages/cs.json' with { type: 'json' }
import en from '../messages/en.json' with { type: 'json' }
import hu from '../messages/hu.json' with { type: 'json' }
import pl from '../messages/pl.json' with { type: 'json' }

const messages = { en, pl, cs, hu }
type Tongue = keyof typeof messages
export const tongues = ['en', 'pl', 'cs', 'hu'] as const satisfies readonly Tongue[]

/** A sentence as a reader of that language sees it; whatever is wrong with it throws. */
export function speaking(locale: Tongue): (saying: Saying) => string {
  const intl = createIntl({
    locale,
    messages: messages[locale],
    onWarn: () => undefined,
    onError: error => {
      throw error
    },
  })
  return saying => spoken(intl, saying)
}
