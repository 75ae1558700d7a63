import { Icon } from '@kazamata/ui'
import type { ReactNode } from 'react'
import type { Item, Room } from '../../content/ids.ts'
import { lootCards } from '../../content/loot.ts'
import { isLoot } from '../../rules/attributes.ts'
import { setIcons } from '../icons.ts'
import { useWords } from '../words.ts'
import './card.css'
import { iconOf, kindOf, Lines, textOf } from './parts.tsx'

export interface CardProps {
  readonly card: Item | Room
  /** Marked as the one thought of. */
  readonly chosen?: boolean
  /** What is said below its text: who has it, what it would replace. */
  readonly note?: ReactNode
  /** Makes it a thing to touch. */
  onChoose?(): void
}

/** A loot, a spell or a room, face up, with all that it says. */
export function Card({ card, chosen = false, note, onChoose }: CardProps) {
  const w = useWords()
  const set = isLoot(card) ? lootCards[card].set : undefined
  const kind = kindOf(card)
  const body = (
    <>
      <span className="te-card-pic">
        <Icon d={iconOf(card)} />
      </span>
      <b className="te-card-name">{w(`name.${card}`)}</b>
      {set !== undefined && (
        <span className="te-card-set">
          <Icon d={setIcons[set]} label={w(`set.${set}`)} />
        </span>
      )}
      <Lines of={textOf(card)} />
      {note !== undefined && <span className="te-card-note">{note}</span>}
    </>
  )
  return onChoose === undefined ? (
    <article className="te-card" data-kind={kind} data-chosen={chosen}>
      {body}
    </article>
  ) : (
    <button type="button" className="te-card" data-kind={kind} aria-pressed={chosen} onClick={onChoose}>
      {body}
    </button>
  )
}
