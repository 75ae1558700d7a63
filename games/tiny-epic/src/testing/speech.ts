import { textFormatter } from '@kazamata/ui/testing'
import cs from '../messages/cs.json' with { type: 'json' }
import en from '../messages/en.json' with { type: 'json' }
import hu from '../messages/hu.json' with { type: 'json' }
import pl from '../messages/pl.json' with { type: 'json' }

const messages = { en, pl, cs, hu }
type Tongue = keyof typeof messages
export const tongues = ['en', 'pl', 'cs', 'hu'] as const satisfies readonly Tongue[]

export const speaking = (locale: Tongue) => textFormatter(locale, messages[locale])
