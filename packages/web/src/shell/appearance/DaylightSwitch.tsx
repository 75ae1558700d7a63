import candle from 'icon:candle-flame'
import sun from 'icon:sun'
import { Icon } from '@kazamata/ui'
import { useWords } from '../../intl/words.tsx'
import { setColorScheme, useColorScheme } from './color-scheme.ts'

/** From candlelight to daylight and back. */
export function DaylightSwitch() {
  const t = useWords()
  const dark = useColorScheme() === 'dark'
  return (
    <button type="button" onClick={() => setColorScheme(dark ? 'light' : 'dark')}>
      <Icon d={dark ? sun : candle} />
      {t(dark ? 'home.daylight' : 'home.candles')}
    </button>
  )
}
