import { Icon } from '@kazamata/ui'
import { signs } from './icons.ts'
import './summary-bar.css'
import { useWords } from './words.ts'

export interface SheetSummary {
  readonly health: number
  readonly damage: number
  readonly hearts: number
  readonly strength?: number | undefined
  readonly tier?: number | undefined
  /** Steps to the next boss's room; 0 once it is found, absent where no way is open. */
  readonly steps?: number | undefined
  readonly boss: boolean
  readonly score: number
}

/** What is always in sight (PD-UI.9): health, potion hearts, strength, the way to the boss, the score. */
export function SummaryBar(props: {
  readonly now: SheetSummary
  /** The same with what is being considered. */
  readonly via?: SheetSummary | undefined
  onBoss(): void
  onScore(): void
}) {
  const { now, via = now, onBoss, onScore } = props
  const w = useWords()
  const change = (from: number | undefined, to: number | undefined) =>
    from === to || from === undefined || to === undefined
      ? undefined
      : w('strip.change', { from: written(from), to: written(to) })
  const alive = change(now.health - now.damage, via.health - via.damage)
  const hearts = change(now.hearts, via.hearts)
  const strength = change(now.strength, via.strength)
  const score = change(now.score, via.score)
  return (
    <section className="pd-strip" aria-label={w('strip.label')}>
      <div data-low={now.health - now.damage <= 1} data-change={alive !== undefined}>
        <Icon d={signs.heart} />
        <span className="quiet">
          {w('strip.health', { health: now.health, damage: now.damage, left: now.health - now.damage })}
        </span>
        <span aria-hidden="true">
          {alive ?? written(now.health - now.damage)}
          {alive === undefined && <small>/{now.health}</small>}
        </span>
      </div>
      <div data-change={hearts !== undefined}>
        <Icon d={signs.potion} />
        <span className="quiet">{w('strip.hearts', { hearts: now.hearts })}</span>
        <span aria-hidden="true">{hearts ?? now.hearts}</span>
      </div>
      <button type="button" onClick={onBoss} data-change={strength !== undefined} disabled={!now.boss}>
        <Icon d={signs.strength} />
        <span className="quiet">
          {w('strip.strength', { strength: now.strength ?? 0, tier: now.tier ?? 0 })}
        </span>
        <span aria-hidden="true">{strength ?? now.strength ?? '–'}</span>
      </button>
      <button type="button" onClick={onBoss} disabled={!now.boss}>
        <Icon d={signs.boss} />
        {now.steps === 0 ? (
          <Icon d={signs.confirm} label={w('boss.found')} />
        ) : now.steps === undefined ? (
          <span>–</span>
        ) : (
          <span>{w('strip.steps', { steps: now.steps })}</span>
        )}
      </button>
      <button type="button" onClick={onScore} data-change={score !== undefined}>
        <Icon d={signs.total} />
        <span className="quiet">{w('strip.score', { score: now.score })}</span>
        <span aria-hidden="true">{score ?? written(now.score)}</span>
      </button>
    </section>
  )
}

/** With a true minus, as on the shields. */
const written = (n: number) => (n < 0 ? `−${-n}` : `${n}`)
