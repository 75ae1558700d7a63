import type { MessageList } from '@kazamata/kernel'
import { Icon } from '@kazamata/ui'
import { type ReactNode, useEffect, useMemo, useRef } from 'react'
import type { Enemy } from '../../content/ids.ts'
import { tracks } from '../../content/torch.ts'
import type { Event } from '../../event.ts'
import { all, cause, enemyName, heroName } from '../../names.ts'
import type { View } from '../../view.ts'
import './ending.css'
import { heroIcons } from '../shared/first-icons.ts'
import { logIcons } from '../shared/icons.ts'
import { message } from '../shared/labels.ts'
import { heroColour } from '../shared/parts.tsx'
import { signs } from '../shared/signs.ts'
import { useText, useWords } from '../shared/words.ts'
import { summaryOf } from './summary.ts'

/** The end: won or lost and by which clause, what everybody did, and the story of the run (TE-UI.20). */
export function Ending(props: {
  readonly view: View
  readonly events: readonly Event[]
  /** It was the tutorial: say what decided it. */
  readonly guided?: boolean
  readonly after?: ReactNode
  onLeave(): void
  onWhy(clause: string): void
}) {
  const { view, events, guided = false, after, onLeave, onWhy } = props
  const w = useWords()
  const tell = useText()
  // The first thing read is how it ended.
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus({ preventScroll: true }), [])
  const { turns, records, seals, story } = useMemo(
    () =>
      summaryOf(
        events,
        view.heroes.map(({ hero }) => hero),
      ),
    [events, view],
  )
  const { result } = view
  if (result === undefined) return null
  const kills = records.flatMap(record => record.kills).length
  const left = tracks[view.act].spaces.length - 1 - view.torch
  return (
    <div className="te-end" data-won={result.won}>
      <section aria-label={w('board.end.label')}>
        <header>
          <span className="te-end-sign">
            <Icon d={result.won ? signs.won : signs.skull} />
          </span>
          <div>
            <h2 ref={title} tabIndex={-1}>
              {w(result.won ? 'board.end.won' : 'board.end.lost')}
            </h2>
            <p>
              {tell({ id: `log.ended.${result.why}` })}{' '}
              <button type="button" className="te-why" onClick={() => onWhy(result.why)}>
                {w('board.why', { clause: result.why })}
              </button>
            </p>
          </div>
        </header>
        <div className="te-end-body">
          {guided && <p className="te-end-lesson">{w(`board.tutorial.end.${lessonOf(result)}`)}</p>}
          <ul className="te-end-totals">
            <Total icon={signs.torch} n={left} label={w('board.end.torch', { n: left })} />
            <Total icon={signs.end} n={turns} label={w('board.end.turns', { n: turns })} />
            <Total icon={signs.enemies} n={kills} label={w('board.end.kills', { n: kills })} />
            <Total icon={signs.seal} n={seals} label={w('board.end.seals', { n: seals })} />
          </ul>
          <table className="te-end-heroes">
            <thead>
              <tr>
                <th scope="col">{w('board.end.hero')}</th>
                <th scope="col">{w('board.end.dealt')}</th>
                <th scope="col">{w('board.end.taken')}</th>
                <th scope="col">{w('board.end.falls')}</th>
              </tr>
            </thead>
            {records.map(({ hero, dealt, taken, falls, kills }) => (
              <tbody key={hero}>
                <tr>
                  <th scope="row">
                    <span className="te-end-hero">
                      <span className="te-end-token" style={heroColour(hero)}>
                        <Icon d={heroIcons[hero]} />
                      </span>
                      {tell(heroName(hero))}
                    </span>
                  </th>
                  <td>{dealt}</td>
                  <td>{taken}</td>
                  <td>{falls}</td>
                </tr>
                {kills.length > 0 && (
                  <tr>
                    <td colSpan={4} className="te-end-kills">
                      <b>{w('board.end.slew')}</b> {tell(message('board.list', { list: slainOf(kills) }))}
                    </td>
                  </tr>
                )}
              </tbody>
            ))}
          </table>
          <details open>
            <summary>{w('board.end.story')}</summary>
            <ol className="te-end-story">
              {story.map(({ at, turn, icon, text }) => (
                <li key={at}>
                  <Icon d={logIcons[icon] ?? signs.log} />
                  <small>{w('board.end.turn', { n: turn })}</small>
                  <span>{tell(text)}</span>
                </li>
              ))}
            </ol>
          </details>
        </div>
        <footer>
          {after}
          <button type="button" className="btn ghost" onClick={onLeave}>
            {w('board.end.table')}
          </button>
        </footer>
      </section>
    </div>
  )
}

/** What there is to learn from the end. */
function lessonOf({ won, why }: NonNullable<View['result']>): 'won' | 'goblins' | 'torch' | 'way' {
  if (won) return 'won'
  return why === 'TE-3.2' ? 'goblins' : why === 'TE-3.3' ? 'torch' : 'way'
}

/** Each once, and how often. */
function slainOf(kills: readonly Enemy[]): MessageList {
  return all(
    [...new Set(kills)].map(enemy => {
      const n = kills.filter(other => other === enemy).length
      return n === 1 ? cause(enemy) : message('board.end.times', { ...enemyName(enemy), n })
    }),
  )
}

function Total({ icon, n, label }: { icon: string; n: number; label: string }) {
  return (
    <li>
      <Icon d={icon} />
      <b>{n}</b>
      <span>{label}</span>
    </li>
  )
}
