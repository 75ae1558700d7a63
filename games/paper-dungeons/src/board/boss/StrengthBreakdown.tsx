import { bossCards } from '../../content/bosses.ts'
import type { Boss } from '../../content/ids.ts'
import type { Strength } from '../../event.ts'
import { hero } from '../../names.ts'
import { useWords } from '../words.ts'
import './strength-breakdown.css'

/** What the strength in a boss fight is made of (PD-BOS.3, PD-BOS.4). */
export function StrengthBreakdown({ strength, boss }: { strength: Strength; boss: Boss }) {
  const w = useWords()
  const { levels, weakness, warrior, sword, berserker, total } = strength
  const bonuses = [
    { points: weakness, from: w('boss.breakdown.weakness', { hero: hero(bossCards[boss].weakness) }) },
    { points: warrior, from: w('boss.breakdown.warrior') },
    { points: sword, from: w('item.sword.short') },
    { points: berserker, from: w('power.berserker') },
  ].filter(({ points }) => points !== undefined)
  return (
    <ol className="pd-strength">
      <li>
        <b>{levels}</b> {w('boss.breakdown.levels', { n: levels })}
      </li>
      {bonuses.map(({ points, from }) => (
        <li key={from}>
          <b>+{points}</b> {from}
        </li>
      ))}
      <li className="pd-strength-total">
        <b>= {total}</b>
      </li>
    </ol>
  )
}
