import { Icon } from '@kazamata/ui'
import { lossOf, scoreOf } from '../rules/score.ts'
import { health, openHearts } from '../rules/sheet-counts.ts'
import type { Sheet } from '../state.ts'
import type { View } from '../view.ts'
import { bossForecast, nextBoss } from './boss/bosses.ts'
import { signs } from './icons.ts'
import { withMinus } from './sheet/drawing/shapes.tsx'
import './summary-bar.css'
import type { BoardState } from './use-board-state.ts'
import { useWords } from './words.ts'

/** What the bar shows of a sheet. */
function summaryOf(view: View, sheet: Readonly<Sheet>) {
  const next = nextBoss(view, sheet)
  const forecast = next && bossForecast(view, sheet, next)
  return {
    health: health(sheet),
    damage: sheet.damage,
    left: health(sheet) - sheet.damage,
    resurrected: sheet.resurrected,
    hearts: openHearts(sheet),
    score: scoreOf(sheet).L,
    hasBoss: next !== undefined,
    strength: forecast?.strength.total,
    tier: forecast?.tier ?? 0,
    steps: forecast?.steps,
  }
}

interface SummaryBarProps extends Pick<BoardState, 'view' | 'sheet' | 'preview'> {
  onBoss(): void
  onScore(): void
}

/** What is always in sight (PD-UI.9): health, potion hearts, strength, the way to the boss, the score. */
export function SummaryBar({ view, sheet, preview = sheet, onBoss, onScore }: SummaryBarProps) {
  const now = summaryOf(view, sheet)
  const then = summaryOf(view, preview)
  const w = useWords()
  const change = (from: number | undefined, to: number | undefined) =>
    from === to || from === undefined || to === undefined
      ? undefined
      : w('summary.change', { from: withMinus(from), to: withMinus(to) })
  // Once resurrected, damage costs glory only.
  const counted = now.resurrected ? 'damage' : 'left'
  const alive = change(now[counted], then[counted])
  const hearts = change(now.hearts, then.hearts)
  const strength = change(now.strength, then.strength)
  const score = change(now.score, then.score)
  return (
    <section className="pd-summary" aria-label={w('summary.label')}>
      <div data-low={!now.resurrected && now.left <= 1} data-change={alive !== undefined}>
        <Icon d={now.resurrected ? signs.broken : signs.heart} />
        <span className="visually-hidden">
          {now.resurrected
            ? w('sheet.health', {
                health: now.health,
                damage: now.damage,
                loss: lossOf(now.damage).glory,
                resurrected: 'yes',
              })
            : w('summary.health', { health: now.health, damage: now.damage, left: now.left })}
        </span>
        <span aria-hidden="true">
          {alive ?? withMinus(now[counted])}
          {alive === undefined && !now.resurrected && <small>/{now.health}</small>}
        </span>
      </div>
      <div data-change={hearts !== undefined}>
        <Icon d={signs.potion} />
        <span className="visually-hidden">{w('summary.hearts', { hearts: now.hearts })}</span>
        <span aria-hidden="true">{hearts ?? now.hearts}</span>
      </div>
      <button type="button" onClick={onBoss} data-change={strength !== undefined} disabled={!now.hasBoss}>
        <Icon d={signs.strength} />
        <span className="visually-hidden">
          {w('summary.strength', { strength: now.strength ?? 0, tier: now.tier })}
        </span>
        <span aria-hidden="true">{strength ?? now.strength ?? '–'}</span>
      </button>
      <button type="button" onClick={onBoss} disabled={!now.hasBoss}>
        <Icon d={signs.boss} />
        {now.steps === 0 ? (
          <Icon d={signs.confirm} label={w('boss.found')} />
        ) : (
          <span>{now.steps === undefined ? '–' : w('summary.steps', { steps: now.steps })}</span>
        )}
      </button>
      <button type="button" onClick={onScore} data-change={score !== undefined}>
        <Icon d={signs.total} />
        <span className="visually-hidden">{w('summary.score', { score: now.score })}</span>
        <span aria-hidden="true">{score ?? withMinus(now.score)}</span>
      </button>
    </section>
  )
}
