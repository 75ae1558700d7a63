import { Icon } from '@kazamata/ui'
import type { Card, Token } from '../../content/ids.ts'
import { card as cardName, token as tokenName } from '../../log.ts'
import { tokenIcons } from '../icons.ts'
import { useWords } from '../words.ts'
import { Mini } from './Cards.tsx'
import './unveiled-card.css'

/** In a list: a card that was hidden, with its token if it was thrown away, and who put it there. */
export function UnveiledCard({ card, token, from }: { card: Card; token?: Token; from: string }) {
  const w = useWords()
  return (
    <li>
      <Mini card={card}>
        {token !== undefined && (
          <span className="wb-token">
            <Icon
              d={tokenIcons[token]}
              label={w('aside.own', { card: cardName(card), token: tokenName(token) })}
            />
          </span>
        )}
      </Mini>
      <b>{w(`card.${card}`)}</b>
      <span>{from}</span>
    </li>
  )
}
