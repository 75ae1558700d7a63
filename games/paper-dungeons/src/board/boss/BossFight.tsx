import { Icon, type SeatInfo } from '@kazamata/ui'
import { bossCards } from '../../content/bosses.ts'
import type { Boss } from '../../content/ids.ts'
import type { EventOf } from '../../event.ts'
import { gloryOf, hero } from '../../names.ts'
import { bossIcons, signs } from '../icons.ts'
import { nameOf, namesOf } from '../players/names.ts'
import { Portrait } from '../players/Players.tsx'
import type { RoundReport } from '../round-end/round-end.ts'
import { useWords, type Words } from '../words.ts'
import { StrengthBreakdown } from './StrengthBreakdown.tsx'

type Fight = EventOf<'fight'>
interface BossFightProps extends Pick<RoundReport, 'boss' | 'fights' | 'victor' | 'open'> {
  readonly seats: readonly SeatInfo[]
}

/** The boss at the end of a season: everybody's strength, the tier or the flight and why, glory and damage (PD-UI.8). */
export function BossFight({ boss, fights, open, seats, victor }: BossFightProps) {
  const w = useWords()
  const outcome = victor !== undefined && <Victor victor={victor} seats={seats} />
  // A reward chosen after the fight is reported by itself.
  if (boss === undefined) return outcome
  const isSpared = (fight: Fight) =>
    open.some(
      ({ seat, events }) =>
        seat === fight.seat && events.some(event => event.do === 'spared' && event.harm === 'boss'),
    )
  return (
    <div className="pd-fight">
      <div className="pd-fight-boss">
        <span className="pd-boss-pic" data-level={boss.level}>
          <Icon d={bossIcons[boss.boss]} />
        </span>
        <p>{w('roundEnd.weak', { hero: hero(bossCards[boss.boss].weakness) })}</p>
      </div>
      <ul>
        {fights.map(fight => (
          <FightRow
            key={fight.seat}
            {...{ fight, boss: boss.boss, player: seats[fight.seat] }}
            spared={isSpared(fight)}
            won={victor?.seat === fight.seat}
          />
        ))}
      </ul>
      {outcome}
    </div>
  )
}

interface FightRowProps {
  readonly fight: Fight
  readonly boss: Boss
  readonly player: SeatInfo | undefined
  readonly spared: boolean
  readonly won: boolean
}

function FightRow({ fight, boss, player, spared, won }: FightRowProps) {
  const w = useWords()
  if (player === undefined) return null
  const { tier = 1, fled, glory, damage } = fight
  return (
    <li data-fled={fled !== undefined} data-won={won}>
      <span className="pd-fight-player">
        <Portrait player={player} />
        <b>{player.name}</b>
      </span>
      <StrengthBreakdown strength={fight.strength} boss={boss} />
      <span className="pd-fight-result">
        <span>{fled === undefined ? w('roundEnd.tier', { tier }) : w(`roundEnd.fled.${fled}`)}</span>
        <b data-loss={glory < 0}>{w('roundEnd.glory', gloryOf(glory))}</b>
        {damage > 0 && <em>{w(spared ? 'roundEnd.spared' : 'roundEnd.damage', { damage })}</em>}
      </span>
    </li>
  )
}

function Victor({ victor, seats }: { victor: EventOf<'victor'>; seats: readonly SeatInfo[] }) {
  return (
    <p className="pd-victor">
      <Icon d={signs.total} />
      {victorText(useWords(), victor, seats)}
    </p>
  )
}

function victorText(w: Words, { boss, seat, tied }: EventOf<'victor'>, seats: readonly SeatInfo[]): string {
  if (seat !== undefined)
    return w('roundEnd.victor', { name: nameOf(seats, seat), reward: bossCards[boss].reward })
  return tied === undefined ? w('roundEnd.nobody') : w('roundEnd.tied', { names: namesOf(seats, tied) })
}
