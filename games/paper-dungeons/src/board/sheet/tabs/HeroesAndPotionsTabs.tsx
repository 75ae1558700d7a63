import { type Hero, heroes } from '../../../content/ids.ts'
import { openHearts } from '../../../rules/sheet-counts.ts'
import { useWords } from '../../words.ts'
import { Paper, type Rect } from '../drawing/Paper.tsx'
import { Label, PencilAnimation } from '../drawing/shapes.tsx'
import { HealthRows } from '../HealthColumns.tsx'
import { type HeroLayout, HeroRow, Weakest } from '../Heroes.tsx'
import { Potions } from '../Potions.tsx'
import { type SheetProps, sheetContents } from '../props.ts'
import { SheetText } from '../ScreenReaderText.tsx'
import { HeroButtons, PotionsButton } from '../SheetButtons.tsx'
import '../sheet.css'

const size = { w: 360, h: 386 }
const Ground = () => <rect className="pd-ground" width={size.w} height={size.h} />

function heroLayout(hero: Hero): HeroLayout {
  const y = 8 + heroes.indexOf(hero) * 60
  return {
    symbol: [28, y + 22, 32],
    training: { x: 51, y: y + 28, w: 12, h: 12 },
    name: [50, y + 20, 17],
    colour: [68, y + 39],
    box: level => ({ x: 118 + (level - 1) * 39.5, y: y + 5, w: 36, h: 38 }),
  }
}
const heroRows = heroes.map(hero => ({ hero, layout: heroLayout(hero) }))
const heroAt = (hero: Hero): Rect => ({ x: 4, y: 5 + heroes.indexOf(hero) * 60, w: 352, h: 54 })

/** Heroes, and what they can bear. */
export function HeroesTab(props: SheetProps) {
  const w = useWords()
  return (
    <PencilAnimation>
      <Paper
        {...size}
        over={
          <>
            <HeroButtons {...props} at={heroAt} />
            <SheetText {...sheetContents(props)} />
          </>
        }
      >
        <Ground />
        <path className="pd-rule thin" d="M12 60.5H348M12 120.500H348M12 180.500H348M12 240.500H348" />
        {heroRows.map(row => (
          <HeroRow key={row.hero} {...props} {...row} />
        ))}
        <Label className="note" x={12} y={270} size={15} anchor="start" room={104}>
          {w('sheet.weakest')}
        </Label>
        <Weakest sheet={props.sheet} s={12} at={level => [136 + (level - 1) * 39.5, 264]} />
        <HealthRows {...props} y={296} />
      </Paper>
    </PencilAnimation>
  )
}

/** Twelve potions and their hearts. */
export function PotionsTab(props: SheetProps) {
  const w = useWords()
  return (
    <PencilAnimation>
      <Paper {...size} over={<PotionsButton {...props} at={{ x: 6, y: 10, w: 348, h: 300 }} />}>
        <Ground />
        <g transform="translate(13 24) scale(1.08)">
          <Potions {...props} x={0} y={0} step={64} high={88} />
        </g>
        <Label className="note" x={180} y={332} size={15} room={340}>
          {w('sheet.potions.rule')}
        </Label>
        <Label className="hand" x={180} y={364} size={22} room={330}>
          {w('sheet.potions', {
            potions: props.sheet.potions,
            hearts: openHearts(props.sheet),
          })}
        </Label>
      </Paper>
    </PencilAnimation>
  )
}
