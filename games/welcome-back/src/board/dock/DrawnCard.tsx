import { Icon } from '@kazamata/ui'
import type { Card, Token } from '../../content/ids.ts'
import { monsters } from '../../content/monsters.ts'
import { BeatenBy, Flip, MonsterCard } from '../cards/Cards.tsx'
import { signs } from '../icons.ts'
import { useText, useWords } from '../words.ts'
import type { Draft } from './draft.ts'

/** The drawn card: it turns only for its owner; hidden, it can be peeked at by holding it. */
export function DrawnCard({
  card,
  up,
  row,
  onPeek,
}: {
  card: Card
  up: boolean
  row: readonly Token[]
  onPeek(peek: boolean): void
}) {
  const w = useWords()
  const tell = useText()
  const { strength } = monsters[card]
  const foot =
    typeof strength === 'number' && strength > 0 ? (
      <BeatenBy card={card} row={row} />
    ) : (
      <span>{tell({ id: `card.${card}.rule` })}</span>
    )
  return (
    <div
      className="wb-drawn-card"
      onPointerDown={() => onPeek(true)}
      onPointerUp={() => onPeek(false)}
      onPointerLeave={() => onPeek(false)}
      onPointerCancel={() => onPeek(false)}
      {...(up ? {} : { title: w('card.peek') })}
    >
      <Flip up={up}>
        <MonsterCard size="hand" seen={{ card, strength: shownStrength(card) }} foot={foot} />
      </Flip>
    </div>
  )
}

export function shownStrength(card: Card): number | '?' | undefined {
  const { strength } = monsters[card]
  if (strength === 'none') return undefined
  return typeof strength === 'number' ? strength : '?'
}

/** Turns the card down, and up again. */
export function HideButton({
  hidden,
  className,
  onToggle,
}: {
  hidden: boolean
  className: string
  onToggle(): void
}) {
  const w = useWords()
  return (
    <button type="button" className={`btn ghost wb-hide-button ${className}`} onClick={onToggle}>
      <Icon d={hidden ? signs.eye : signs.hide} />
      {w(hidden ? 'hide.off' : 'hide.on')}
    </button>
  )
}

/** The other way to place a card: with a token, which is tapped on the table. */
export function RemoveTile({ draft }: { draft: Draft }) {
  const w = useWords()
  const tell = useText()
  const ways = draft.choices.filter(({ move }) => move.do === 'remove')
  const chosen = draft.chosen?.move.do === 'remove' ? draft.chosen : undefined
  return (
    <button
      type="button"
      className="wb-choice"
      aria-pressed={chosen !== undefined}
      onClick={event => {
        // Leads to the tokens: the first legal one.
        const table = event.currentTarget.closest('.wb')
        table?.querySelector<HTMLElement>('.wb-socket[data-legal] > button')?.focus()
      }}
    >
      <span className="wb-choice-icon">
        <Icon d={chosen?.icon ?? signs.remove} />
      </span>
      <span className="wb-choice-text">
        <b className="wb-wide">{w('do.remove')}</b>
        <b className="wb-narrow">{chosen === undefined ? w('do.remove.short') : tell(chosen.title)}</b>
        <span>{chosen === undefined ? w('do.remove.note', { n: ways.length }) : tell(chosen.title)}</span>
      </span>
    </button>
  )
}
