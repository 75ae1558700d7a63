import { useCallback, useRef, useState } from 'react'
import { useLoaded } from '../shell/use-loaded.ts'
import { type Invite, inviteUrl } from './invites.ts'
import { useOnlineWords } from './words.ts'

const isOwnMachine = () => /^(localhost|127\..*|\[::1\])$/.test(location.hostname)

/** The invitation as a link to copy and as a QR code. */
export function Share({ invite }: { invite: Invite }) {
  const t = useOnlineWords()
  const url = inviteUrl(invite)
  const field = useRef<HTMLInputElement>(null)
  const [isCopied, setCopied] = useState(false)

  /** Browsers hand out their clipboard over https only; elsewhere the old way still works, or the link is at least selected. */
  async function copy(): Promise<void> {
    field.current?.select()
    try {
      if (navigator.clipboard === undefined) setCopied(document.execCommand('copy'))
      else {
        await navigator.clipboard.writeText(url)
        setCopied(true)
      }
    } catch {
      setCopied(false)
    }
  }

  return (
    <section className="share" aria-labelledby="share">
      <div>
        <h2 id="share">{t('online.share')}</h2>
        <p className="note">{t(isOwnMachine() ? 'online.share.local' : 'online.share.text')}</p>
        <div className="link">
          <input
            ref={field}
            readOnly
            value={url}
            aria-label={t('online.share.link')}
            onFocus={event => event.target.select()}
          />
          <button type="button" className="btn primary" onClick={() => void copy()}>
            {t(isCopied ? 'online.share.copied' : 'online.share.copy')}
          </button>
        </div>
      </div>
      <QrCode url={url} />
    </section>
  )
}

function QrCode({ url }: { url: string }) {
  const t = useOnlineWords()
  const load = useCallback(async () => {
    const { renderSVG } = await import('uqr')
    return `data:image/svg+xml,${encodeURIComponent(renderSVG(url, { border: 2 }))}`
  }, [url])
  const image = useLoaded(load)
  return image === undefined ? (
    <span className="qr" />
  ) : (
    <img className="qr" src={image} alt={t('online.share.qr')} />
  )
}
