import { Icon } from '@kazamata/ui'
import type { ReactNode } from 'react'
import { bossCards } from '../../content/bosses.ts'
import { boss as bossName, hero, signed } from '../../names.ts'
import './boss-card.css'
import type { ScheduledBoss } from '../../rules/boss-fight.ts'
import { HouseMark } from '../HouseMark.tsx'
import { bossIcons, heroIcons } from '../icons.ts'
import { useWords } from '../words.ts'
import type { BossForecast } from './bosses.ts'

export interface BossCardProps {
  readonly scheduled: ScheduledBoss
  /** Absent for a boss already fought. */
  readonly forecast?: BossForecast | undefined
  /** The same after the choice that is previewed. */
  readonly preview?: BossForecast | undefined
  readonly heading?: 'h2' | 'h3'
  /** More about the boss, below the tiers. */
  readonly children?: ReactNode
}

/** A boss card, and how one's own sheet would fare against it (PD-UI.8). */
export function BossCard(props: BossCardProps) {
  const { scheduled, forecast, preview, heading: Heading = 'h2', children } = props
  const { boss, round } = scheduled
  const w = useWords()
  const { level, weakness, tiers, flee } = bossCards[boss]
  const tier = forecast?.flees === false ? forecast.tier : undefined
  return (
    <section className="pd-boss" aria-label={w('boss.label', { boss: bossName(boss) })}>
      <div className="pd-boss-pic" data-level={level}>
        <Icon d={bossIcons[boss]} />
      </div>
      <Heading>
        {w(`boss.${boss}`)} <HouseMark of={boss} brief />
      </Heading>
      <p>
        {w('boss.when', { round })} <Icon d={heroIcons[weakness]} />{' '}
        {w('boss.weak', { hero: hero(weakness) })}
        {forecast !== undefined && <ForecastText forecast={forecast} preview={preview ?? forecast} />}
      </p>
      <ol className="pd-tiers">
        <li data-on={forecast?.flees === true} data-tier="flee">
          <span>{w('boss.flee')}</span>
          <b>{signed(flee)}</b>
          <span>{w('boss.unhurt')}</span>
        </li>
        {tiers.map(({ from, glory, damage }, at) => (
          <li key={from} data-on={tier === at + 1} data-preview={preview?.tier === at + 1 && tier !== at + 1}>
            <span>{w('boss.from', { from })}</span>
            <b>{glory}</b>
            <span>{w('boss.hurts', { damage })}</span>
          </li>
        ))}
      </ol>
      {children}
    </section>
  )
}

function ForecastText(props: { forecast: BossForecast; preview: BossForecast }) {
  const w = useWords()
  const { steps, found } = props.forecast
  const [strength, via] = [props.forecast.strength.total, props.preview.strength.total]
  return (
    <span>
      {strength === via ? w('boss.strength', { strength }) : w('boss.preview', { strength, via })}
      {' · '}
      {found && w('boss.found')}
      {!found && (steps === undefined ? w('boss.unreachable') : w('boss.distance', { steps }))}
    </span>
  )
}
