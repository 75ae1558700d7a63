import type { Message, Seat, Viewer } from '@kazamata/kernel'
import { Icon, type SeatInfo } from '@kazamata/ui'
import { type ReactNode, useEffect, useRef } from 'react'
import type { Hero } from '../../content/ids.ts'
import { card as cardName, hero as heroName } from '../../log.ts'
import { isOut } from '../../state.ts'
import { UnveiledCard } from '../cards/UnveiledCard.tsx'
import './ending.css'
import type { DisplayState, RoundSummary, RunDisplay } from '../../display-state.ts'
import { heroIcons, signs } from '../icons.ts'
import { Portrait, Score } from '../seats/Seats.tsx'
import { say, useText, useWords } from '../words.ts'

interface EndingProps {
  readonly display: DisplayState
  readonly seats: readonly SeatInfo[]
  readonly viewer: Viewer
  /** Who chooses the next Hero. */
  readonly nextStarter: Seat | undefined
  /** What the guide says of it. */
  readonly note?: ReactNode
  readonly after?: ReactNode
  /** Absent in a replay, where the slider leads on. */
  readonly onLeave: (() => void) | undefined
}

/** The end of a round: result, what was hidden, the standing, who is next (WB-14.10). The end of the game as well. */
export function Ending({ display, seats, viewer, nextStarter, note, after, onLeave }: EndingProps) {
  const w = useWords()
  const tell = useText()
  const go = useRef<HTMLButtonElement>(null)
  useEffect(() => go.current?.focus({ preventScroll: true }), [])
  const { run, won, rounds } = display
  const who = (seat: Seat) => ({ name: seats[seat]?.name ?? '', you: seat === viewer ? 'yes' : 'no' })
  const over = won !== undefined
  const good = over || run?.result === 'success'
  const result = good ? signs.success : signs.failure
  return (
    <div className="wb-ending" data-good={good}>
      <section className="wb-sheet" aria-label={w(over ? 'over.label' : 'end.label')}>
        <header>
          <span className="wb-seal">
            <Icon d={over ? signs.won : result} />
          </span>
          <div>
            {won !== undefined && (
              <>
                <h2>{w('over.won', who(won.seat))}</h2>
                <p>{w(`over.${won.by}`)}</p>
              </>
            )}
            {won === undefined && run !== undefined && (
              <>
                <h2>{w(good ? 'end.success' : 'end.failure', who(run.seat))}</h2>
                {resultNotes(display, who(run.seat)).map(note => (
                  <p key={note.id}>{tell(note)}</p>
                ))}
              </>
            )}
          </div>
        </header>
        {note}
        <div className="wb-columns">
          <Unveiled display={display} seats={seats} viewer={viewer} />
          <div>
            <h3>{w('end.standing')}</h3>
            <ul className="wb-standing">
              {seats.map(info => {
                const seat = display.seats[info.seat]
                if (seat === undefined) return null
                return (
                  <li key={info.seat} data-out={isOut(seat)} data-won={won?.seat === info.seat}>
                    <Portrait info={info} />
                    <b>{info.seat === viewer ? w('seat.you', { name: info.name }) : info.name}</b>
                    {isOut(seat) && <em>{w('seat.out')}</em>}
                    {won?.seat === info.seat && <em>{w('over.won.mark')}</em>}
                    <Score seat={seat} />
                  </li>
                )
              })}
            </ul>
            {over && <RoundSummaries rounds={rounds} who={who} />}
          </div>
        </div>
        <footer>
          {nextStarter !== undefined && !over && <p>{w('end.next', who(nextStarter))}</p>}
          {over && after}
          {onLeave !== undefined && (
            <button
              type="button"
              className={`btn ${over && after !== undefined ? '' : 'primary'}`}
              ref={go}
              onClick={onLeave}
            >
              {w(over ? 'over.go' : 'end.go')}
            </button>
          )}
        </footer>
      </section>
    </div>
  )
}

interface RoundSummariesProps {
  readonly rounds: DisplayState['rounds']
  readonly who: (seat: Seat) => NonNullable<Message['values']>
}

/** The whole match, a line for each round. */
function RoundSummaries({ rounds, who }: RoundSummariesProps) {
  const w = useWords()
  const summaryText = ({ seat, hero, result, hp, met, of, killer }: RoundSummary) => {
    const values = { ...who(seat), hero: heroName(hero), met }
    if (result === 'success') return w('over.run.success', { ...values, hp })
    const by = killer ?? 'jelly'
    const card = { card: cardName(by, 'the'), which: by }
    return w(killer === undefined ? 'over.run.jelly' : 'over.run.failure', { ...values, ...card, of })
  }
  return (
    <>
      <h3>{w('over.rounds')}</h3>
      <ol className="wb-rounds">
        {rounds.map(summary => (
          <li key={summary.round}>
            <Icon d={heroIcons[summary.hero]} />
            <span>
              <b>{w('over.round', { round: summary.round })}</b> {summaryText(summary)}
            </span>
            <Icon d={summary.result === 'success' ? signs.success : signs.failure} />
          </li>
        ))}
      </ol>
    </>
  )
}

/** How the run went, in a sentence or two. */
function resultNotes({ run, hero, seats }: DisplayState, who: Message['values']): readonly Message[] {
  const seat = run && seats[run.seat]
  if (run === undefined || hero === undefined || seat === undefined) return []
  if (run.result === 'success') {
    const note = successNote(run, hero)
    return seat.successes === 1 ? [note, say('end.success.first')] : [note]
  }
  const note = isOut(seat) ? say('end.failure.out', who) : say('end.failure.first')
  const { killer } = run
  return killer === undefined
    ? [note]
    : [say('end.failure.note', { card: cardName(killer, 'the'), which: killer }), note]
}

function successNote(run: RunDisplay, hero: Hero): Message {
  if (run.of === 0) return say('end.success.empty')
  if (run.omnipotence) return say('end.success.omnipotence')
  return say('end.success.note', { hero: heroName(hero, 'title'), hp: run.hp })
}

/** All that was hidden in the round: set-asides, and the rest of the pile. */
function Unveiled({ display, seats, viewer }: Pick<EndingProps, 'display' | 'seats' | 'viewer'>) {
  const w = useWords()
  const { asides = [], rest = [] } = display.unveiled ?? {}
  // As they would have been met.
  const inOrder = rest.map((left, place) => ({ ...left, place }))
  const from = (seat: Seat) =>
    seat === viewer ? w('end.byYou') : w('end.by', { name: seats[seat]?.name ?? '' })
  return (
    <div>
      <h3>{w('end.asides')}</h3>
      {asides.length === 0 ? (
        <p>{w('end.asides.none')}</p>
      ) : (
        <ul className="wb-unveiled">
          {asides.map(({ seat, card, token }) => (
            <UnveiledCard key={token} {...{ card, token }} from={from(seat)} />
          ))}
        </ul>
      )}
      {rest.length > 0 && (
        <>
          <h3>{w('end.rest')}</h3>
          <ul className="wb-unveiled">
            {inOrder.map(({ card, by, place }) => (
              <UnveiledCard key={place} card={card} from={from(by)} />
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
