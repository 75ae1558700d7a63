import { memo } from 'react'
import { goalCards } from '../../content/goals.ts'
import { type Hero, heroes } from '../../content/ids.ts'
import { mastery, maxLevel, weakest } from '../../content/tracks.ts'
import { weakestLevel } from '../../rules/sheet-counts.ts'
import { heroIcons, signs } from '../icons.ts'
import { masteryIcons } from '../later-icons.ts'
import { range } from '../range.ts'
import { useWords } from '../words.ts'
import type { Rect } from './drawing/Paper.tsx'
import { scribble } from './drawing/pencil.ts'
import { Box, Highlight, Label, Shield, Sign, Stroke } from './drawing/shapes.tsx'
import type { SheetProps, SpotProps } from './props.ts'
import { spotProps } from './SheetButtons.tsx'

const levels = range(maxLevel).map(i => i + 1)

export interface HeroLayout {
  /** The middle of the hero's symbol, and its size. */
  readonly symbol: readonly [x: number, y: number, size: number]
  readonly training: Rect
  readonly name: readonly [x: number, y: number, size: number]
  /** Below the name, where there is room for it. */
  readonly colour?: readonly [x: number, y: number]
  box(level: number): Rect
}

/** A hero's row: the colour that trains it, six levels, a power at 4, a star at 6. */
export function HeroRow({ hero, layout, ...props }: SheetProps & Place) {
  return <Row {...spotProps(props, { on: 'hero', hero })} hero={hero} layout={layout} />
}
interface Place {
  readonly hero: Hero
  readonly layout: HeroLayout
}

const Row = memo(({ hero, layout, sheet, before = sheet, lit, chosen }: SpotProps & Place) => {
  const w = useWords()
  const i = heroes.indexOf(hero)
  const level = sheet.levels[i] ?? 1
  const was = before.levels[i] ?? 1
  const colour = sheet.goal === undefined ? undefined : goalCards[sheet.goal].training[i]
  const [sx, sy, size] = layout.symbol
  const [nx, ny, letters] = layout.name
  const next = level < maxLevel ? layout.box(level + 1) : undefined
  return (
    <g>
      <Sign d={heroIcons[hero]} x={sx} y={sy} size={size} />
      <rect
        className={`pd-training ${colour ?? 'open'}`}
        x={layout.training.x}
        y={layout.training.y}
        width={layout.training.w}
        height={layout.training.h}
        rx={2}
      />
      <Label x={nx} y={ny} size={letters} anchor="start" room={layout.box(1).x - nx - 4}>
        {w(`hero.${hero}`)}
      </Label>
      {layout.colour && colour && (
        <Label className="note" x={layout.colour[0]} y={layout.colour[1]} size={14} anchor="start">
          {w(`sheet.${colour}`)}
        </Label>
      )}
      {lit && next && <Highlight at={next} by={3.5} rx={6} className="lit" />}
      {levels.map(n => {
        const at = layout.box(n)
        const [cx, cy] = [at.x + at.w / 2, at.y + at.h / 2]
        const bright = lit && n === level + 1 ? 'ready' : 'soft'
        return (
          <g key={n}>
            <Box {...at} className={`${n === mastery ? 'strong' : ''} ${bright === 'ready' ? 'lit' : ''}`} />
            {n === mastery && level < mastery && (
              <Sign className={bright} d={masteryIcons[hero]} x={cx} y={cy} size={at.w * 0.66} />
            )}
            {n === maxLevel && level < maxLevel && (
              <Sign className={bright} d={signs.star} x={cx} y={cy} size={at.w * 0.64} />
            )}
            {n <= level && (
              <Stroke d={scribble(at, hero + n)} ink={n <= was ? 'old' : 'now'} w={at.w * 0.094} />
            )}
          </g>
        )
      })}
      {next && chosen && <Highlight at={next} by={3} rx={6} className="chosen" />}
    </g>
  )
})

/** What the weakest hero is worth at the end; the shield of now is marked. */
export function Weakest({ sheet, at, s }: Pick<SheetProps, 'sheet'> & WeakestProps) {
  const level = weakestLevel(sheet)
  return levels.map(n => {
    const [x, y] = at(n)
    return (
      <g key={n}>
        <Shield x={x} y={y} s={s} className={n === level ? 'now' : ''} />
        <Label x={x} y={y + s * 0.45} size={s * 1.27}>
          {String(weakest.values[n] ?? 0)}
        </Label>
      </g>
    )
  })
}
interface WeakestProps {
  readonly s: number
  at(level: number): readonly [x: number, y: number]
}
