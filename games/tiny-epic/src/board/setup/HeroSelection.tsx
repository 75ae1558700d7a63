import { type BoardProps, CoachNote, Icon, portrait, type SeatInfo } from '@kazamata/ui'
import { useEffect, useRef, useState } from 'react'
import { heroSheets } from '../../content/heroes.ts'
import type { Hero } from '../../content/ids.ts'
import type { Event } from '../../event.ts'
import type { Move } from '../../move.ts'
import { cause, heroName } from '../../names.ts'
import { seatOfHero } from '../../rules/setup/party.ts'
import type { Task } from '../../state.ts'
import { printText } from '../../texts/cards.ts'
import type { View } from '../../view.ts'
import { setTutorialCoaching } from '../help/coach.ts'
import { useAdviceInSight } from '../help/use-advice-in-sight.ts'
import '../help/coach.css'
import { heroIcons } from '../shared/first-icons.ts'
import { HouseMark } from '../shared/HouseMark.tsx'
import { useConfirmKeys } from '../shared/keyboard.ts'
import { heroColour } from '../shared/parts.tsx'
import './hero-selection.css'
import { useFirstWords, useText } from '../shared/words.ts'
import { attributes, CompareHeroes } from './CompareHeroes.tsx'
import { type SuggestedParty, suggestedParties } from './suggested-parties.ts'

type HeroSelectionProps = Pick<
  BoardProps<View, Move, Event>,
  'view' | 'seats' | 'moves' | 'play' | 'guided'
> & {
  readonly task: Extract<Task, { do: 'pick' }>
  /** Somebody is about to choose. */
  onConsider(): void
}

/** The choice of heroes: the sheets to choose from, and who plays which hero (TE-UI.21). */
export function HeroSelection(props: HeroSelectionProps) {
  const { view, seats, moves, play, task, onConsider, guided = false } = props
  const w = useFirstWords()
  const tell = useText()
  const [selected, setSelected] = useState<Hero>()
  const [comparing, setComparing] = useState(false)
  const mine = moves.length > 0
  const chosen = selected !== undefined && task.from.includes(selected) ? selected : undefined
  const player = seats[seatOfHero(task.hero, view)]
  const take = () => chosen !== undefined && mine && play({ do: 'hero', hero: chosen })
  useConfirmKeys(mine, take)
  // A tutorial that begins is guided, also if the guide of an earlier one was sent away.
  useEffect(() => {
    if (guided) setTutorialCoaching('on')
  }, [guided])
  const root = useRef<HTMLElement>(null)
  useAdviceInSight(root, guided)
  const choose = (hero: Hero) => {
    setSelected(hero)
    onConsider()
  }
  const parties = task.hero === 0 && view.options.choice === 'free' ? suggestedParties[view.party] : []
  return (
    <section className="te-pick" ref={root} aria-label={w('board.pick.label')}>
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
      {guided && mine && parties.length > 0 && (
        <CoachNote
          className="te-coach"
          label={w('board.coach')}
          text={w('board.tutorial.party')}
          at="party"
        />
      )}
      <div className="te-pick-body">
        {parties.length > 0 && <Suggestions {...{ view, parties, moves, play, onConsider, guided }} />}
        <fieldset className="te-pick-views" aria-label={w('board.pick.label')}>
          <button type="button" aria-pressed={!comparing} onClick={() => setComparing(false)}>
            {w('board.pick.sheets')}
          </button>
          <button type="button" aria-pressed={comparing} onClick={() => setComparing(true)}>
            {w('board.pick.compare')}
          </button>
        </fieldset>
        {comparing ? (
          <CompareHeroes heroes={task.from} chosen={chosen} mine={mine} onChoose={choose} />
        ) : (
          // Where nothing in it takes the focus, it scrolls by keys itself.
          <ul className="te-pick-sheets" tabIndex={mine ? undefined : 0}>
            {task.from.map(hero => (
              <li key={hero}>
                <button
                  type="button"
                  className="te-pick-sheet"
                  style={heroColour(hero)}
                  aria-pressed={hero === chosen}
                  disabled={!mine}
                  onClick={() => choose(hero)}
                >
                  <Sheet hero={hero} />
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
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

/** Parties that play well. Whoever chooses for all heroes takes one in one touch; others have them to talk about. */
function Suggestions(
  props: Pick<HeroSelectionProps, 'view' | 'moves' | 'play' | 'onConsider'> & {
    readonly parties: readonly SuggestedParty[]
    readonly guided: boolean
  },
) {
  const { view, parties, moves, play, onConsider, guided } = props
  const w = useFirstWords()
  const tell = useText()
  const isForAll = moves.length > 0 && view.seats === 1
  return (
    <section className="te-pick-parties" aria-label={w('board.pick.parties')}>
      <h3>{w('board.pick.parties')}</h3>
      <ul>
        {parties.map(({ id, heroes }, at) => (
          <li key={id}>
            <p>
              <b>
                {heroes.map(hero => (
                  <span key={hero} className="te-pick-member">
                    <span className="te-pick-token" style={heroColour(hero)}>
                      <Icon d={heroIcons[hero]} />
                    </span>
                    {tell(heroName(hero))}
                  </span>
                ))}
              </b>
              {w(`board.pick.why.${id}`)}
            </p>
            {isForAll && (
              <button
                type="button"
                {...(guided && at === 0 && { 'data-advised': true, 'aria-description': w('board.advised') })}
                onClick={() => {
                  onConsider()
                  play(...heroes.map(hero => ({ do: 'hero', hero }) as const))
                }}
              >
                {w('board.pick.take')}
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Places in the order of turns, and who runs them. */
function Party({ view, seats, at }: { view: View; seats: readonly SeatInfo[]; at: number }) {
  const w = useFirstWords()
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
  const w = useFirstWords()
  const tell = useText()
  const { ability, hands } = heroSheets[hero]
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
        {attributes.map(({ of, icon, word, value }) => (
          <span key={of} data-of={of}>
            <Icon d={icon} />
            <b>{value(hero)}</b>
            <small>{w(word)}</small>
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
