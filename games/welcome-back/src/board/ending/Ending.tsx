import type { Message, Seat, Viewer } from '@kazamata/kernel'
import { Icon, type SeatInfo } from '@kazamata/ui'
import { type ReactNode, useEffect, useRef } from 'react'
import { card as cardName, hero as heroName, token as tokenName } from '../../log.ts'
import { Mini } from '../cards/Cards.tsx'
import './ending.css'
import { heroIcons, signs, tokenIcons } from '../icons.ts'
import type { Scene } from '../playback/display-state.ts'
import { Marks, Portrait } from '../seats/Seats.tsx'
import { useText, useWords } from '../words.ts'

interface EndingProps {
  readonly scene: Scene
  readonly seats: readonly SeatInfo[]
  readonly viewer: Viewer
  /** Who chooses the next Hero. */
  readonly heir: Seat | undefined
  readonly after?: ReactNode
  /** Absent in a replay, where the slider leads on. */
  readonly onLeave?: () => void
}

/** The end of a round: result, what was hidden, the standing, who is next (WB-14.10). The end of the game as well. */
export function Ending({ scene, seats, viewer, heir, after, onLeave }: EndingProps) {
  const w = useWords()
  const tell = useText()
  const go = useRef<HTMLButtonElement>(null)
  useEffect(() => go.current?.focus({ preventScroll: true }), [])
  const { run, won, story } = scene
  const who = (seat: Seat) => ({ name: seats[seat]?.name ?? '', you: seat === viewer ? 'yes' : 'no' })
  const over = won !== undefined
  const good = over ? true : run?.result === 'success'
  return (
    <div className="wb-end" data-good={good}>
      <section className="wb-sheet" aria-label={w(over ? 'over.label' : 'end.label')}>
        <header>
          <span className="wb-seal">
            <Icon d={over ? signs.won : good ? signs.success : signs.failure} />
          </span>
          <div>
            {won !== undefined ? (
              <>
                <h2>{w('over.won', who(won.seat))}</h2>
                <p>{w(`over.${won.by}`)}</p>
              </>
            ) : (
              run !== undefined && (
                <>
                  <h2>{w(good ? 'end.success' : 'end.failure', who(run.seat))}</h2>
                  {resultNotes(scene, who(run.seat)).map(note => (
                    <p key={note.id}>{tell(note)}</p>
                  ))}
                </>
              )
            )}
          </div>
        </header>
        <div className="wb-cols">
          <Unveiled scene={scene} seats={seats} viewer={viewer} />
          <div>
            <h3>{w('end.standing')}</h3>
            <ul className="wb-standing">
              {seats.map(face => {
                const seat = scene.seats[face.seat]
                if (seat === undefined) return null
                return (
                  <li key={face.seat} data-out={seat.out} data-won={won?.seat === face.seat}>
                    <Portrait face={face} />
                    <b>{face.seat === viewer ? w('seat.you', { name: face.name }) : face.name}</b>
                    {seat.out && <em>{w('seat.out')}</em>}
                    {won?.seat === face.seat && <em>{w('over.won.mark')}</em>}
                    <Marks seat={seat} />
                  </li>
                )
              })}
            </ul>
            {over && (
              <>
                <h3>{w('over.story')}</h3>
                <ol className="wb-story">
                  {story.map(({ round, seat, hero, result, hp, met, of, killer }) => (
                    <li key={round}>
                      <Icon d={heroIcons[hero]} />
                      <span>
                        <b>{w('over.round', { round })}</b>{' '}
                        {result === 'success'
                          ? w('over.run.success', { ...who(seat), hero: heroName(hero), met, hp })
                          : w(killer === undefined ? 'over.run.jelly' : 'over.run.failure', {
                              ...who(seat),
                              hero: heroName(hero),
                              card: cardName(killer ?? 'jelly', 'the'),
                              which: killer ?? 'jelly',
                              met,
                              of,
                            })}
                      </span>
                      <Icon d={result === 'success' ? signs.success : signs.failure} />
                    </li>
                  ))}
                </ol>
              </>
            )}
          </div>
        </div>
        <footer>
          {heir !== undefined && !over && <p>{w('end.next', who(heir))}</p>}
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

/** How the run went, in a sentence or two. */
function resultNotes({ run, hero, seats }: Scene, who: Message['values'] = {}): readonly Message[] {
  if (run === undefined || hero === undefined) return []
  const seat = seats[run.seat]
  const say = (id: string, values?: Message['values']): Message => ({
    id,
    ...(values === undefined ? {} : { values }),
  })
  if (run.result === 'success')
    return [
      run.of === 0
        ? say('end.success.empty')
        : run.omnipotence
          ? say('end.success.omni')
          : say('end.success.note', { hero: heroName(hero, 'title'), hp: run.hp }),
      ...(seat?.successes === 1 ? [say('end.success.first')] : []),
    ]
  return [
    ...(run.killer === undefined
      ? []
      : [say('end.failure.note', { card: cardName(run.killer), which: run.killer })]),
    seat?.out ? say('end.failure.out', who) : say('end.failure.first'),
  ]
}

/** All that was hidden in the round: set-asides, and the rest of the pile. */
function Unveiled({ scene, seats, viewer }: Pick<EndingProps, 'scene' | 'seats' | 'viewer'>) {
  const w = useWords()
  const { asides = [], rest = [] } = scene.unveiled ?? {}
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
        <ul className="wb-shown">
          {asides.map(({ seat, card, token }) => (
            <li key={token}>
              <Mini card={card}>
                <span className="wb-tok">
                  <Icon
                    d={tokenIcons[token]}
                    label={w('aside.own', { card: cardName(card), token: tokenName(token) })}
                  />
                </span>
              </Mini>
              <b>{w(`card.${card}`)}</b>
              <span>{from(seat)}</span>
            </li>
          ))}
        </ul>
      )}
      {rest.length > 0 && (
        <>
          <h3>{w('end.rest')}</h3>
          <ul className="wb-shown">
            {inOrder.map(({ card, by, place }) => (
              <li key={place}>
                <Mini card={card} />
                <b>{w(`card.${card}`)}</b>
                <span>{from(by)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
