import type { Message, Seat } from '@kazamata/kernel'
import { Icon, portrait, type SeatInfo } from '@kazamata/ui'
import { token as tokenName } from '../../log.ts'
import type { Ask } from '../../view.ts'
import { Back } from '../cards/Cards.tsx'
import { signs, tokenIcons } from '../icons.ts'
import type { Scene, SeatScene } from '../playback/display-state.ts'
import './seats.css'
import { useText, useWords } from '../words.ts'

/** A player's round portrait: beasts are people, plants are bots. */
export function Portrait({ face }: { face: SeatInfo }) {
  return (
    <span className="wb-face" data-seat={face.seat}>
      <Icon d={portrait(face.seat, face.bot !== undefined)} />
    </span>
  )
}

/** Success cards won and the aid card's side, in pictures. */
export function Marks({ seat }: { seat: SeatScene }) {
  const w = useWords()
  return (
    <span className="wb-marks">
      <span className="wb-pair" role="img" aria-label={w('marks.successes', { n: seat.successes })}>
        {[0, 1].map(i => (
          <span key={i} className={`wb-mk ${i < seat.successes ? 'win' : 'no'}`}>
            {i < seat.successes && <Icon d={signs.success} />}
          </span>
        ))}
      </span>
      <span
        className={`wb-mk ${seat.failures > 0 ? 'fail' : ''}`}
        role="img"
        aria-label={w('marks.failures', { n: seat.failures })}
      >
        {seat.failures > 0 && <Icon d={signs.failure} />}
      </span>
    </span>
  )
}

/** The Monsters a player threw away, each under its token. */
export function Asides({ aside }: { aside: SeatScene['aside'] }) {
  const w = useWords()
  if (aside.length === 0) return null
  return (
    <ul className="wb-asides" aria-label={w('aside.label', { n: aside.length })} data-many={aside.length > 2}>
      {aside.map(({ token, card }) => (
        <li key={token} className="wb-aside">
          <Back />
          <span className="wb-tok">
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
  readonly scene: Scene
  readonly seats: readonly SeatInfo[]
  /** Whose place is in front of the screen; not shown among the others. */
  readonly mine: Seat | undefined
  /** The question, once all news are on the table. */
  readonly ask: Ask | undefined
}

export function Seats({ scene, seats, mine, ask }: SeatsProps) {
  const w = useWords()
  const tell = useText()
  // Clockwise from the viewer's left.
  const n = seats.length
  const order = seats.map((_, i) => ((mine ?? -1) + 1 + i + n) % n).filter(seat => seat !== mine)
  return (
    <ul className="wb-seats" aria-label={w('seats.label')} data-count={order.length}>
      {order.map(at => {
        const face = seats[at]
        const seat = scene.seats[at]
        if (face === undefined || seat === undefined) return null
        const now = ask?.seat === at
        const what = doing(scene, at, ask, face)
        return (
          <li
            key={at}
            className="wb-seat"
            data-spot={`seat-${at}`}
            {...(now ? { 'data-now': '' } : {})}
            {...(seat.out
              ? { 'data-out': '' }
              : seat.passed && scene.run === undefined
                ? { 'data-passed': '' }
                : {})}
          >
            <Portrait face={face} />
            <span className="wb-who">
              <b>{face.name}</b>
              <span className="wb-sub">
                {tell(face.bot === undefined ? what : { id: 'seat.bot', values: { what } })}
                {face.thinking && <i className="wb-dots" aria-hidden="true" />}
              </span>
              <Marks seat={seat} />
            </span>
            <span className="wb-before">
              {scene.hand?.seat === at && <Back className="wb-held" />}
              <Asides aside={seat.aside} />
              {seat.passed && scene.run === undefined && !seat.out && (
                <span className="wb-tok wb-mug">
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
export function doing(scene: Scene, at: Seat, ask: Ask | undefined, face: SeatInfo): Message {
  const seat = scene.seats[at]
  if (seat === undefined || seat.out) return { id: 'seat.out' }
  if (face.thinking) return { id: 'seat.thinks' }
  if (scene.hand?.seat === at) return { id: 'seat.place' }
  if (ask?.seat === at && (ask.do === 'turn' || ask.do === 'hero' || ask.do === 'pick'))
    return { id: `seat.${ask.do}` }
  if (scene.run !== undefined) return { id: scene.run.seat === at ? 'seat.runs' : 'seat.watches' }
  if (seat.passed) return { id: 'seat.passed' }
  if (seat.did === 'added') return { id: 'seat.added' }
  if (seat.did !== undefined)
    return { id: 'seat.removed', values: { token: tokenName(seat.did.removed, 'short') } }
  return { id: 'seat.waits' }
}
