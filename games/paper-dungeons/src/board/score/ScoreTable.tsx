import type { Message, Seat } from '@kazamata/kernel'
import { Icon, type SeatInfo } from '@kazamata/ui'
import { useState } from 'react'
import { bossCards } from '../../content/bosses.ts'
import { all, boss, goal, item, message, mission, power, signed } from '../../names.ts'
import { roomCount } from '../../rules/count.ts'
import { accountOf, type Shield, scoreOf, shields } from '../../rules/score.ts'
import type { Sheet } from '../../state.ts'
import type { View } from '../../view.ts'
import { signs } from '../icons.ts'
import { Portrait } from '../players/Players.tsx'
import './score-table.css'
import { shieldIcons } from '../sheet/Shields.tsx'
import { useText, useWords } from '../words.ts'

/** Sheets A to L of all players side by side; each cell says what it is made of (PD-UI.10). */
export function ScoreTable(props: {
  readonly view: View
  readonly seats: readonly SeatInfo[]
  /** Sheets by seat: the own one as it is, the others as last revealed. */
  readonly sheets: readonly Readonly<Sheet>[]
  readonly winners?: readonly Seat[]
}) {
  const { view, seats, sheets, winners = [] } = props
  const w = useWords()
  const tell = useText()
  const [open, setOpen] = useState<{ readonly seat: Seat; readonly shield: Shield }>()
  const scores = sheets.map(scoreOf)
  const over = view.phase === 'over'
  const told = open === undefined ? undefined : sheets[open.seat]
  return (
    <div className="pd-tally">
      <div className="pd-tally-scroll" {...(seats.length > 3 ? { tabIndex: 0 } : {})}>
        <table>
          <thead>
            <tr>
              <th scope="col">
                <span className="quiet">{w('score.shield')}</span>
              </th>
              {seats.map(face => (
                <th key={face.seat} scope="col" data-won={winners.includes(face.seat)}>
                  <Portrait face={face} />
                  <span>{face.name}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shields.map(shield => (
              <tr key={shield} data-shield={shield}>
                <th scope="row">
                  <b>{shield}</b>
                  <Icon d={shieldIcons[shield]} />
                  <span>{w(`sheet.shield.${shield}`)}</span>
                </th>
                {seats.map(({ seat, name }) => {
                  const state = stateOf(shield, sheets[seat], over)
                  const glory = scores[seat]?.[shield] ?? 0
                  return (
                    <td key={seat}>
                      <button
                        type="button"
                        data-state={state}
                        aria-pressed={open?.seat === seat && open.shield === shield}
                        aria-label={w('score.cell', {
                          name,
                          shield: { id: `sheet.shield.${shield}` },
                          glory: signed(glory),
                          state,
                        })}
                        onClick={() => setOpen({ seat, shield })}
                      >
                        {state === 'open' ? '·' : signed(glory).replace('+', '')}
                      </button>
                    </td>
                  )
                })}
              </tr>
            ))}
            <tr className="pd-tally-tie">
              <th scope="row">
                <Icon d={signs.map} />
                <span>{w('score.rooms')}</span>
              </th>
              {seats.map(({ seat }) => {
                const sheet = sheets[seat]
                return <td key={seat}>{sheet === undefined ? '' : roomCount(sheet)}</td>
              })}
            </tr>
          </tbody>
        </table>
      </div>
      <p className="pd-tally-why" aria-live="polite">
        {open === undefined || told === undefined
          ? w(over ? 'score.touch' : 'score.estimate')
          : explainShield(open.shield, told, view).map(tell).join(' ')}
      </p>
    </div>
  )
}

/** Written for good, an estimate, or not yet due (PD-SCO.11). */
function stateOf(shield: Shield, sheet: Readonly<Sheet> | undefined, over: boolean) {
  const boss = 'ABC'.indexOf(shield)
  if (boss >= 0) return (sheet?.glory.length ?? 0) > boss ? 'written' : 'open'
  return over || shield === 'K' ? 'written' : 'estimate'
}

/** What a shield is made of, in sentences. */
export function explainShield(shield: Shield, sheet: Readonly<Sheet>, view: View): readonly Message[] {
  const account = accountOf(sheet)
  const glory = scoreOf(sheet)[shield]
  switch (shield) {
    case 'A':
    case 'B':
    case 'C': {
      const at = 'ABC'.indexOf(shield)
      const id = view.bosses[at] ?? view.bosses[0]
      if (sheet.glory.length <= at) return [message('score.boss.open', { boss: boss(id) })]
      const tier = bossCards[id].tiers.findIndex(one => one.glory === glory) + 1
      return tier === 0
        ? [message('score.boss.fled', { boss: boss(id), glory: signed(glory) })]
        : [message('score.boss.tier', { boss: boss(id), glory: signed(glory), tier })]
    }
    case 'D':
      return [
        message('score.heroes', { level: account.heroes.weakest, value: account.heroes.value }),
        ...(account.heroes.perfect > 0 ? [message('score.heroes.six', { n: account.heroes.perfect })] : []),
      ]
    case 'E':
      return [
        message('score.parts', { n: account.items.parts }),
        ...(account.items.complete.length > 0
          ? [
              message('score.complete', {
                items: all(account.items.complete.map(id => item(id, 'short'))),
                value: signed(account.items.value),
              }),
            ]
          : []),
      ]
    case 'F':
      return [message('score.gems', { n: account.gems, glory })]
    case 'G':
      return [message('score.minions', { n: account.minions, glory })]
    case 'H':
      return [
        account.damage.threshold === 0
          ? message('score.damage.none', { points: account.damage.points })
          : message('score.damage', {
              points: account.damage.points,
              threshold: account.damage.threshold,
              glory: signed(glory),
            }),
      ]
    case 'I':
      return [message(account.resurrected ? 'score.resurrected' : 'score.alive')]
    case 'J':
      return [
        ...(account.goal === undefined
          ? []
          : [
              message('score.goal', {
                goal: goal(account.goal.goal),
                count: account.goal.count,
                tier: account.goal.tier,
                glory: signed(account.goal.glory),
              }),
            ]),
        ...(account.power === undefined
          ? []
          : [
              message('score.power', {
                power: power(account.power.power),
                glory: signed(account.power.glory),
              }),
            ]),
      ]
    case 'K':
      return account.missions.length === 0
        ? [message('score.missions.none')]
        : account.missions.map(one =>
            message('score.mission', { mission: mission(one.mission), glory: signed(one.glory) }),
          )
    case 'L':
      return [message('score.total', { glory: signed(glory), rooms: roomCount(sheet) })]
  }
}
