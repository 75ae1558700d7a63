import { gemPrizes, gemTrack, minionTrack } from '../../content/tracks.ts'
import { minionCount } from '../../rules/sheet-counts.ts'
import { minionIcons, signs } from '../icons.ts'
import type { Rect } from './drawing/Paper.tsx'
import { cross, ring } from './drawing/pencil.ts'
import { Box, Label, Sign, Stroke } from './drawing/shapes.tsx'
import type { SheetProps } from './props.ts'

type TrackProps = Pick<SheetProps, 'sheet' | 'before'> & {
  /** Where the nth space lies, from 1. */
  place(n: number): Rect
}

const spaces = (values: readonly number[]) => values.map((value, n) => ({ value, n })).slice(1)

/** Defeated minions: twelve spaces (PD-SHT.6). */
export function MinionTrack({ sheet, before = sheet, place }: TrackProps) {
  const [now, was] = [minionCount(sheet), minionCount(before)]
  return spaces(minionTrack.values).map(({ value, n }) => {
    const { x, y, w, h } = place(n)
    const [cx, cy] = [x + w / 2, y + h * 0.36]
    return (
      <g key={n}>
        <Box {...place(n)} className={n === now ? 'reached' : ''} />
        <Sign className="faint" d={minionIcons.orc} x={cx} y={cy} size={20} />
        {n <= now && <Stroke d={cross([cx, cy], 9, `minion${n}`)} ink={n <= was ? 'old' : 'now'} w={2.5} />}
        <Label x={cx} y={y + h - 3} size={12}>
          {String(value)}
        </Label>
      </g>
    )
  })
}

/** Claimed gems: ten spaces, every second one with a reward (PD-SHT.7, GEM.4). */
export function GemTrack({ sheet, before = sheet, place }: TrackProps) {
  return spaces(gemTrack.values).map(({ value, n }) => {
    const { x, y, w, h } = place(n)
    const prize = gemPrizes[n]
    const [cx, cy] = [x + w * 0.35, y + h * 0.3]
    return (
      <g key={n}>
        <Box {...place(n)} className={n === sheet.gems ? 'reached' : ''} />
        <Sign className="faint" d={signs.gem} x={cx} y={cy} size={21} />
        {prize && <Sign d={signs[prize]} x={x + w * 0.77} y={y + 11} size={14} />}
        {n <= sheet.gems && (
          <Stroke d={ring([cx, cy], 12.5, 12.5, `gem${n}`)} ink={n <= before.gems ? 'old' : 'now'} w={2.3} />
        )}
        <Label x={x + w / 2} y={y + h - 5} size={14}>
          {String(value)}
        </Label>
      </g>
    )
  })
}
