import type { Pace } from '@kazamata/protocol'
import { useIntl } from '@kazamata/ui'
import { useOnlineWords } from '../words.ts'

/** A pace in a few words. */
export function usePaceText(): (pace: Pace) => string {
  const t = useOnlineWords()
  const intl = useIntl()
  const time = (count: number, unit: 'minute' | 'second') =>
    intl.formatNumber(count, { style: 'unit', unit, unitDisplay: 'short' })
  return pace => {
    switch (pace.kind) {
      case 'none':
        return t('lobby.pace.none')
      case 'live':
        return `${time(Math.round(pace.bank / 60), 'minute')} + ${time(pace.add, 'second')}`
      case 'days':
        return t('lobby.pace.per', { count: pace.per })
    }
  }
}
