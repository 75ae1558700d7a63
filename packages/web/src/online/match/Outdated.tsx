import { Fault, HomeLink } from '../../shell/Fault.tsx'
import { useOnlineWords } from '../words.ts'

/** The server does not understand this page any more, or does not know its person: it has to be loaded again. */
export function Outdated({ isSignedOut = false }: { isSignedOut?: boolean }) {
  const t = useOnlineWords()
  const title = t(isSignedOut ? 'online.signedOut' : 'trouble.outdated')
  const text = t(isSignedOut ? 'online.refused.signed-out' : 'online.outdated')
  return (
    <Fault title={title} text={text}>
      <button type="button" className="btn primary" onClick={() => location.reload()}>
        {t('fault.reload')}
      </button>
      <HomeLink />
    </Fault>
  )
}
