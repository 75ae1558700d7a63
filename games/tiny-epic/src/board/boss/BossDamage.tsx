import { clamp, Icon, isConfirmKey, useShortcuts } from '@kazamata/ui'
import { type PointerEvent, useState } from 'react'
import { bossSheets } from '../../content/bosses.ts'
import { cause } from '../../names.ts'
import {
  afterPoint,
  canTakePoint,
  damageBeforeSeal,
  movesForPoints,
  openMarkers,
  sealAt,
  trackTop,
} from '../../rules/lair/boss-health.ts'
import type { BossFigure, Task } from '../../state.ts'
import type { QuestionProps } from '../questions/props.ts'
import { ConfirmBar, Facts, QuestionPanel, QuietButton } from '../questions/QuestionPanel.tsx'
import { fact } from '../questions/question.ts'
import { enemyIcons } from '../shared/icons.ts'
import { message } from '../shared/labels.ts'
import { signs } from '../shared/signs.ts'
import { useText, useWords } from '../shared/words.ts'
import { trackSpaces } from './BossSheet.tsx'

import './boss-damage.css'

/* The damage of a blow shared among the boss's health markers, one move a point (TE-22.5, TE-UI.15). */

/** The boss after these points, each of them to the marker of this number. */
const afterPoints = (boss: BossFigure, points: readonly number[]) => points.reduce(afterPoint, boss)

type Wounding = Extract<Task, { do: 'wound' }>

export function BossDamage(
  props: QuestionProps & { readonly task: Wounding; readonly boss: BossFigure; readonly asked: string },
) {
  const { view, seats, moves, play, onWhy, task, boss, asked } = props
  const w = useWords()
  const tell = useText()
  const mine = moves.length > 0
  /** Markers in the order in which they were given their points. */
  const [points, setPoints] = useState(() => lowestFirst(boss, task.points))
  const isForced = task.points >= damageBeforeSeal(view)
  const now = afterPoints(boss, points)
  const left = task.points - points.length
  const stuck = openMarkers(now).length === 0
  const ready = left === 0 || stuck
  const add = (marker: number) => left > 0 && canTakePoint(now, marker) && setPoints([...points, marker])
  const drop = (marker: number) => {
    const at = points.lastIndexOf(marker)
    if (at >= 0) setPoints(legalPrefix(boss, points.toSpliced(at, 1)))
  }
  /** Towards a space of its track, as far as it can go and there are points. */
  const aim = (marker: number, space: number) => {
    const others = points.filter(one => one !== marker)
    const most = task.points - others.length
    const wanted = Math.max(0, Math.min(most, (boss.markers[marker] ?? 0) - space))
    setPoints(legalPrefix(boss, [...others, ...Array.from({ length: wanted }, () => marker)]))
  }
  const go = () => {
    if (ready)
      play(
        ...movesForPoints(
          boss,
          boss.markers.map((_, marker) => points.filter(one => one === marker).length),
        ),
      )
  }
  useShortcuts(mine, event => {
    const digit = isForced ? undefined : /^(?:Digit|Numpad)([1-4])$/.exec(event.code)?.[1]
    if (digit !== undefined && Number(digit) <= boss.markers.length)
      event.shiftKey ? drop(Number(digit) - 1) : add(Number(digit) - 1)
    else if (isConfirmKey(event)) go()
    else return false
    return true
  })
  const closed = bossSheets[boss.card].seals.slice(boss.sealed)
  const wins = now.markers.every(health => health === 0)
  const facts = [
    fact(
      signs.seal,
      closed.length === 0
        ? message('question.seals.none')
        : message('question.seals', { n: closed.length, spaces: closed.join(' · ') }),
    ),
  ]
  if (stuck && left > 0) facts.push(fact(signs.stop, message('question.warded', { n: left }), 'loss'))
  return (
    <QuestionPanel
      {...{ view, seats, moves, onWhy, asked }}
      icon={enemyIcons[boss.card]}
      title={message('question.ask.wound', { boss: cause(boss.card), n: task.points })}
      why="TE-22.5"
      kind="wound"
    >
      <Facts facts={facts} />
      <ul className="te-markers">
        {boss.markers.map((health, marker) => {
          const to = now.markers[marker] ?? 0
          const label = { n: marker + 1, from: health, to }
          const id = `marker ${marker}`
          return (
            <li key={id}>
              <Track
                health={health}
                to={to}
                boss={boss}
                aim={space => mine && !isForced && aim(marker, space)}
              />
              <fieldset className="te-marker-steps" aria-label={w('question.marker', label)}>
                {!isForced && (
                  <button
                    type="button"
                    aria-label={w('question.marker.less', label)}
                    aria-disabled={!mine || to === health || undefined}
                    onClick={() => mine && drop(marker)}
                  >
                    −
                  </button>
                )}
                <b>{to === health ? health : `${health} → ${to}`}</b>
                {!isForced && (
                  <button
                    type="button"
                    aria-label={w('question.marker.more', label)}
                    aria-disabled={!mine || left === 0 || !canTakePoint(now, marker) || undefined}
                    onClick={() => mine && add(marker)}
                  >
                    +
                  </button>
                )}
              </fieldset>
            </li>
          )
        })}
      </ul>
      {!isForced && (
        <output className="te-points-left" aria-live="polite">
          <Icon d={signs.damage} />
          {w('question.wound.left', { n: left })}
        </output>
      )}
      {mine && (
        <ConfirmBar
          off={!ready}
          label={tell(
            ready
              ? message(wins ? 'question.confirm.win' : 'question.confirm.wound', { n: points.length })
              : message('question.wound.more', { n: left }),
          )}
          go={go}
        >
          {points.length > 0 && !isForced && (
            <QuietButton label={w('question.wound.again')} icon={signs.undo} go={() => setPoints([])} />
          )}
        </ConfirmBar>
      )}
    </QuestionPanel>
  )
}

/** What most players want: a marker that is down to 0 is not healed again. */
function lowestFirst(boss: BossFigure, points: number): readonly number[] {
  const given: number[] = []
  for (let now = boss; given.length < points; ) {
    const lowest = openMarkers(now).sort((a, b) => (now.markers[a] ?? 0) - (now.markers[b] ?? 0))[0]
    if (lowest === undefined) break
    given.push(lowest)
    now = afterPoint(now, lowest)
  }
  return given
}

/** As many of these points as can be given in this order. */
function legalPrefix(boss: BossFigure, points: readonly number[]): number[] {
  const legal: number[] = []
  for (const marker of points) if (canTakePoint(afterPoints(boss, legal), marker)) legal.push(marker)
  return legal
}

/** The track from the top to 0: the marker, where it would go, and the seals in its way. */
function Track(props: {
  readonly health: number
  readonly to: number
  readonly boss: BossFigure
  aim(space: number): void
}) {
  const { health, to, boss, aim } = props
  const drag = (event: PointerEvent<HTMLElement>) => {
    if (event.buttons !== 1) return
    const { left, width } = event.currentTarget.getBoundingClientRect()
    const at = Math.floor((trackSpaces.length * (event.clientX - left)) / width)
    aim(trackTop - clamp(0, at, trackTop))
  }
  return (
    <span className="te-track" aria-hidden="true" onPointerDown={drag} onPointerMove={drag}>
      {trackSpaces.map(space => {
        const seal = sealAt(boss, space)
        const state =
          space === to ? 'now' : space === health ? 'was' : space < health && space > to ? 'way' : undefined
        return (
          <i key={space} data-at={state} data-seal={seal}>
            {seal === undefined ? space : <Icon d={signs.seal} />}
          </i>
        )
      })}
    </span>
  )
}
