import { Fault, HomeLink } from '../shell/Fault.tsx'
import { useOnlineWords } from './words.ts'

/** The server and this page no longer understand each other. */
export function Outdated() {
  const t = useOnlineWords()
  return (
    <Fault title={t('trouble.outdated')} text={t('online.outdated')}>
      <button type="button" className="btn primary" onClick={() => location.reload()}>
        {t('fault.reload')}
      </button>
      <HomeLink />
    </Fault>
  )
}
