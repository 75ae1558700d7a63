import { Icon } from '@kazamata/ui'
import type { ReactNode } from 'react'
import { pool } from '../../content/dice.ts'
import type { Face } from '../../content/ids.ts'
import { face as faceName } from '../../names.ts'
import { isUsed, isWhite } from '../../rules/dice.ts'
import { faceIcons, signs } from '../icons.ts'
import './dice-pool.css'
import { range } from '../range.ts'
import { useWords } from '../words.ts'

export interface DicePoolProps {
  readonly dice: readonly Face[]
  /** Dice used this round, as bits. */
  readonly used: number
  /** The die that is picked or in use. */
  readonly chosen: number | undefined
  /** Dice that can be picked now. */
  readonly pickable: readonly number[]
  /** Dice that can do the selected choice; the others are dimmed. */
  readonly fitting: readonly number[] | undefined
  /** The die that the guide marks. */
  readonly advised?: number | undefined
  /** Changes with every roll, so that new dice are seen rolling. */
  readonly roll: number
  onPick(die: number): void
  /** What is said below the dice. */
  readonly children?: ReactNode
}

const keys = ['w1', 'w2', 'w3', 'b1', 'b2', 'b3']

function stateOf({ dice, used, chosen, pickable, fitting }: DicePoolProps, die: number) {
  if (dice[die] === 'skull') return 'skull'
  if (die === chosen) return 'chosen'
  if (isUsed(used, die)) return 'used'
  if (fitting?.includes(die)) return 'fitting'
  if (!pickable.includes(die)) return 'unavailable'
  return fitting === undefined ? 'open' : 'idle'
}

/** The six dice that all players share (PD-UI.3). */
export function DicePool(props: DicePoolProps) {
  const { dice, used, chosen, pickable, advised, roll, onPick, children } = props
  const w = useWords()
  return (
    <section className="pd-dice-pool" aria-label={w('dice.label')}>
      <div className="pd-dice" key={roll}>
        {pool.map(({ numbers }, die) => {
          const face = dice[die] ?? 'skull'
          const number = numbers[face]
          const colour = isWhite(die) ? 'white' : 'black'
          const state = stateOf(props, die)
          const canPick = pickable.includes(die)
          const label = w('dice.die', { n: die + 1, colour, face: faceName(face), state })
          return (
            <button
              key={keys[die]}
              type="button"
              className="pd-die"
              data-colour={colour}
              data-state={state}
              data-advised={die === advised || undefined}
              aria-label={die === advised ? w('coach.marked', { label }) : label}
              aria-pressed={die === chosen}
              aria-disabled={canPick ? undefined : true}
              onClick={() => canPick && onPick(die)}
            >
              <Icon d={faceIcons[face]} />
              {number !== undefined && <small>{number}</small>}
              {face === 'skull' && <i className="pd-strike" />}
              {isUsed(used, die) && die !== chosen && (
                <i className="pd-tick">
                  <Icon d={signs.confirm} />
                </i>
              )}
            </button>
          )
        })}
      </div>
      {children}
    </section>
  )
}

/** The steps of a movement; those taken are dashed. */
export function StepsLeft({ left, of }: { left: number; of: number }) {
  const w = useWords()
  return (
    <span className="pd-steps" role="img" aria-label={w('dice.steps', { left })}>
      {range(Math.max(left, of)).map(at => (
        <b key={at} data-spent={at >= left}>
          <Icon d={signs.walk} />
        </b>
      ))}
    </span>
  )
}
