import type { Message } from '@kazamata/kernel'
import { Icon } from '@kazamata/ui'
import type { CSSProperties } from 'react'
import type { Hero } from '../../content/ids.ts'
import { firstSigns, heroIcons } from './first-icons.ts'
import { heroColours } from './hero-colours.ts'
import { type MessageId, useText, useWords } from './words.ts'

import './parts.css'

/** A style that carries the colour of a hero's figure. */
export function heroColour(hero: Hero): CSSProperties & Record<'--te-hue', string> {
  return { '--te-hue': heroColours[hero] }
}

/** A hero's figure: round, in its colour. */
export function Token({ hero }: { hero: Hero }) {
  return (
    <span className="te-token" style={heroColour(hero)}>
      <Icon d={heroIcons[hero]} />
    </span>
  )
}

/** Points as a row of boxes; those that would go or come are hatched. */
export function Meter(props: {
  readonly of: 'health' | 'focus' | 'foe'
  readonly now: number
  readonly max: number
  /** What it would be. */
  readonly preview?: number | undefined
}) {
  const { of, now, max, preview = now } = props
  const w = useWords()
  const at = of === 'focus' ? 'focus' : 'health'
  const label =
    preview === now
      ? w(`panel.meter.${at}`, { now, max })
      : w('panel.meter.then', { meter: { id: `panel.meter.${at}`, values: { now, max } }, would: preview })
  return (
    <span className="te-meter" data-of={of} role="img" aria-label={label}>
      {of !== 'foe' && <Icon d={firstSigns[at]} />}
      {points.slice(0, max).map(point => (
        <i key={point} data-is={boxOf(point, now, preview)} />
      ))}
    </span>
  )
}

/** No sheet and no minion has more. */
const points = Array.from({ length: 9 }, (_, point) => point)

function boxOf(point: number, now: number, preview: number): 'full' | 'empty' | 'loss' | 'gain' {
  if (point < Math.min(now, preview)) return 'full'
  if (point < now) return 'loss'
  return point < preview ? 'gain' : 'empty'
}

/** A number with its sign; the word is for those who do not see the sign or do not know it. */
export function Stat(props: {
  readonly icon: string
  readonly word: MessageId
  readonly children: string | number
}) {
  const w = useWords()
  return (
    <span className="te-stat" title={w(props.word)}>
      <Icon d={props.icon} label={w(props.word)} />
      {props.children}
    </span>
  )
}

/** Speed and defence of an enemy. */
export function EnemyStats({ speed, defence }: { speed: number; defence: number }) {
  return (
    <>
      <Stat icon={firstSigns.speed} word="panel.speed">
        {speed}
      </Stat>
      <Stat icon={firstSigns.defence} word="panel.defence">
        {defence}
      </Stat>
    </>
  )
}

/** Sentences, one to a line. */
export function Lines({ of }: { of: readonly Message[] }) {
  const text = useText()
  return (
    <div className="te-lines">
      {of.map(text).map(line => (
        <p key={line}>{line}</p>
      ))}
    </div>
  )
}
