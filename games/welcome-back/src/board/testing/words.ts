import { textFormatter } from '@kazamata/ui/testing'
import en from '../../messages/en.json' with { type: 'json' }

export const inEnglish = textFormatter('en', en)
