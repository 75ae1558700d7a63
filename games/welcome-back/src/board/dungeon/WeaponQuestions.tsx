import type { SeatInfo } from '@kazamata/ui'
import { type ReactNode, useState } from 'react'
import { type MonsterType, types } from '../../content/ids.ts'
import { monsters } from '../../content/monsters.ts'
import type { Move } from '../../move.ts'
import type { Ask } from '../../view.ts'
import { Mini } from '../cards/Cards.tsx'
import type { Draft } from '../dock/draft.ts'
import type { Prompt } from '../dock/prompt.ts'
import { Portrait } from '../seats/Seats.tsx'
import './weapon-questions.css'
import { useText, useWords } from '../words.ts'

interface WeaponQuestionProps {
  readonly draft: Draft
  readonly seats: readonly SeatInfo[]
  readonly prompt: Prompt
}

/** A question about the Sword or a Vorpal weapon, asked in the corridor before the first card. */
export function weaponQuestion({ ask, ...props }: WeaponQuestionProps & { ask: Ask | undefined }) {
  switch (ask?.do) {
    case 'ask':
      return <PlayerQuestion {...props} />
    case 'offer':
    case 'pick':
    case 'name':
      return <TypeQuestion key={ask.do} {...props} />
    default:
      return undefined
  }
}

function Question({ prompt, children }: { prompt: Prompt; children: ReactNode }) {
  const tell = useText()
  return (
    <div className="wb-weapon-question">
      <h2>{tell(prompt.title)}</h2>
      <p>{prompt.help.map(tell).join(' ')}</p>
      {children}
    </div>
  )
}

/** Players to choose from: whom to ask for the Sword. */
function PlayerQuestion({ draft, seats, prompt }: WeaponQuestionProps) {
  const tell = useText()
  return (
    <Question prompt={prompt}>
      <ul className="wb-player-choices">
        {draft.choices.map(({ key, move, note }) => {
          const info = move.do === 'ask' ? seats[move.seat] : undefined
          if (info === undefined) return null
          return (
            <li key={key}>
              <button
                type="button"
                aria-pressed={draft.chosen?.key === key}
                onClick={() => draft.choose(key)}
              >
                <Portrait info={info} />
                <b>{info.name}</b>
                {note !== undefined && <small>{tell(note)}</small>}
              </button>
            </li>
          )
        })}
      </ul>
    </Question>
  )
}

/** The types that a move names. */
function typesOf(move: Move | undefined): readonly MonsterType[] {
  switch (move?.do) {
    case 'offer':
      return move.types
    case 'pick':
    case 'name':
      return [move.type]
    default:
      return []
  }
}

/** Monster types to choose from: one, or two of eight for the Sword's offer. */
function TypeQuestion({ draft, prompt }: WeaponQuestionProps) {
  const w = useWords()
  const [first, setFirst] = useState<MonsterType | undefined>(undefined)
  const pair = draft.chosen?.move.do === 'offer' ? draft.chosen.move.types : undefined
  const chosen = draft.chosen === undefined ? [first] : typesOf(draft.chosen.move)
  const choose = (...wanted: readonly MonsterType[]) => {
    const found = draft.choices.find(({ move }) => wanted.every(type => typesOf(move).includes(type)))
    if (found !== undefined) draft.choose(found.key)
  }

  const tap = (type: MonsterType) => {
    if (draft.choices[0]?.move.do !== 'offer') return choose(type)
    // The two last tapped are offered; a second tap takes one back.
    if (pair?.includes(type)) {
      setFirst(pair.find(other => other !== type))
      draft.choose('')
      return
    }
    if (first === type) return setFirst(undefined)
    const other = pair?.[1] ?? first
    if (other === undefined) return setFirst(type)
    choose(type, other)
    setFirst(undefined)
  }

  const offered = types.filter(type => draft.choices.some(({ move }) => typesOf(move).includes(type)))
  return (
    <Question prompt={prompt}>
      <ul data-count={offered.length}>
        {offered.map(type => (
          <li key={type}>
            <button type="button" aria-pressed={chosen.includes(type)} onClick={() => tap(type)}>
              <Mini card={type}>
                <span className="wb-mini-strength" aria-hidden="true">
                  {monsters[type].strength}
                </span>
              </Mini>
              <b>{w(`card.${type}`)}</b>
              <small>{w('type.note', { copies: monsters[type].copies })}</small>
            </button>
          </li>
        ))}
      </ul>
    </Question>
  )
}
