import { rooms } from '../../content/ids.ts'
import { Hit } from './Hit.tsx'
import { Paper } from './Paper.tsx'
import type { SheetProps } from './props.ts'

export function MapPart(props: SheetProps) {
  return (
    <Paper
      w={360}
      h={386}
      over={rooms.map((room, i) => (
        <Hit
          key={room}
          at={{ x: 23 + (i % 6) * 53.5, y: 7 + (6 - Math.floor(i / 6)) * 48.5, w: 53.5, h: 48.5 }}
          spot={{ on: 'room', room }}
          label={room}
          touch={props}
        />
      ))}
    >
      <rect width={360} height={386} fill="#f7f0df" />
    </Paper>
  )
}
