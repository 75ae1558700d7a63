import { Icon } from '@kazamata/ui'
import { bossCards } from '../../content/bosses.ts'
import type { Boss } from '../../content/ids.ts'
import type { Strength } from '../../event.ts'
import { boss as bossName, hero, signed } from '../../names.ts'
import './boss-card.css'
import { bossIcons, heroIcons } from '../icons.ts'
import { useWords } from '../words.ts'
import { StrengthBreakdown } from './StrengthBreakdown.tsx'

export interface BossCardProps {
  readonly boss: Boss
  /** After which round it is fought. */
  readonly round: number
  /** My strength now, and tier from 1; 0 is too weak. */
  readonly strength?: Strength
  readonly tier?: number
  /** The same with what is being considered. */
  readonly preview?: { readonly strength: number; readonly tier: number }
  /** Has the party been in its room? */
  readonly found?: boolean
  /** Steps to its room; absent where no way is open. */
  readonly distance?: number | undefined
  /** Show the sum and what else the card says. */
  readonly open?: boolean
}

/** A boss as its card shows it, and as a calculator for one's own sheet (PD-UI.8). */
export function BossCard({
  boss,
  round,
  strength,
  tier,
  preview: via,
  found,
  distance,
  open,
}: BossCardProps) {
  const w = useWords()
  const card = bossCards[boss]
  const now = found === false || strength === undefined ? undefined : tier
  // On a leaf of several it stands below the leaf's own title.
  const Title = open === true ? 'h3' : 'h2'
  return (
    <section className="pd-boss" aria-label={w('boss.label', { boss: bossName(boss) })}>
      <div className="pd-boss-pic" data-level={card.level}>
        <Icon d={bossIcons[boss]} />
      </div>
      <Title>{w(`boss.${boss}`)}</Title>
      <p>
        {w('boss.when', { round })} <Icon d={heroIcons[card.weakness]} />{' '}
        {w('boss.weak', { hero: hero(card.weakness) })}
        {strength !== undefined && (
          <span>
            {via === undefined || via.strength === strength.total
              ? w('boss.strength', { strength: strength.total })
              : w('boss.via', { strength: strength.total, via: via.strength })}
            {' · '}
            {found
              ? w('boss.found')
              : distance === undefined
                ? w('boss.unreachable')
                : w('boss.distance', { steps: distance })}
          </span>
        )}
      </p>
      <ol className="pd-tiers">
        <li data-on={strength !== undefined && (found === false || tier === 0)} data-tier="flee">
          <span>{w('boss.flee')}</span>
          <b>{signed(card.flee)}</b>
          <span>{w('boss.unhurt')}</span>
        </li>
        {card.tiers.map(({ from, glory, damage }, at) => (
          <li
            key={from}
            data-on={now === at + 1}
            data-via={via !== undefined && via.tier === at + 1 && via.tier !== now}
          >
            <span>{w('boss.from', { from })}</span>
            <b>{glory}</b>
            <span>{w('boss.hurts', { damage })}</span>
          </li>
        ))}
      </ol>
      {open === true && (
        <div className="pd-boss-more">
          {strength !== undefined && <StrengthBreakdown strength={strength} boss={boss} />}
          <p>{w('boss.reward', { reward: card.reward })}</p>
          {card.gone.length > 0 && (
            <p>{w('boss.gone', { first: card.gone[0] ?? '', second: card.gone[1] ?? '' })}</p>
          )}
        </div>
      )}
    </section>
  )
}
