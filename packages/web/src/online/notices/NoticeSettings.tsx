import { useEffect, useState } from 'react'
import { useOnline } from '../use-online.ts'
import { useOnlineWords } from '../words.ts'
import { askForNotices, chooseNotices, hasNotifications, wantsNotices } from './notifier.ts'
import { pushState, startPush, stopPush } from './push.ts'

/** Whether this browser tells of turns, with a page open and without one. Nothing where it cannot. */
export function NoticeSettings() {
  return hasNotifications() ? <Settings /> : null
}

function Settings() {
  const t = useOnlineWords()
  const { api } = useOnline()
  const [isOn, setOn] = useState(wantsNotices)
  const [isDenied, setDenied] = useState(Notification.permission === 'denied')
  /** `undefined` where there is none. */
  const [isPushed, setPushed] = useState<boolean>()
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    void pushState(api).then(setPushed)
  }, [api])

  async function ask(): Promise<boolean> {
    const isAllowed = await askForNotices()
    setOn(isAllowed)
    setDenied(Notification.permission === 'denied')
    return isAllowed
  }
  async function choosePush(isWanted: boolean): Promise<void> {
    if (isWanted && !(await ask())) return
    const isDone = isWanted ? await startPush(api) : false
    if (!isDone) await stopPush(api)
    setFailed(isWanted && !isDone)
    setPushed(isDone)
  }

  return (
    <section aria-labelledby="notices">
      <h2 id="notices">{t('me.notices')}</h2>
      <label className="switch">
        <input
          type="checkbox"
          checked={isOn}
          disabled={isDenied}
          onChange={({ target: { checked } }) => {
            if (checked) void ask()
            else {
              chooseNotices(false)
              setOn(false)
            }
          }}
        />
        {t('me.notices.tab')}
      </label>
      {isPushed !== undefined && (
        <label className="switch">
          <input
            type="checkbox"
            checked={isPushed}
            disabled={isDenied}
            onChange={({ target: { checked } }) => void choosePush(checked)}
          />
          {t('me.notices.push')}
        </label>
      )}
      {isDenied && <p className="note">{t('me.notices.denied')}</p>}
      {hasFailed && <p role="alert">{t('me.notices.failed')}</p>}
    </section>
  )
}
