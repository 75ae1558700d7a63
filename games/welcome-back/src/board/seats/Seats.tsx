import type { Message, Seat } from '@kazamata/kernel'
import { Icon, portrait, type SeatInfo } from '@kazamata/ui'
import type { DisplayState, SeatDisplay } from '../../display-state.ts'
import { token as tokenName } from '../../log.ts'
import { isOut } from '../../state.ts'
import type { Ask } from '../../view.ts'
import { Back } from '../cards/Cards.tsx'
import { signs, tokenIcons } from '../icons.ts'
import './seats.css'
import { useText, useWords } from '../words.ts'

/** A player's round portrait: beasts are people, plants are bots. */
export function Portrait({ info }: { info: SeatInfo }) {
  return (
    <span className="wb-portrait" data-seat={info.seat}>
      <Icon d={portrait(info.seat, info.bot !== undefined)} />
    </span>
  )
}

/** Success cards won and the aid card's side, in pictures. */
export function Score({ seat }: { seat: SeatDisplay }) {
  const w = useWords()
  return (
    <span className="wb-score">
      <span className="wb-successes" role="img" aria-label={w('score.successes', { n: seat.successes })}>
        {[0, 1].map(i => (
          <span key={i} className={`wb-score-card ${i < seat.successes ? 'win' : 'no'}`}>
            {i < seat.successes && <Icon d={signs.success} />}
          </span>
        ))}
      </span>
      <span
        className={`wb-score-card ${seat.failures > 0 ? 'fail' : ''}`}
        role="img"
        aria-label={w('score.failures', { n: seat.failures })}
      >
        {seat.failures > 0 && <Icon d={signs.failure} />}
      </span>
    </span>
  )
}

/** The Monsters a player threw away, each under its token. */
export function RemovedMonsters({ aside }: { aside: SeatDisplay['aside'] }) {
  const w = useWords()
  if (aside.length === 0) return null
  return (
    <ul className="wb-asides" aria-label={w('aside.label', { n: aside.length })} data-many={aside.length > 2}>
      {aside.map(({ token, card }) => (
        <li key={token} className="wb-aside">
          <Back />
          <span className="wb-token">
            <Icon
              d={tokenIcons[token]}
              label={
                card === undefined
                  ? w('aside.one', { token: tokenName(token) })
                  : w('aside.own', { card: { id: `card.${card}` }, token: tokenName(token) })
              }
            />
          </span>
        </li>
      ))}
    </ul>
  )
}

export interface SeatsProps {
  readonly display: DisplayState
  readonly seats: readonly SeatInfo[]
  /** Whose place is in front of the screen; not shown among the others. */
  readonly mine: Seat | undefined
  /** The question, once all events are on the table. */
  readonly ask: Ask | undefined
}

export function Seats({ display, seats, mine, ask }: SeatsProps) {
  const w = useWords()
  const tell = useText()
  // Clockwise from the viewer's left.
  const n = seats.length
  const order = seats.map((_, i) => ((mine ?? -1) + 1 + i + n) % n).filter(seat => seat !== mine)
  return (
    <ul className="wb-seats" aria-label={w('seats.label')} data-count={order.length}>
      {order.map(at => {
        const info = seats[at]
        const seat = display.seats[at]
        if (info === undefined || seat === undefined) return null
        const now = ask?.seat === at
        const out = isOut(seat)
        const passed = !out && seat.passed && display.run === undefined
        const what = activityOf(display, at, ask, info)
        return (
          <li
            key={at}
            className="wb-seat"
            data-spot={`seat-${at}`}
            data-now={now ? '' : undefined}
            data-out={out ? '' : undefined}
            data-passed={passed ? '' : undefined}
          >
            <Portrait info={info} />
            <span className="wb-seat-info">
              <b>{info.name}</b>
              <span className="wb-seat-status">
                {tell(info.bot === undefined ? what : { id: 'seat.bot', values: { what } })}
                {info.thinking && <i className="wb-dots" aria-hidden="true" />}
              </span>
              <Score seat={seat} />
            </span>
            <span className="wb-seat-cards">
              {display.hand?.seat === at && <Back className="wb-held-card" />}
              <RemovedMonsters aside={seat.aside} />
              {passed && (
                <span className="wb-token wb-passed-mug">
                  <Icon d={signs.pass} />
                </span>
              )}
            </span>
          </li>
        )
      })}
    </ul>
  )
}

/** In a few words: what this player is about, or did last. */
export function activityOf(display: DisplayState, at: Seat, ask: Ask | undefined, info: SeatInfo): Message {
  const seat = display.seats[at]
  if (seat === undefined || isOut(seat)) return { id: 'seat.out' }
  if (info.thinking) return { id: 'seat.thinks' }
  if (display.hand?.seat === at) return { id: 'seat.place' }
  if (ask?.seat === at && (ask.do === 'turn' || ask.do === 'hero' || ask.do === 'pick'))
    return { id: `seat.${ask.do}` }
  if (display.run !== undefined) return { id: display.run.seat === at ? 'seat.runs' : 'seat.watches' }
  if (seat.passed) return { id: 'seat.passed' }
  switch (seat.lastAction?.type) {
    case 'added':
      return { id: 'seat.added' }
    case 'removed':
      return { id: 'seat.removed', values: { token: tokenName(seat.lastAction.token, 'short') } }
    case undefined:
      return { id: 'seat.waits' }
  }
}
