import { textFormatter } from '@kazamata/ui/testing'
import { messages } from './messages.ts'

type Tongue = keyof typeof messages
export const tongues = ['en', 'pl', 'cs', 'hu'] as const satisfies readonly Tongue[]

export const speaking = (locale: Tongue) => textFormatter(locale, messages[locale])
