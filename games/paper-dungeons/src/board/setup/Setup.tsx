import { Icon } from '@kazamata/ui'
import { type ReactNode, useRef } from 'react'
import { goalCards } from '../../content/goals.ts'
import { type Goal, heroes, type Power } from '../../content/ids.ts'
import { powerCards } from '../../content/powers.ts'
import type { Move } from '../../move.ts'
import { gloryOf, goalGloryValues, goalText, hero as heroName, powerText } from '../../names.ts'
import type { Turn } from '../../state.ts'
import { advisedCards } from '../help/advised-cards.ts'
import { heroIcons, powerIcons, signs } from '../icons.ts'
import { MapPaper } from '../sheet/map/MapPaper.tsx'
import type { SheetProps } from '../sheet/props.ts'
import './setup.css'
import { useText, useWords } from '../words.ts'

/** The power and the goal that are selected so far. */
export interface SetupDraft {
  readonly power?: Power
  readonly goal?: Goal
}

interface SetupProps {
  readonly own: Turn
  readonly players: number
  /** The dungeon that the cards are chosen for. */
  readonly map: SheetProps
  readonly draft: SetupDraft
  /** The guide marks the cards of the first game. */
  readonly advised: boolean
  onChange(draft: SetupDraft): void
}

/** Setup: one power of two and one goal of two (PD-SET.6). The goal says how the heroes train (PD-SET.11). */
export function Setup(props: SetupProps) {
  const { own, players, map, draft, advised, onChange } = props
  const { dealt, sheet } = own
  const w = useWords()
  const dungeon = useRef<HTMLDivElement>(null)
  if (dealt === undefined) return null
  const power = sheet.power ?? draft.power
  const goal = sheet.goal ?? draft.goal
  return (
    <section className="pd-setup" aria-label={w('setup.label')}>
      <header>
        <h2>{w('setup.title')}</h2>
        <p>{w('setup.text')}</p>
        <button type="button" className="pd-button" onClick={() => dungeon.current?.scrollIntoView()}>
          <Icon d={signs.map} />
          {w('setup.map')}
        </button>
      </header>
      <div className="pd-setup-cards">
        <Cards legend={w('setup.power')} disabled={sheet.power !== undefined}>
          {dealt.powers.map(id => (
            <Card
              key={id}
              chosen={id === power}
              advised={advised && id === advisedCards.power}
              onChoose={() => onChange({ ...draft, power: id })}
            >
              <PowerText power={id} players={players} />
            </Card>
          ))}
        </Cards>
        <Cards legend={w('setup.goal')} disabled={sheet.goal !== undefined}>
          {dealt.goals.map(id => (
            <Card
              key={id}
              chosen={id === goal}
              advised={advised && id === advisedCards.goal}
              onChoose={() => onChange({ ...draft, goal: id })}
            >
              <GoalText goal={id} />
            </Card>
          ))}
        </Cards>
      </div>
      <div className="pd-setup-map" ref={dungeon}>
        <MapPaper {...map} />
      </div>
    </section>
  )
}

function Cards(props: { legend: string; disabled: boolean; children: ReactNode }) {
  const { legend, disabled, children } = props
  return (
    <fieldset disabled={disabled}>
      <legend>{legend}</legend>
      <div className="pd-cards">{children}</div>
    </fieldset>
  )
}

function Card(props: { chosen: boolean; advised: boolean; children: ReactNode; onChoose(): void }) {
  const { chosen, advised, children, onChoose } = props
  const w = useWords()
  return (
    <button
      type="button"
      className="pd-card"
      data-advised={advised || undefined}
      aria-pressed={chosen}
      onClick={onChoose}
    >
      {children}
      {advised && <span className="visually-hidden">{w('coach.marked', { label: '' })}</span>}
    </button>
  )
}

function PowerText({ power, players }: { power: Power; players: number }) {
  const w = useWords()
  const tell = useText()
  const { kind, glory } = powerCards[power]
  return (
    <>
      <span className="pd-card-pic">
        <Icon d={powerIcons[power]} />
      </span>
      <b>{w(`power.${power}`)}</b>
      <span className="pd-card-kind">{w('setup.kind', { kind })}</span>
      <span>{tell(powerText(power, players))}</span>
      <em>{w('power.glory', gloryOf(glory))}</em>
    </>
  )
}

function GoalText({ goal }: { goal: Goal }) {
  const w = useWords()
  const tell = useText()
  const { training } = goalCards[goal]
  return (
    <>
      <span className="pd-card-pic" data-goal>
        <Icon d={signs.goal} />
      </span>
      <b>{w(`goal.${goal}`)}</b>
      <span>{tell(goalText(goal))}</span>
      <em>{w('setup.tiers', goalGloryValues)}</em>
      <span className="pd-training">
        {heroes.map((hero, at) => (
          <span key={hero}>
            <Icon d={heroIcons[hero]} />
            <i data-colour={training[at]} />
            {w('setup.training', { hero: heroName(hero), colour: training[at] ?? 'white' })}
          </span>
        ))}
      </span>
    </>
  )
}

/** The moves that keep the selected cards, in the order in which they are asked for. */
export function setupMoves(draft: SetupDraft, moves: readonly Move[], { sheet }: Turn): readonly Move[] {
  const power: readonly Move[] =
    sheet.power === undefined && draft.power !== undefined ? [{ do: 'power', power: draft.power }] : []
  const goal: readonly Move[] =
    sheet.goal === undefined && draft.goal !== undefined ? [{ do: 'goal', goal: draft.goal }] : []
  return moves[0]?.do === 'goal' ? [...goal, ...power] : [...power, ...goal]
}
