import { Icon } from '@kazamata/ui'
import type { ReactNode } from 'react'
import { goalCards } from '../../content/goals.ts'
import { type Goal, heroes, type Power } from '../../content/ids.ts'
import { powerCards } from '../../content/powers.ts'
import type { Move } from '../../move.ts'
import { gloryOf, goal as goalName, goalText, hero as heroName, power as powerName } from '../../names.ts'
import type { Turn } from '../../state.ts'
import { heroIcons, powerIcons, signs } from '../icons.ts'
import './setup.css'
import { useText, useWords } from '../words.ts'

/** Which of the two powers and of the two goals would be kept. */
export interface SetupDraft {
  readonly power?: Power
  readonly goal?: Goal
}

/** Setup: one power of two and one goal of two (PD-SET.6). The goal says how the heroes train (PD-SET.11). */
export function Setup(props: {
  readonly own: Turn
  readonly kept: SetupDraft
  onKeep(kept: SetupDraft): void
  readonly children?: ReactNode
}) {
  const { own, kept, onKeep, children } = props
  const w = useWords()
  const { dealt, sheet } = own
  const power = sheet.power ?? kept.power
  const goal = sheet.goal ?? kept.goal
  if (dealt === undefined) return null
  return (
    <section className="pd-setup" aria-label={w('setup.label')}>
      <h2>{w('setup.title')}</h2>
      <p>{w('setup.text')}</p>
      <fieldset disabled={sheet.power !== undefined}>
        <legend>{w('setup.power')}</legend>
        <div className="pd-cards">
          {dealt.powers.map(id => (
            <PowerCard
              key={id}
              power={id}
              chosen={id === power}
              onChoose={() => onKeep({ ...kept, power: id })}
            />
          ))}
        </div>
      </fieldset>
      <fieldset disabled={sheet.goal !== undefined}>
        <legend>{w('setup.goal')}</legend>
        <div className="pd-cards">
          {dealt.goals.map(id => (
            <GoalCard
              key={id}
              goal={id}
              chosen={id === goal}
              onChoose={() => onKeep({ ...kept, goal: id })}
            />
          ))}
        </div>
      </fieldset>
      {children}
    </section>
  )
}

function PowerCard({ power, chosen, onChoose }: { power: Power; chosen: boolean; onChoose(): void }) {
  const w = useWords()
  const tell = useText()
  const { kind, glory } = powerCards[power]
  return (
    <button type="button" className="pd-card" aria-pressed={chosen} onClick={onChoose}>
      <span className="pd-card-pic">
        <Icon d={powerIcons[power]} />
      </span>
      <b>{tell(powerName(power))}</b>
      <span className="pd-card-kind">{w('setup.kind', { kind })}</span>
      <span>{w(`power.${power}.text`)}</span>
      <em>{w('power.glory', gloryOf(glory))}</em>
    </button>
  )
}

function GoalCard({ goal, chosen, onChoose }: { goal: Goal; chosen: boolean; onChoose(): void }) {
  const w = useWords()
  const tell = useText()
  const { training } = goalCards[goal]
  return (
    <button type="button" className="pd-card" aria-pressed={chosen} onClick={onChoose}>
      <span className="pd-card-pic" data-goal>
        <Icon d={signs.goal} />
      </span>
      <b>{tell(goalName(goal))}</b>
      <span>{tell(goalText(goal))}</span>
      <em>{w('setup.tiers')}</em>
      <span className="pd-training">
        {heroes.map((hero, at) => (
          <span key={hero}>
            <Icon d={heroIcons[hero]} />
            <i data-colour={training[at]} />
            {w('setup.training', { hero: heroName(hero), colour: training[at] ?? 'white' })}
          </span>
        ))}
      </span>
    </button>
  )
}

/** What a choice of cards plays. */
export function setupMoves(kept: SetupDraft, moves: readonly Move[], own: Turn): readonly Move[] {
  const power: readonly Move[] =
    own.sheet.power === undefined && kept.power !== undefined ? [{ do: 'power', power: kept.power }] : []
  const goal: readonly Move[] =
    own.sheet.goal === undefined && kept.goal !== undefined ? [{ do: 'goal', goal: kept.goal }] : []
  return moves[0]?.do === 'goal' ? [...goal, ...power] : [...power, ...goal]
}
