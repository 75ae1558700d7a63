import { type BoardProps, Icon, portrait, type SeatInfo } from '@kazamata/ui'
import { useState } from 'react'
import { heroSheets } from '../../content/heroes.ts'
import { type Hero, skills } from '../../content/ids.ts'
import type { Event } from '../../event.ts'
import type { Move } from '../../move.ts'
import { cause, heroName } from '../../names.ts'
import { seatOfHero } from '../../rules/setup/party.ts'
import type { Task } from '../../state.ts'
import { printText } from '../../texts/cards.ts'
import type { View } from '../../view.ts'
import { HouseMark } from '../shared/HouseMark.tsx'
import { heroIcons, logSigns, skillIcons } from '../shared/icons.ts'
import { useConfirmKeys } from '../shared/keyboard.ts'
import { heroColour } from '../shared/parts.tsx'
import './hero-selection.css'
import { useText, useWords } from '../shared/words.ts'

type HeroSelectionProps = Pick<BoardProps<View, Move, Event>, 'view' | 'seats' | 'moves' | 'play'> & {
  readonly task: Extract<Task, { do: 'pick' }>
  /** Somebody is about to choose. */
  onConsider(): void
}

/** The choice of heroes: the sheets to choose from, and who plays which hero (TE-UI.21). */
export function HeroSelection({ view, seats, moves, play, task, onConsider }: HeroSelectionProps) {
  const w = useWords()
  const tell = useText()
  const [selected, setSelected] = useState<Hero>()
  const mine = moves.length > 0
  const chosen = selected !== undefined && task.from.includes(selected) ? selected : undefined
  const player = seats[seatOfHero(task.hero, view)]
  const take = () => chosen !== undefined && mine && play({ do: 'hero', hero: chosen })
  useConfirmKeys(mine, take)
  return (
    <section className="te-pick" aria-label={w('board.pick.label')}>
      <header>
        <h2>
          {w(mine ? 'board.pick.you' : 'board.pick.other', {
            name: player?.name ?? '',
            n: task.hero + 1,
            of: view.party,
          })}
        </h2>
        <Party view={view} seats={seats} at={task.hero} />
      </header>
      {/* Where nothing in it takes the focus, it scrolls by keys itself. */}
      <ul className="te-pick-sheets" tabIndex={mine ? undefined : 0}>
        {task.from.map(hero => (
          <li key={hero}>
            <button
              type="button"
              className="te-pick-sheet"
              style={heroColour(hero)}
              aria-pressed={hero === chosen}
              disabled={!mine}
              onClick={() => {
                setSelected(hero)
                onConsider()
              }}
            >
              <Sheet hero={hero} />
            </button>
          </li>
        ))}
      </ul>
      {mine && (
        <footer>
          <button
            type="button"
            className="te-primary"
            data-go
            aria-disabled={chosen === undefined || undefined}
            onClick={take}
          >
            {chosen === undefined
              ? w('board.pick.first')
              : w('board.pick.go', { hero: tell(heroName(chosen)) })}
          </button>
        </footer>
      )}
    </section>
  )
}

/** Places in the order of turns, and who runs them. */
function Party({ view, seats, at }: { view: View; seats: readonly SeatInfo[]; at: number }) {
  const w = useWords()
  const tell = useText()
  return (
    <ol className="te-pick-party" aria-label={w('board.pick.party')}>
      {placesOf(view).map(index => {
        const hero = view.heroes[index]?.hero
        const seat = seatOfHero(index, view)
        const player = seats[seat]
        return (
          <li key={index} data-now={index === at} data-free={hero === undefined}>
            <span className="te-pick-token" style={hero && heroColour(hero)}>
              <Icon d={hero === undefined ? portrait(seat, player?.bot !== undefined) : heroIcons[hero]} />
            </span>
            <span>
              <b>{hero === undefined ? w('board.pick.open') : tell(heroName(hero))}</b>
              <small>{player?.you ? w('board.you') : (player?.name ?? '')}</small>
            </span>
          </li>
        )
      })}
    </ol>
  )
}

const placesOf = ({ party }: View): number[] => Array.from({ length: party }, (_, index) => index)

function Sheet({ hero }: { hero: Hero }) {
  const w = useWords()
  const tell = useText()
  const { health, focus, speed, defence, dice, ability, hands } = heroSheets[hero]
  return (
    <>
      <span className="te-pick-name">
        <span className="te-pick-token">
          <Icon d={heroIcons[hero]} />
        </span>
        <b>{tell(heroName(hero))}</b>
        <HouseMark of={hero} brief />
      </span>
      <span className="te-pick-stats">
        {(
          [
            ['health', logSigns.health, health],
            ['focus', logSigns.focus, focus],
            ['speed', logSigns.speed, speed],
            ['defence', logSigns.defence, defence],
          ] as const
        ).map(([of, icon, n]) => (
          <span key={of} data-of={of} title={w(`board.stat.${of}`)}>
            <Icon d={icon} label={w(`board.stat.${of}`)} />
            {n}
          </span>
        ))}
        {skills.map(skill => (
          <span key={skill} data-of={skill} title={w(`skill.${skill}`)}>
            <Icon d={skillIcons[skill]} label={w(`skill.${skill}`)} />
            {dice[skill]}
          </span>
        ))}
      </span>
      {[ability, ...hands].map(print => (
        <span className="te-pick-print" key={print}>
          <b>{tell(cause(print))}.</b> {printText(print).map(tell).join(' ')}
        </span>
      ))}
    </>
  )
}
