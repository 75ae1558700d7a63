import type { Message, Viewer } from '@kazamata/kernel'
import { Icon, MessageText, type SeatInfo } from '@kazamata/ui'
import type { ReactNode } from 'react'
import type { Event } from '../../event.ts'
import { describeEvent } from '../../log.ts'
import type { Choice } from './selection.ts'
import './dock.css'
import { logIcons, tokenIcons } from '../icons.ts'
import type { Scene } from '../playback/display-state.ts'
import { Asides, Marks, Portrait } from '../seats/Seats.tsx'
import { useText, useWords } from '../words.ts'
import type { Option } from './choices.ts'

/** The place in front of the screen: whose it is and how they stand. */
export function Mine({ scene, face }: { scene: Scene; face: SeatInfo }) {
  const seat = scene.seats[face.seat]
  if (seat === undefined) return null
  return (
    <div className="wb-mine" data-spot={`seat-${face.seat}`}>
      <Portrait face={face} />
      <b>{face.name}</b>
      <Marks seat={seat} />
      <Asides aside={seat.aside} />
    </div>
  )
}

export interface DockProps {
  readonly title?: Message
  readonly help?: readonly Message[]
  readonly hand?: ReactNode
  readonly mine?: ReactNode
  /** A small button that belongs to the card in hand. */
  readonly tool?: ReactNode
  readonly run: boolean
  readonly children?: ReactNode
}

/** What is asked, and the answers. */
export function Dock({ title, help = [], hand, mine, tool, run, children }: DockProps) {
  const w = useWords()
  const tell = useText()
  return (
    <section className="wb-dock" aria-label={w('choose.label')} data-run={run} data-hand={hand !== undefined}>
      {hand}
      <div className="wb-prompt">
        {(title !== undefined || mine !== undefined) && (
          <div className="wb-head">
            {title !== undefined && <h2>{tell(title)}</h2>}
            {help.map(one => (
              <p key={one.id}>{tell(one)}</p>
            ))}
            {tool}
            {mine}
          </div>
        )}
        {children}
      </div>
    </section>
  )
}

/** What happened last, where there is no room for the ledger. */
export function Recent({
  news,
  names,
  viewer,
}: {
  news: readonly Event[]
  names: readonly string[]
  viewer: Viewer
}) {
  const lines = news
    .slice(-12)
    .flatMap((event, i) => {
      const line = describeEvent(event, { names, viewer })
      return line === undefined || line.heading ? [] : [{ key: `${event.type} ${i}`, line }]
    })
    .slice(-3)
  return (
    <ul className="wb-recent wb-narrow">
      {lines.map(({ key, line }) => (
        <li key={key}>
          <Icon d={logIcons[line.icon ?? ''] ?? ''} />
          <span>
            <MessageText message={line} />
          </span>
        </li>
      ))}
    </ul>
  )
}

/** One way to go on, with its result. */
function OptionTile({ option, choice }: { option: Option; choice: Choice }) {
  return (
    <button
      type="button"
      className="wb-opt"
      aria-pressed={choice.chosen?.key === option.key}
      onClick={() => choice.choose(option.key)}
      onPointerEnter={event => event.pointerType === 'mouse' && choice.point(option.key)}
      onPointerLeave={() => choice.point()}
    >
      <Inside option={option} />
    </button>
  )
}

/** What was chosen on the table itself. */
export function Tile({ option }: { option: Option }) {
  return (
    <div className="wb-opt" data-on="true">
      <Inside option={option} />
    </div>
  )
}

function Inside({ option: { title, note, result, icon, move } }: { option: Option }) {
  const w = useWords()
  const tell = useText()
  return (
    <>
      <span className="wb-ic" data-tone={move.do === 'suffer' ? 'blood' : undefined}>
        <Icon d={icon} />
      </span>
      <span className="wb-say">
        <b {...(move.do === 'add' ? { className: 'wb-wide' } : {})}>{tell(title)}</b>
        {move.do === 'add' && <b className="wb-narrow">{w('do.add.short')}</b>}
        {note !== undefined && <span>{tell(note)}</span>}
      </span>
      {result !== undefined && (
        <span className="wb-res" data-tone={result.tone}>
          {tell(result.text)}
          {result.more !== undefined && <small>{tell(result.more)}</small>}
        </span>
      )}
    </>
  )
}

/** The Smoke Bomb: one tile, and in it a button for each token that would pay. */
function BombTile({ options, choice }: { options: readonly Option[]; choice: Choice }) {
  const w = useWords()
  const tell = useText()
  const paid = options.find(({ key }) => key === choice.lit?.key)
  return (
    <fieldset className="wb-opt wb-bomb" data-on={paid !== undefined}>
      <legend className="quiet">{w('token.nin.bomb')}</legend>
      <span className="wb-ic">
        <Icon d={tokenIcons['nin.bomb']} />
      </span>
      <span className="wb-say">
        <span className="wb-line">
          <b aria-hidden="true">{w('token.nin.bomb')}</b>
          <span className="wb-res" data-tone={paid?.result?.tone}>
            {paid?.result !== undefined && tell(paid.result.text)}
          </span>
        </span>
        <span>{paid?.note === undefined ? w('token.nin.bomb.effect') : tell(paid.note)}</span>
      </span>
      <span className="wb-pays">
        {options.map(option => (
          <button
            key={option.key}
            type="button"
            aria-label={tell(option.title)}
            aria-pressed={choice.chosen?.key === option.key}
            onClick={() => choice.choose(option.key)}
            onPointerEnter={event => event.pointerType === 'mouse' && choice.point(option.key)}
            onPointerLeave={() => choice.point()}
          >
            <Icon d={option.icon} />
          </button>
        ))}
      </span>
    </fieldset>
  )
}

/** The ways to go on; `more` stands for those that are tapped on the table. */
export function Tiles({ choice, more }: { choice: Choice; more?: ReactNode }) {
  const bombs = choice.options.filter(({ move }) => move.do === 'bomb')
  const rest = choice.options.filter(({ move }) => move.do !== 'bomb' && move.do !== 'remove')
  const count = rest.length + (bombs.length > 0 ? 1 : 0) + (more === undefined ? 0 : 1)
  return (
    <div className="wb-opts" data-count={count}>
      {rest.map(option => (
        <OptionTile key={option.key} option={option} choice={choice} />
      ))}
      {bombs.length > 0 && <BombTile options={bombs} choice={choice} />}
      {more}
    </div>
  )
}

/** The one bright button: it says what will happen, or what is missing. */
export function Go({ choice, missing, children }: { choice: Choice; missing: string; children?: ReactNode }) {
  const tell = useText()
  const { chosen } = choice
  return (
    <div className="wb-go">
      {chosen === undefined ? (
        <button type="button" className="btn" disabled>
          {missing}
        </button>
      ) : (
        <button type="button" className="btn primary" onClick={() => choice.commit()} data-go="">
          {(chosen.move.do === 'add' || chosen.move.do === 'draw' || chosen.move.do === 'pass') && (
            <Icon d={chosen.icon} />
          )}
          {tell(chosen.go)}
        </button>
      )}
      {children}
    </div>
  )
}
