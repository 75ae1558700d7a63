import type { Seat } from '@kazamata/kernel'
import { Icon, type SeatInfo } from '@kazamata/ui'
import { type ReactNode, useEffect, useMemo, useRef } from 'react'
import type { Event, EventOf, SheetEvent } from '../../event.ts'
import { boss as bossName, hero as heroName, mission as missionName, soloOf } from '../../names.ts'
import { BossFight } from '../boss/BossFight.tsx'
import { heroIcons, powerIcons, signs } from '../icons.ts'
import { itemIcons } from '../later-icons.ts'
import { namesOf } from '../players/names.ts'
import { Portrait } from '../players/Players.tsx'
import '../overlay.css'
import './round-end.css'
import { useWords } from '../words.ts'
import type { RoundReport, TurnReport } from './round-end.ts'
import { Standing } from './Standing.tsx'
import { scoresByRound } from './scores-by-round.ts'
import { summarizeTurn } from './turn-summary.ts'

interface RoundEndProps {
  readonly report: RoundReport
  /** All that the viewer was told. */
  readonly events: readonly Event[]
  readonly seats: readonly SeatInfo[]
  readonly mine?: Seat | undefined
  /** The label of the button that closes it. */
  readonly go: string
  /** Leaves the focus where it is: in a replay, on the slider. */
  readonly keepFocus?: boolean
  onLeave(): void
  onSheet(seat: Seat): void
}

/** What happened at the end of a round, in this order: others' turns, gems, the boss, missions (PD-RND.14, UI.7); then the standing. */
export function RoundEnd(props: RoundEndProps) {
  const { report, events, seats, mine, go, keepFocus = false, onLeave, onSheet } = props
  const w = useWords()
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!keepFocus) button.current?.focus({ preventScroll: true })
  }, [keepFocus])
  const { round, turns, gems, rewards, vanished, missions } = report
  // Around one screen all are told of all.
  const who = mine === undefined ? 'all' : 'others'
  const fought = (report.boss ?? report.victor)?.boss
  const scores = useMemo(() => scoresByRound(events, seats.length, round), [events, seats.length, round])
  return (
    <div className="pd-overlay">
      <section className="pd-overlay-page" aria-label={w('roundEnd.label')}>
        <h2>{round === 0 ? w('roundEnd.setup') : w('roundEnd.round', { round })}</h2>
        {/* On a low screen it scrolls, and there may be nothing in it to press. */}
        <div className="pd-overlay-body" tabIndex={turns.length === 0 ? 0 : undefined}>
          {(round === 0 ? setupChapters(report) : [{ title: 'roundEnd.turns', turns } as const]).map(
            chapter =>
              chapter.turns.length > 0 && (
                <Chapter key={chapter.title} title={w(chapter.title, { who })}>
                  <Turns turns={chapter.turns} seats={seats} onSheet={onSheet} />
                </Chapter>
              ),
          )}
          {gems.length > 0 && (
            <Chapter title={w('roundEnd.gems')}>
              <ul className="pd-gems">
                {gems.map(event => (
                  <GemRow key={event.letter} event={event} seats={seats} mine={mine} />
                ))}
              </ul>
            </Chapter>
          )}
          {fought !== undefined && (
            <Chapter title={w('roundEnd.boss', { boss: bossName(fought) })}>
              <BossFight {...report} seats={seats} />
            </Chapter>
          )}
          {rewards.length > 0 && (
            <Chapter title={w('roundEnd.reward')}>
              <Turns turns={rewards} seats={seats} onSheet={onSheet} />
            </Chapter>
          )}
          {vanished.length > 0 && (
            <Chapter title={w('option.vanishingGems')}>
              <ul className="pd-gems">
                {vanished.map(({ letter, crossed }) => (
                  <li key={letter} data-lost={mine !== undefined && crossed.includes(mine)}>
                    <GemSign letter={letter} lost={mine === undefined || crossed.includes(mine)} />
                    <span>{w('roundEnd.vanished', { letter, ...soloOf(seats.length) })}</span>
                  </li>
                ))}
              </ul>
            </Chapter>
          )}
          {missions.length > 0 && (
            <Chapter title={w('roundEnd.missions')}>
              <ul className="pd-gems">
                {missions.map(({ mission, seats: winners, glory }) => (
                  <li key={mission}>
                    <Icon d={signs.mission} />
                    <span>
                      {w('roundEnd.mission', {
                        mission: missionName(mission),
                        names: namesOf(seats, winners),
                        glory,
                      })}
                    </span>
                  </li>
                ))}
              </ul>
            </Chapter>
          )}
          {round > 0 && (
            <Chapter title={w('roundEnd.standing')}>
              <Standing {...{ seats, mine, scores }} />
            </Chapter>
          )}
        </div>
        <footer>
          <button type="button" className="pd-main-button" data-go ref={button} onClick={onLeave}>
            {go}
          </button>
        </footer>
      </section>
    </div>
  )
}

/** What everybody keeps, and what setup powers did with it. */
function setupChapters({ turns, open }: RoundReport) {
  const isKept = ({ do: what }: SheetEvent) => what === 'keptPower' || what === 'keptGoal'
  return [
    { title: 'roundEnd.kept', turns: turnsWith(turns, isKept) },
    { title: 'roundEnd.powers', turns: turnsWith([...turns, ...open], event => !isKept(event)) },
  ] as const
}

/** Turns with these events only; those without any are left out. */
function turnsWith(
  turns: readonly TurnReport[],
  shown: (event: SheetEvent) => boolean,
): readonly TurnReport[] {
  return turns
    .map(({ seat, events }) => ({ seat, events: events.filter(shown) }))
    .filter(({ events }) => events.length > 0)
}

function Chapter({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="pd-overlay-section">
      <h3>{title}</h3>
      {children}
    </section>
  )
}

interface TurnsProps extends Pick<RoundEndProps, 'seats' | 'onSheet'> {
  readonly turns: readonly TurnReport[]
}

function Turns({ turns, seats, onSheet }: TurnsProps) {
  return (
    <ul className="pd-turns">
      {turns.map(({ seat, events }) => (
        <TurnRow key={seat} events={events} player={seats[seat]} onSheet={onSheet} />
      ))}
    </ul>
  )
}

interface TurnRowProps extends Pick<TurnReport, 'events'> {
  readonly player: SeatInfo | undefined
  onSheet(seat: Seat): void
}

function TurnRow({ events, player, onSheet }: TurnRowProps) {
  const w = useWords()
  if (player === undefined) return null
  const { levels, done, parts, potions, path, minions, gems, hurt, resurrected } = summarizeTurn(events)
  return (
    <li>
      <button
        type="button"
        aria-label={w('players.open', { name: player.name, state: 'rest' })}
        onClick={() => onSheet(player.seat)}
      >
        <Portrait player={player} />
        <b>{player.name}</b>
      </button>
      <span className="pd-turn-summary">
        {events.map(event => {
          if (event.do === 'keptPower')
            return <Bit key={event.power} icon={powerIcons[event.power]} text={w(`power.${event.power}`)} />
          return event.do === 'keptGoal' ? (
            <Bit key={event.goal} icon={signs.goal} text={w(`goal.${event.goal}`)} />
          ) : null
        })}
        {levels.map(({ hero, level }) => (
          <Bit
            key={hero}
            icon={heroIcons[hero]}
            text={w('roundEnd.level', { hero: heroName(hero), level })}
          />
        ))}
        {done.map(item => (
          <Bit key={item} icon={itemIcons[item]} text={w(`item.${item}.short`)} />
        ))}
        {parts > 0 && <Bit icon={signs.part} text={w('roundEnd.parts', { n: parts })} />}
        {potions > 0 && <Bit icon={signs.potion} text={w('note.potions', { n: potions })} />}
        {path.length > 0 && <Bit icon={signs.walk} text={path.join(' → ')} />}
        {minions > 0 && <Bit icon={signs.minion} text={w('roundEnd.minions', { n: minions })} />}
        {gems.length > 0 && <Bit icon={signs.gem} text={gems.join(' ')} />}
        {hurt > 0 && <Bit icon={signs.broken} text={w('roundEnd.hurt', { n: hurt })} loss />}
        {resurrected && <Bit icon={signs.resurrection} text={w('roundEnd.resurrected')} loss />}
      </span>
    </li>
  )
}

function Bit({ icon, text, loss = false }: { icon: string; text: string; loss?: boolean }) {
  return (
    <span className="pd-turn-result" data-loss={loss}>
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

interface GemRowProps extends Pick<RoundEndProps, 'seats' | 'mine'> {
  readonly event: EventOf<'announced'>
}

function GemRow({ event: { letter, seats: finders, crossed }, seats, mine }: GemRowProps) {
  const w = useWords()
  const lost = mine !== undefined && crossed.includes(mine)
  const names = namesOf(seats, finders)
  return (
    <li data-lost={lost}>
      <GemSign letter={letter} lost={lost} />
      <span>{w(lost ? 'roundEnd.gem.lost' : 'roundEnd.gem', { letter, names, n: seats.length })}</span>
    </li>
  )
}
