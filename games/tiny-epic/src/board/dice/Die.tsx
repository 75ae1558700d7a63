import { Icon } from '@kazamata/ui'
import { changePrice, type EnemyFace, gainOf, isPlus } from '../../content/dice.ts'
import { cause } from '../../names.ts'
import type { CounterForecast } from '../../rules/combat/counter-attack.ts'
import { message } from '../shared/labels.ts'
import { signs } from '../shared/signs.ts'
import { useText, useWords } from '../shared/words.ts'
import type { Role } from './dice-pick.ts'

/** Whether a die can be turned: for focus, or back again, which returns it. */
export type TurnOption = 'pay' | 'back' | 'no'

interface DieProps {
  /** Its place on the table, from 1: the key that makes it the main die. */
  readonly number: number
  readonly face: number
  readonly role: Role
  /** After a failure an unused die gives nothing. */
  readonly wasted: boolean
  /** It is being asked which die to throw again. */
  readonly rerolling: boolean
  readonly mine: boolean
  readonly up: TurnOption
  readonly down: TurnOption
  touch(): void
  turn(by: 1 | -1): void
}

/** A hero die with both readings: what it counts, and what it gives unused. */
export function Die({ number, face, role, wasted, rerolling, mine, up, down, touch, turn }: DieProps) {
  const w = useWords()
  const { focus, health } = gainOf(face)
  const kept = wasted || focus + health === 0 ? 'none' : focus > 0 ? 'focus' : 'health'
  const n = focus + health
  return (
    <div className="te-die-place" data-role={role}>
      <button
        type="button"
        className="te-die"
        data-role={role}
        data-first={number === 1 || undefined}
        aria-disabled={!mine || undefined}
        aria-label={w(rerolling ? 'question.die.again' : 'question.die', { number, face, role, kept, n })}
        onClick={touch}
      >
        <span className="te-die-face" aria-hidden="true">
          {isPlus(face) && role !== 'main' && <sup>+</sup>}
          {face}
        </span>
        {focus + health > 0 && role !== 'main' && (
          <small
            aria-hidden="true"
            data-gain={health > 0 ? 'health' : 'focus'}
            data-wasted={(role === 'kept' && wasted) || undefined}
          >
            {n}
            <Icon d={health > 0 ? signs.health : signs.focus} />
          </small>
        )}
      </button>
      <span className="te-die-role" aria-hidden="true">
        {w(`question.role.${role}`)}
      </span>
      <span className="te-die-turn">
        <Turn face={face} by={-1} can={down} turn={turn} />
        <Turn face={face} by={1} can={up} turn={turn} />
      </span>
    </div>
  )
}

function Turn(props: { face: number; by: 1 | -1; can: TurnOption; turn(by: 1 | -1): void }) {
  const { face, by, can, turn } = props
  const w = useWords()
  const label = w(by === 1 ? 'question.turn.up' : 'question.turn.down', { face, can, price: changePrice })
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-disabled={can === 'no' || undefined}
      onClick={() => can !== 'no' && turn(by)}
    >
      {by === 1 ? '+' : '−'}
    </button>
  )
}

/** A face of the enemy die: a number or an icon. */
export function EnemyFaceSign({ face }: { face: EnemyFace }) {
  if (typeof face === 'number') return face
  return <Icon d={face === 'shield' ? signs.defence : signs.torch} />
}

/** The enemy die, rolled with the hero's dice (TE-11.7). */
export function EnemyDie({ face, replies }: { face: EnemyFace; replies: readonly CounterForecast[] }) {
  const w = useWords()
  const tell = useText()
  const [reply] = replies
  const name = replies.length === 1 && reply !== undefined ? tell(cause(reply.enemy)) : w('question.enemies')
  return (
    <div className="te-die-place" data-role="enemy">
      <span
        className="te-die"
        data-role="enemy"
        role="img"
        aria-label={w('question.die.enemy', { face: message(`face.${face}`) })}
      >
        <span className="te-die-face" aria-hidden="true">
          <EnemyFaceSign face={face} />
        </span>
      </span>
      <span className="te-die-role">{name}</span>
      <small className="te-die-note">{w('question.answers')}</small>
    </div>
  )
}
