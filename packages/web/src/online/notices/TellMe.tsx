import { useState } from 'react'
import { useOnlineWords } from '../words.ts'
import { askForNotices, hasNotifications, noticesChosen } from './notifier.ts'

/** Beside matches that run: a button for whoever has not chosen yet whether they want to be told of their turn. */
export function TellMe() {
  const t = useOnlineWords()
  const [isAsked, setAsked] = useState(
    () => hasNotifications() && Notification.permission === 'default' && noticesChosen() === undefined,
  )
  if (!isAsked) return null
  return (
    <p className="renew">
      <button
        type="button"
        className="btn ghost"
        onClick={() => void askForNotices().then(() => setAsked(false))}
      >
        {t('online.notices')}
      </button>
      <small>{t('online.notices.help')}</small>
    </p>
  )
}
