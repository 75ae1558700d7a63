import { memo } from 'react'
import { lossOf } from '../../rules/score.ts'
import { health, minionCount } from '../../rules/sheet-counts.ts'
import { useWords } from '../words.ts'
import { withMinus } from './drawing/shapes.tsx'
import type { SheetContents } from './props.ts'
import { shieldEntries } from './shields.ts'

/** What the drawing says beside the places to touch, for whoever listens. */
export const SheetText = memo(({ sheet }: SheetContents) => {
  const w = useWords()
  const numbers = sheet.track.match(/.{1,3}/g) ?? []
  return (
    <>
      {numbers.length > 0 && (
        <p className="visually-hidden">
          {w('sheet.track', { rounds: { list: numbers.map(three => [...three].join(' ')) } })}
        </p>
      )}
      <p className="visually-hidden">
        {w('sheet.health', {
          health: health(sheet),
          damage: sheet.damage,
          loss: lossOf(sheet.damage).glory,
          resurrected: sheet.resurrected ? 'yes' : 'no',
        })}
      </p>
      <p className="visually-hidden">
        {w('sheet.tracks', { minions: minionCount(sheet), gems: sheet.gems })}
      </p>
    </>
  )
})

export const ScoreText = memo((props: SheetContents) => {
  const w = useWords()
  return (
    <ul className="visually-hidden" aria-label={w('sheet.score')}>
      {shieldEntries(props).map(({ letter, value, state }) => (
        <li key={letter}>
          {w('sheet.shield', {
            letter,
            name: w(`sheet.shield.${letter}`),
            value: state === 'open' ? '' : withMinus(value),
            state,
          })}
        </li>
      ))}
    </ul>
  )
})
