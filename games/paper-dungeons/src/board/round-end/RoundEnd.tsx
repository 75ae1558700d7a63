import type { Seat } from '@kazamata/kernel'
import { Icon, type SeatInfo } from '@kazamata/ui'
import { type ReactNode, useEffect, useRef } from 'react'
import { bossCards } from '../../content/bosses.ts'
import type { EventOf } from '../../event.ts'
import { boss as bossName, gloryOf, hero as heroName, mission as missionName } from '../../names.ts'
import { StrengthBreakdown } from '../boss/BossCard.tsx'
import { bossIcons, heroIcons, itemIcons, powerIcons, signs } from '../icons.ts'
import { Portrait } from '../players/Players.tsx'
import './round-end.css'
import { useText, useWords } from '../words.ts'
import { type RoundReport, summarizeTurn, type TurnReport } from './round-end.ts'

interface RoundEndProps {
  readonly report: RoundReport
  readonly seats: readonly SeatInfo[]
  readonly mine?: Seat | undefined
  /** What comes next. */
  readonly go: string
  /** In a replay: the keyboard stays where it is, with the slider. */
  readonly calm?: boolean
  onLeave(): void
  onSheet(seat: Seat): void
}

/** How a round ended: others' turns, gems, the boss, missions; one after the other, all of it skippable (PD-UI.7). */
export function RoundEnd({ report, seats, mine, go, calm = false, onLeave, onSheet }: RoundEndProps) {
  const w = useWords()
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!calm) button.current?.focus({ preventScroll: true })
  }, [calm])
  const { round, turns, gems, boss, fights, victor, open, vanished, missions } = report
  return (
    <div className="pd-story">
      <section className="pd-story-leaf" aria-label={w('story.end.label')}>
        <h2>{round === 0 ? w('story.end.setup') : w('story.end.round', { round })}</h2>
        <div className="pd-story-body">
          {turns.length > 0 && (
            <Chapter title={w(round === 0 ? 'story.end.kept' : 'story.end.turns')}>
              <ul className="pd-turns">
                {turns.map(turn => (
                  <TurnRow key={turn.seat} turn={turn} face={seats[turn.seat]} onSheet={onSheet} />
                ))}
              </ul>
            </Chapter>
          )}
          {gems.length + vanished.length > 0 && (
            <Chapter title={w('story.end.gems')}>
              <ul className="pd-gems">
                {gems.map(event => (
                  <GemRow key={event.letter} event={event} seats={seats} mine={mine} />
                ))}
                {vanished.map(({ letter, crossed }) => (
                  <li key={letter} data-lost={mine !== undefined && crossed.includes(mine)}>
                    <GemSign letter={letter} lost={mine === undefined || crossed.includes(mine)} />
                    <span>{w('story.end.vanished', { letter })}</span>
                  </li>
                ))}
              </ul>
            </Chapter>
          )}
          {boss !== undefined && (
            <Chapter title={w('story.end.boss', { boss: bossName(boss.boss) })}>
              <BossFight boss={boss} fights={fights} open={open} seats={seats} victor={victor} />
            </Chapter>
          )}
          {boss === undefined && victor !== undefined && (
            <Chapter title={w('story.end.boss', { boss: bossName(victor.boss) })}>
              <Victor victor={victor} seats={seats} />
            </Chapter>
          )}
          {missions.length > 0 && (
            <Chapter title={w('story.end.missions')}>
              <ul className="pd-gems">
                {missions.map(({ mission, seats: winners, glory }) => (
                  <li key={mission}>
                    <Icon d={signs.mission} />
                    <span>
                      {w('story.end.mission', {
                        mission: missionName(mission),
                        names: { list: winners.map(seat => seats[seat]?.name ?? '') },
                        glory,
                      })}
                    </span>
                  </li>
                ))}
              </ul>
            </Chapter>
          )}
        </div>
        <footer>
          <button type="button" className="pd-go" data-go ref={button} onClick={onLeave}>
            {go}
          </button>
        </footer>
      </section>
    </div>
  )
}

function Chapter({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="pd-chapter">
      <h3>{title}</h3>
      {children}
    </section>
  )
}

function TurnRow({
  turn: { seat, deeds },
  face,
  onSheet,
}: {
  turn: TurnReport
  face: SeatInfo | undefined
  onSheet(seat: Seat): void
}) {
  const w = useWords()
  const sum = summarizeTurn(deeds)
  if (face === undefined) return null
  return (
    <li>
      <button
        type="button"
        aria-label={w('players.open', { name: face.name, state: 'rest' })}
        onClick={() => onSheet(seat)}
      >
        <Portrait face={face} />
        <b>{face.name}</b>
      </button>
      <span className="pd-turn-sum">
        {deeds.map(deed =>
          deed.do === 'keptPower' ? (
            <Bit key={deed.power} icon={powerIcons[deed.power]} text={w(`power.${deed.power}`)} />
          ) : deed.do === 'keptGoal' ? (
            <Bit key={deed.goal} icon={signs.goal} text={w(`goal.${deed.goal}`)} />
          ) : null,
        )}
        {sum.levels.map(({ hero, level }) => (
          <Bit
            key={hero}
            icon={heroIcons[hero]}
            text={w('story.end.level', { hero: heroName(hero), level })}
          />
        ))}
        {sum.done.map(item => (
          <Bit key={item} icon={itemIcons[item]} text={w(`item.${item}.short`)} />
        ))}
        {sum.parts > 0 && <Bit icon={signs.part} text={w('story.end.parts', { n: sum.parts })} />}
        {sum.potions > 0 && <Bit icon={signs.potion} text={w('note.potions', { n: sum.potions })} />}
        {sum.path.length > 0 && <Bit icon={signs.walk} text={sum.path.join(' → ')} />}
        {sum.minions > 0 && <Bit icon={signs.minion} text={w('story.end.minions', { n: sum.minions })} />}
        {sum.gems.length > 0 && <Bit icon={signs.gem} text={sum.gems.join(' ')} />}
        {sum.hurt > 0 && <Bit icon={signs.broken} text={w('story.end.hurt', { n: sum.hurt })} loss />}
        {sum.resurrected && <Bit icon={signs.resurrection} text={w('story.end.resurrected')} loss />}
      </span>
    </li>
  )
}

function Bit({ icon, text, loss = false }: { icon: string; text: string; loss?: boolean }) {
  return (
    <span className="pd-bit" data-loss={loss}>
      <Icon d={icon} />
      {text}
    </span>
  )
}

function GemSign({ letter, lost }: { letter: string; lost: boolean }) {
  return (
    <span className="pd-gem-sign" data-lost={lost} aria-hidden="true">
      <Icon d={signs.gem} />
      {letter}
    </span>
  )
}

function GemRow({
  event: { letter, seats: finders, crossed },
  seats,
  mine,
}: {
  event: EventOf<'announced'>
  seats: readonly SeatInfo[]
  mine: Seat | undefined
}) {
  const w = useWords()
  const lost = mine !== undefined && crossed.includes(mine)
  const names = { list: finders.map(seat => seats[seat]?.name ?? '') }
  return (
    <li data-lost={lost}>
      <GemSign letter={letter} lost={lost} />
      <span>{w(lost ? 'story.end.gem.lost' : 'story.end.gem', { letter, names, n: seats.length })}</span>
    </li>
  )
}

/** Everybody's sum built up, the tier or the flight and why, glory and damage (PD-UI.8). */
function BossFight(props: {
  readonly boss: EventOf<'boss'>
  readonly fights: readonly EventOf<'fight'>[]
  readonly open: readonly TurnReport[]
  readonly seats: readonly SeatInfo[]
  readonly victor: EventOf<'victor'> | undefined
}) {
  const { boss, fights, open, seats, victor } = props
  const w = useWords()
  const { weakness } = bossCards[boss.boss]
  return (
    <div className="pd-fight">
      <div className="pd-fight-boss">
        <span className="pd-boss-pic" data-level={boss.level}>
          <Icon d={bossIcons[boss.boss]} />
        </span>
        <p>{w('story.end.weak', { hero: heroName(weakness) })}</p>
      </div>
      <ul>
        {fights.map(fight => {
          const face = seats[fight.seat]
          const hurt = open.find(({ seat }) => seat === fight.seat)
          return (
            face !== undefined && (
              <li
                key={fight.seat}
                data-fled={fight.fled !== undefined}
                data-won={victor?.seat === fight.seat}
              >
                <span className="pd-fight-who">
                  <Portrait face={face} />
                  <b>{face.name}</b>
                </span>
                <StrengthBreakdown strength={fight.strength} boss={boss.boss} />
                <span className="pd-fight-result">
                  <span>
                    {fight.fled === undefined
                      ? w('story.end.tier', { tier: fight.tier ?? 1 })
                      : w(`story.end.fled.${fight.fled}`)}
                  </span>
                  <b data-loss={fight.glory < 0}>{w('story.end.glory', gloryOf(fight.glory))}</b>
                  {fight.damage > 0 && (
                    <em>
                      {hurt?.deeds.some(({ do: what }) => what === 'spared') === true
                        ? w('story.end.spared', { damage: fight.damage })
                        : w('story.end.damage', { damage: fight.damage })}
                    </em>
                  )}
                </span>
              </li>
            )
          )
        })}
      </ul>
      {victor !== undefined && <Victor victor={victor} seats={seats} />}
    </div>
  )
}

function Victor({ victor, seats }: { victor: EventOf<'victor'>; seats: readonly SeatInfo[] }) {
  const w = useWords()
  const tell = useText()
  const name = (seat: Seat) => seats[seat]?.name ?? ''
  return (
    <p className="pd-victor">
      <Icon d={signs.total} />
      {victor.seat !== undefined
        ? w('story.end.victor', { name: name(victor.seat), reward: bossCards[victor.boss].reward })
        : victor.tied !== undefined
          ? w('story.end.tied', { names: { list: victor.tied.map(name) } })
          : tell({ id: 'story.end.nobody' })}
    </p>
  )
}
