import type { SeatInfo } from '@kazamata/ui'
import { useState } from 'react'
import { type MonsterType, types } from '../../content/ids.ts'
import { monsters } from '../../content/monsters.ts'
import { Mini } from '../cards/Cards.tsx'
import { keyOf } from '../dock/choices.ts'
import type { Choice } from '../dock/selection.ts'
import { Portrait } from '../seats/Seats.tsx'
import './weapon-questions.css'
import { useText, useWords } from '../words.ts'

/** Players to choose from: whom to ask for the Sword. */
export function People({
  choice,
  seats,
  title,
  help,
}: {
  choice: Choice
  seats: readonly SeatInfo[]
  title: string
  help: string
}) {
  const tell = useText()
  return (
    <div className="wb-types">
      <h2>{title}</h2>
      <p>{help}</p>
      <ul className="wb-people">
        {choice.options.map(({ key, move, note }) => {
          const face = move.do === 'ask' ? seats[move.seat] : undefined
          if (face === undefined) return null
          return (
            <li key={key}>
              <button
                type="button"
                aria-pressed={choice.chosen?.key === key}
                onClick={() => choice.choose(key)}
              >
                <Portrait face={face} />
                <b>{face.name}</b>
                {note !== undefined && <small>{tell(note)}</small>}
              </button>
            </li>
          )
        })}
      </ul>
    </div>
  )
}

/** Monster types to choose from: one, or two of eight for the Sword's offer. */
export function Types({ choice, title, help }: { choice: Choice; title: string; help: string }) {
  const w = useWords()
  const [first, setFirst] = useState<MonsterType | undefined>(undefined)
  const offering = choice.options[0]?.move.do === 'offer'
  const chosen = choice.chosen?.move
  const on = (type: MonsterType): boolean =>
    chosen === undefined
      ? type === first
      : chosen.do === 'offer'
        ? chosen.types.includes(type)
        : (chosen.do === 'pick' || chosen.do === 'name') && chosen.type === type

  const tap = (type: MonsterType) => {
    if (!offering) {
      const found = choice.options.find(
        ({ move }) => (move.do === 'pick' || move.do === 'name') && move.type === type,
      )
      if (found !== undefined) choice.choose(found.key)
      return
    }
    // The two last tapped are offered; a second tap takes one back.
    const pair = chosen?.do === 'offer' ? chosen.types : undefined
    if (pair?.includes(type)) {
      setFirst(pair.find(other => other !== type))
      choice.choose('')
      return
    }
    if (first === undefined && pair === undefined) return setFirst(type)
    if (first === type) return setFirst(undefined)
    const kept = pair?.[1] ?? first
    const move = choice.options.find(
      ({ move }) =>
        move.do === 'offer' && kept !== undefined && move.types.includes(type) && move.types.includes(kept),
    )?.move
    if (move !== undefined) choice.choose(keyOf(move))
    setFirst(undefined)
  }

  const offered = types.filter(type =>
    choice.options.some(({ move }) =>
      move.do === 'offer'
        ? move.types.includes(type)
        : (move.do === 'pick' || move.do === 'name') && move.type === type,
    ),
  )
  return (
    <div className="wb-types">
      <h2>{title}</h2>
      <p>{help}</p>
      <ul data-count={offered.length}>
        {offered.map(type => (
          <li key={type}>
            <button type="button" aria-pressed={on(type)} onClick={() => tap(type)}>
              <Mini card={type}>
                <span className="wb-s" aria-hidden="true">
                  {monsters[type].strength}
                </span>
              </Mini>
              <b>{w(`card.${type}`)}</b>
              <small>{w('type.note', { copies: monsters[type].copies })}</small>
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
