import { Icon } from '@kazamata/ui'
import type { ReactNode } from 'react'
import { pool } from '../../content/dice.ts'
import type { Face } from '../../content/ids.ts'
import { face as faceName } from '../../names.ts'
import { faceIcons, signs } from '../icons.ts'
import './dice-pool.css'
import { useWords } from '../words.ts'

export interface DicePoolProps {
  readonly dice: readonly Face[]
  /** Dice used this round, as bits. */
  readonly used: number
  /** The die that is picked or at work. */
  readonly chosen?: number
  /** Dice that can be picked now. */
  readonly open: readonly number[]
  /** Dice that do what is touched; the others step back. */
  readonly serving?: readonly number[]
  /** Counts rolls, so that new dice tumble. */
  readonly roll: number
  onPick(die: number): void
  /** What the tray says below the dice. */
  readonly children?: ReactNode
}

const places = ['w1', 'w2', 'w3', 'b1', 'b2', 'b3']

/** The six shared dice on green felt (PD-UI.3). */
export function DicePool({ dice, used, chosen, open, serving, roll, onPick, children }: DicePoolProps) {
  const w = useWords()
  return (
    <section className="pd-tray" aria-label={w('tray.label')}>
      <div className="pd-dice" key={roll}>
        {pool.map(({ numbers }, die) => {
          const face = dice[die] ?? 'skull'
          const number = numbers[face]
          const colour = die < 3 ? 'white' : 'black'
          const spent = (used & (1 << die)) !== 0
          const state =
            face === 'skull'
              ? 'dead'
              : die === chosen
                ? 'chosen'
                : spent
                  ? 'used'
                  : serving?.includes(die)
                    ? 'serves'
                    : serving !== undefined && open.includes(die)
                      ? 'idle'
                      : open.includes(die)
                        ? 'open'
                        : 'shut'
          const label = w('tray.die', { n: die + 1, colour, face: faceName(face), state })
          const canPick = open.includes(die)
          return (
            <button
              key={places[die]}
              type="button"
              className="pd-die"
              data-colour={colour}
              data-state={state}
              aria-label={label}
              aria-pressed={die === chosen}
              aria-disabled={canPick ? undefined : true}
              onClick={() => canPick && onPick(die)}
            >
              <Icon d={faceIcons[face]} />
              {number !== undefined && <small>{number}</small>}
              {face === 'skull' && <i className="pd-strike" />}
              {spent && die !== chosen && (
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

/** Steps of a movement: those taken are dashed. */
export function StepsLeft({ left, of }: { left: number; of: number }) {
  const w = useWords()
  return (
    <span className="pd-steps" role="img" aria-label={w('tray.steps', { left })}>
      {Array.from({ length: Math.max(left, of) }, (_, at) => at).map(at => (
        <b key={at} data-spent={at >= left}>
          <Icon d={signs.walk} />
        </b>
      ))}
    </span>
  )
}
