import { Icon } from '@kazamata/ui'
import type { ReactNode } from 'react'
import type { Card, MonsterType, Token } from '../../content/ids.ts'
import { defeaters, mayHelp } from '../../rules/kits.ts'
import './cards.css'
import { cardIcons, tokenIcons } from '../icons.ts'
import { useWords } from '../words.ts'

/** The back of a card. The front is not in the page while it is hidden. */
export function Back({ className = '', label }: { className?: string; label?: string }) {
  return (
    <span
      className={`wb-back ${className}`}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <i />
    </span>
  )
}

/** 0 to `n - 1`: places in a stack of cards that nobody can tell apart. */
export const upTo = (n: number): readonly number[] => Array.from({ length: n }, (_, i) => i)

export interface FaceUpCard {
  readonly card: Card
  /** Absent when the card has none; `'?'` when it shows only as the card is met. */
  readonly strength?: number | '?' | undefined
  /** What it counts as, when that is not its name. */
  readonly as?: MonsterType | undefined
}

/** A Monster card, face up. */
export function MonsterCard({
  seen,
  foot,
  size,
}: {
  seen: FaceUpCard
  foot?: ReactNode
  size: 'hand' | 'met'
}) {
  const w = useWords()
  const { card, strength, as } = seen
  return (
    <div className={`wb-monster wb-card-${card}`} data-size={size}>
      {strength !== undefined && (
        <span className="wb-strength">
          <span className="visually-hidden">{w('card.strength', { n: strength })}</span>
          <span aria-hidden>{strength}</span>
        </span>
      )}
      {typeof strength === 'number' && (
        <span className="wb-parity">{w(strength % 2 === 0 ? 'parity.even' : 'parity.odd')}</span>
      )}
      <div className="wb-picture">
        <Icon d={cardIcons[card]} />
      </div>
      <p className="wb-name">{w(`card.${card}`)}</p>
      {as !== undefined && as !== card && <p className="wb-counts-as">{w(`card.${as}.as`)}</p>}
      {foot !== undefined && <div className="wb-card-foot">{foot}</div>}
    </div>
  )
}

/** "beaten by" and the tokens of the row that do it; where none does, those that may help. */
export function BeatenBy({ card, row }: { card: Card; row: readonly Token[] }) {
  const w = useWords()
  const beaten = defeaters(card, row)
  const tokens = beaten.length > 0 ? beaten : mayHelp(card, row)
  if (tokens.length === 0) return <span>{w('card.unbeaten')}</span>
  return (
    <>
      <span>{w(beaten.length > 0 ? 'card.beatenBy' : 'card.mayHelp')}</span>
      {tokens.map(token => (
        <Icon key={token} d={tokenIcons[token]} label={w(`token.${token}`)} />
      ))}
    </>
  )
}

/** A card that lies face down until it is turned. */
export function Flip({
  up,
  children,
  className = '',
}: {
  up: boolean
  children: ReactNode
  className?: string
}) {
  return (
    <div className={`wb-flip ${className}`} data-up={up}>
      <div className="wb-flip-front">{up && children}</div>
      <Back className="wb-flip-back" />
    </div>
  )
}

/** A small card: the picture only. */
export function Mini({ card, children }: { card: Card; children?: ReactNode }) {
  return (
    <span className={`wb-mini wb-card-${card}`}>
      <i>
        <Icon d={cardIcons[card]} />
      </i>
      {children}
    </span>
  )
}
