import keyboardIcon from 'icon:keyboard'
import { Icon } from '@kazamata/ui'
import { useReplayWords } from './words.ts'

/** A button that shows which keys move a replay. */
export function Keys() {
  const t = useReplayWords()
  const keys = [
    [['←', '→'], t('replay.keys.step')],
    [['Shift ←', 'Shift →'], t('replay.keys.round')],
    [[t('replay.key.space')], t('replay.keys.play')],
    [['Home', 'End'], t('replay.keys.ends')],
  ] as const
  return (
    <>
      <button type="button" className="round keys" popoverTarget="replay-keys" aria-label={t('replay.keys')}>
        <Icon d={keyboardIcon} />
      </button>
      <div id="replay-keys" className="replay-keys" popover="auto">
        <h2>{t('replay.keys')}</h2>
        <dl>
          {keys.map(([names, text]) => (
            <div key={text}>
              <dt>
                {names.map(name => (
                  <kbd key={name}>{name}</kbd>
                ))}
              </dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </>
  )
}
