import on from 'icon:speaker'
import off from 'icon:speaker-off'
import { Icon } from '@kazamata/ui'
import { useWords } from '../intl/words.tsx'
import { setSound, useSound } from './sound-choice.ts'

/** Sound on or off, remembered on this device. */
export function SoundSwitch() {
  const t = useWords()
  const isOn = useSound()
  return (
    <button type="button" onClick={() => setSound(!isOn)}>
      <Icon d={isOn ? on : off} />
      {t(isOn ? 'sound.on' : 'sound.off')}
    </button>
  )
}
