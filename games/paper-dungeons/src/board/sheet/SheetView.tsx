import { heroes, items, rooms } from '../../content/ids.ts'
import { Hit } from './Hit.tsx'
import { Paper } from './Paper.tsx'
import type { SheetProps } from './props.ts'

export function SheetView(props: SheetProps) {
  return (
    <Paper
      w={938}
      h={730}
      over={
        <>
          {heroes.map((hero, i) => (
            <Hit
              key={hero}
              at={{ x: 122, y: 80 + i * 43, w: 348, h: 43 }}
              spot={{ on: 'hero', hero }}
              label={hero}
              touch={props}
            />
          ))}
          {items.map((item, i) => (
            <Hit
              key={item}
              at={{ x: 121 + (i % 4) * 88, y: 296 + (i > 3 ? 92 : 0), w: 86, h: 90 }}
              spot={{ on: 'item', item }}
              label={item}
              touch={props}
            />
          ))}
          <Hit
            at={{ x: 122, y: 488, w: 348, h: 156 }}
            spot={{ on: 'potions' }}
            label="potions"
            touch={props}
          />
          {rooms.map((room, i) => (
            <Hit
              key={room}
              at={{ x: 496 + (i % 6) * 70, y: 82 + (6 - Math.floor(i / 6)) * 61, w: 70, h: 61 }}
              spot={{ on: 'room', room }}
              label={room}
              touch={props}
            />
          ))}
        </>
      }
    >
      <path d="M4 3L935 0 938 727 0 730z" fill="#f7f0df" />
    </Paper>
  )
}
