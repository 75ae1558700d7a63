import type { Seat } from '@kazamata/kernel'
import type { SeatInfo } from '@kazamata/ui'
import type { Card, Token } from '../../content/ids.ts'
import type { DisplayState } from '../../display-state.ts'
import { UnveiledCard } from '../cards/UnveiledCard.tsx'
import { useWords } from '../words.ts'
import './face-up-cards.css'

interface Known {
  readonly card?: Card
  readonly by: Seat
  readonly token?: Token
}

/** In a replay with everything face up: the drawn card, the pile as it will be met, and what was thrown away. */
export function FaceUpCards({ display, seats }: { display: DisplayState; seats: readonly SeatInfo[] }) {
  const w = useWords()
  const { hand, pile } = display
  const asides = display.seats.flatMap(({ aside }, by) => aside.map(one => ({ ...one, by })))
  const lists = [
    ['faceUp.hand', hand === undefined ? [] : [{ ...hand, by: hand.seat }]],
    ['end.rest', pile.toReversed()],
    ['end.asides', asides],
  ] as const
  const isEmpty = lists.every(([, cards]) => cards.length === 0)
  return (
    <div className="wb-face-up">
      {isEmpty && <p>{w('faceUp.none')}</p>}
      {lists.map(
        ([title, cards]) =>
          cards.length > 0 && (
            <section key={title}>
              <h3>{w(title)}</h3>
              <ul className="wb-unveiled">
                {numbered(cards).map(({ card, by, token, key }) => (
                  <UnveiledCard
                    key={key}
                    {...{ card, ...(token && { token }) }}
                    from={w('end.by', { name: seats[by]?.name ?? '' })}
                  />
                ))}
              </ul>
            </section>
          ),
      )}
    </div>
  )
}

/** Those that are known, each with its place counted from the last: a card keeps it when others come on top. */
const numbered = (cards: readonly Known[]) =>
  cards.flatMap(({ card, ...known }, i) =>
    card === undefined ? [] : [{ ...known, card, key: cards.length - i }],
  )
