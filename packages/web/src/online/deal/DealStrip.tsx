import seal from 'icon:wax-seal'
import { Icon } from '@kazamata/ui'
import { useOnlineWords } from '../words.ts'
import './deal.css'

interface DealtSeat {
  readonly seat: number
  readonly name: string
  readonly isGiven: boolean
}

/** Everybody's part of the shuffle, as it comes in. It asks for nothing and holds nobody up. */
export function DealStrip(props: {
  /** In the order of the seats; `undefined` before the host has started. */
  parts?: readonly DealtSeat[] | undefined
  redeals: number
  isDoubtful?: boolean
}) {
  const { parts, redeals, isDoubtful = false } = props
  const t = useOnlineWords()
  if (parts === undefined && redeals === 0 && !isDoubtful) return null
  return (
    <div className="deal-strip" role="status">
      {parts !== undefined && (
        <>
          <Icon d={seal} />
          <span>{t(parts.every(({ isGiven }) => isGiven) ? 'deal.done' : 'deal')}</span>
          <ul>
            {parts.map(({ seat, name, isGiven }) => (
              <li key={seat} data-given={isGiven}>
                <span aria-hidden="true">{isGiven ? '✓' : '…'}</span> {name}
              </li>
            ))}
          </ul>
        </>
      )}
      {redeals > 0 && <span className="redeals">{t('deal.redeals', { count: redeals })}</span>}
      {isDoubtful && <strong>{t('deal.doubt')}</strong>}
    </div>
  )
}
