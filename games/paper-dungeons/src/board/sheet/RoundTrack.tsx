import { dicePerRound } from '../../content/dice.ts'
import { bossRounds, rounds } from '../../content/tracks.ts'
import { signs } from '../icons.ts'
import { range } from '../range.ts'
import { Box, Label, Sign } from './drawing/shapes.tsx'
import type { SheetProps } from './props.ts'

interface RoundProps extends Pick<SheetProps, 'sheet' | 'before' | 'round'> {
  readonly x: number
  readonly y: number
  /** 1 to 8. */
  readonly n: number
}

const wide = 20
const step = 22.5

/** The three numbers of a round: written before each die is used (PD-RND.7). */
function Round({ x, y, n, sheet, before = sheet, round }: RoundProps) {
  return (
    <g>
      {n === round && <rect className="pd-highlight now" x={x - 5} y={y} width={75} height={52} rx={6} />}
      <Label x={x + 32.5} y={y + 15} size={13}>
        {String(n)}
      </Label>
      {range(dicePerRound).map(k => {
        const i = (n - 1) * dicePerRound + k
        const number = sheet.track.charAt(i)
        return (
          <g key={k}>
            <Box x={x + k * step} y={y + 21} w={wide} h={24} />
            {number !== '' && (
              <Label
                className={`hand ${i < before.track.length ? 'old' : 'now'}`}
                x={x + k * step + wide / 2}
                y={y + 40}
                size={21}
              >
                {number}
              </Label>
            )}
          </g>
        )
      })}
    </g>
  )
}

/** How many bosses are fought before a round. */
export const bossesBefore = (round: number) => bossRounds.filter(last => last < round).length

export type RoundLayout = (n: number) => readonly [x: number, y: number]

/** The round track, 3 + 3 + 2, each season closed by a reminder of its boss (PD-SHT.2). */
export function RoundTrack({
  layout,
  ...props
}: Omit<RoundProps, 'x' | 'y' | 'n'> & { layout: RoundLayout }) {
  return range(rounds).map(i => {
    const n = i + 1
    const [x, y] = layout(n)
    const boss = bossRounds.indexOf(n)
    return (
      <g key={n}>
        <Round {...props} x={x} y={y} n={n} />
        {boss >= 0 && (
          <>
            <Sign
              className={props.sheet.glory.length > boss ? 'faint' : ''}
              d={signs.boss}
              x={x + 85}
              y={y + 21}
              size={26}
            />
            <Label x={x + 85} y={y + 48} size={13}>
              {'ABC'.charAt(boss)}
            </Label>
          </>
        )}
      </g>
    )
  })
}
