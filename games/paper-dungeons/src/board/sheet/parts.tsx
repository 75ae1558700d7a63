import { heroes, items } from '../../content/ids.ts'
import { Hit } from './Hit.tsx'
import { Paper } from './Paper.tsx'
import type { SheetProps } from './props.ts'

export function HeroesPart(props: SheetProps) {
  return (
    <Paper
      w={360}
      h={386}
      over={heroes.map((hero, i) => (
        <Hit
          key={hero}
          at={{ x: 0, y: 10 + 62 * i, w: 360, h: 54 }}
          spot={{ on: 'hero', hero }}
          label={hero}
          touch={props}
        />
      ))}
    >
      <rect width={360} height={386} fill="#f7f0df" />
    </Paper>
  )
}

export function ItemsPart(props: SheetProps) {
  return (
    <Paper
      w={360}
      h={386}
      over={items.map((item, i) => (
        <Hit
          key={item}
          at={{ x: 10 + 170 * (i % 2), y: 10 + 92 * Math.floor(i / 2), w: 168, h: 88 }}
          spot={{ on: 'item', item }}
          label={item}
          touch={props}
        />
      ))}
    >
      <rect width={360} height={386} fill="#f7f0df" />
    </Paper>
  )
}

export function PotionsPart(props: SheetProps) {
  return (
    <Paper
      w={360}
      h={386}
      over={
        <Hit at={{ x: 10, y: 10, w: 340, h: 240 }} spot={{ on: 'potions' }} label="potions" touch={props} />
      }
    >
      <rect width={360} height={386} fill="#f7f0df" />
    </Paper>
  )
}

export function ScorePart(_props: SheetProps) {
  return (
    <Paper w={360} h={386}>
      <rect width={360} height={386} fill="#f7f0df" />
    </Paper>
  )
}
