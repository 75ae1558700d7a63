import { Icon } from '@kazamata/ui'
import { useState } from 'react'
import { bossRounds } from '../../../content/tracks.ts'
import type { Shield } from '../../../rules/score.ts'
import { explainShield } from '../../score/explain-shield.ts'
import { useText, useWords } from '../../words.ts'
import { Paper } from '../drawing/Paper.tsx'
import { PencilAnimation, withMinus } from '../drawing/shapes.tsx'
import { GemTrack, MinionTrack } from '../MinionAndGemTracks.tsx'
import type { SheetProps } from '../props.ts'
import { bossesBefore, RoundTrack } from '../RoundTrack.tsx'
import { shieldIcons } from '../Shields.tsx'
import { shieldEntries } from '../shields.ts'
import '../sheet.css'
import './score-tab.css'

/** Each season in a row of its own. */
function roundAt(n: number): readonly [x: number, y: number] {
  const season = bossesBefore(n)
  const first = (bossRounds[season - 1] ?? 0) + 1
  return [49 + (n - first) * 78, 4 + season * 60]
}

/** Tracks and shields: what is written, and what it would be if the game ended now; a touch says what it is made of. */
export function ScoreTab(props: SheetProps) {
  const w = useWords()
  const tell = useText()
  const [open, setOpen] = useState<Shield>()
  return (
    <PencilAnimation>
      <div className="pd-score">
        <ul aria-label={w('sheet.score')}>
          {shieldEntries(props).map(({ letter, value, state }) => (
            <li key={letter} data-state={state} data-letter={letter}>
              <button type="button" aria-pressed={open === letter} onClick={() => setOpen(letter)}>
                <b>{letter}</b>
                <Icon d={shieldIcons[letter]} />
                <span>{w(`sheet.shield.${letter}`)}</span>
                <em>{state === 'open' ? '–' : withMinus(value)}</em>
                {state === 'estimate' && <i className="visually-hidden">{w('sheet.estimate')}</i>}
              </button>
            </li>
          ))}
        </ul>
        <p aria-live="polite">
          {open === undefined
            ? w('sheet.estimates')
            : explainShield(open, props.sheet, props).map(tell).join(' ')}
        </p>
        <Paper w={360} h={306}>
          <rect className="pd-ground" width={360} height={306} />
          <RoundTrack {...props} layout={roundAt} />
          <path className="pd-rule thin" d="M12 186.500H348" />
          <MinionTrack {...props} place={n => ({ x: 12 + (n - 1) * 28.2, y: 196, w: 26, h: 38 })} />
          <GemTrack {...props} place={n => ({ x: 12 + (n - 1) * 33.8, y: 244, w: 31.5, h: 48 })} />
        </Paper>
      </div>
    </PencilAnimation>
  )
}
