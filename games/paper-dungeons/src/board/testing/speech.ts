import { textFormatter } from '@kazamata/ui/testing'
import cs from '../../messages/cs.json' with { type: 'json' }
import en from '../../messages/en.json' with { type: 'json' }
import hu from '../../messages/hu.json' with { type: 'json' }
import pl from '../../messages/pl.json' with { type: 'json' }
import guidedCs from '../help/messages/cs.json' with { type: 'json' }
import guidedEn from '../help/messages/en.json' with { type: 'json' }
import guidedHu from '../help/messages/hu.json' with { type: 'json' }
import guidedPl from '../help/messages/pl.json' with { type: 'json' }

const messages = {
  en: { ...en, ...guidedEn },
  pl: { ...pl, ...guidedPl },
  cs: { ...cs, ...guidedCs },
  hu: { ...hu, ...guidedHu },
}
export type Tongue = keyof typeof messages
export const tongues = ['en', 'pl', 'cs', 'hu'] as const satisfies readonly Tongue[]

export const speaking = (locale: Tongue) => textFormatter(locale, messages[locale])
