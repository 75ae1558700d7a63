import { bossCards } from '../../content/bosses.ts'
import type { ScheduledBoss } from '../../rules/boss-fight.ts'
import { gemsVanish } from '../../rules/gems.ts'
import { HouseMark } from '../HouseMark.tsx'
import type { BoardState } from '../use-board-state.ts'
import { useWords } from '../words.ts'
import { BossCard } from './BossCard.tsx'
import { bossForecast } from './bosses.ts'
import { StrengthBreakdown } from './StrengthBreakdown.tsx'

interface BossDetailsProps extends Pick<BoardState, 'view' | 'sheet'> {
  readonly scheduled: ScheduledBoss
}

/** A boss card with what the strength against it is made of, and what else the card says. */
export function BossDetails({ view, sheet, scheduled }: BossDetailsProps) {
  const w = useWords()
  const { boss, level } = scheduled
  const { reward, gone } = bossCards[boss]
  const players = view.players.length
  const forecast = sheet.glory.length >= level ? undefined : bossForecast(view, sheet, scheduled)
  return (
    <BossCard scheduled={scheduled} forecast={forecast} heading="h3">
      <div className="pd-boss-more">
        {forecast !== undefined && <StrengthBreakdown strength={forecast.strength} boss={boss} />}
        {players > 1 && <p>{w('boss.reward', { reward })}</p>}
        {gemsVanish(view, players) && gone.length > 0 && (
          <p>{w('boss.gone', { first: gone[0] ?? '', second: gone[1] ?? '' })}</p>
        )}
        <p>
          <HouseMark of={boss} />
        </p>
      </div>
    </BossCard>
  )
}
