import { isLoopback } from '@kazamata/protocol'
import { useCallback, useEffect, useId, useRef, useState } from 'react'
import { copyText } from '../shell/copy-text.ts'
import { useLoaded } from '../shell/use-loaded.ts'
import { useOnline } from './use-online.ts'
import { useOnlineWords } from './words.ts'

interface ShareProps {
  readonly title: string
  readonly text: string
  /** The address without the server. */
  readonly path: string
  /** It has taken the place of what was pressed. */
  readonly takesFocus?: boolean
}

/** A link to copy and its QR code, with an address of the server under which others reach it. */
export function Share(props: ShareProps) {
  const { api } = useOnline()
  const address = useLoaded(api.address)
  if (address === undefined) return null
  const known = 'value' in address ? address.value.url : undefined
  return <ShareUrl {...props} url={new URL(props.path, known ?? location.origin)} />
}

function ShareUrl({ title, text, url: { href, hostname }, takesFocus = false }: ShareProps & { url: URL }) {
  const t = useOnlineWords()
  const heading = useId()
  const field = useRef<HTMLInputElement>(null)
  const [isCopied, setCopied] = useState(false)
  useEffect(() => {
    if (takesFocus) field.current?.focus()
  }, [takesFocus])

  return (
    <section className="share" aria-labelledby={heading}>
      <div>
        <h2 id={heading}>{title}</h2>
        <p className="note">{text}</p>
        {isLoopback(hostname) && <p className="note">{t('online.share.local')}</p>}
        <div className="link">
          <input
            ref={field}
            readOnly
            value={href}
            aria-label={t('online.share.link')}
            onFocus={event => event.target.select()}
          />
          <button
            type="button"
            className="btn primary"
            onClick={() => void copyText(field.current).then(setCopied)}
          >
            {t(isCopied ? 'online.share.copied' : 'online.share.copy')}
          </button>
        </div>
      </div>
      <QrCode url={href} />
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
