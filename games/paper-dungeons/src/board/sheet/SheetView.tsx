import { memo, useId } from 'react'
import { type Hero, heroes, type Item, items } from '../../content/ids.ts'
import { useWords } from '../words.ts'
import { Paper, type Rect } from './drawing/Paper.tsx'
import { Label, PencilAnimation } from './drawing/shapes.tsx'
import { HealthColumns } from './HealthColumns.tsx'
import { type HeroLayout, HeroRow, Weakest } from './Heroes.tsx'
import { ItemBox } from './Items.tsx'
import { GemTrack, MinionTrack } from './MinionAndGemTracks.tsx'
import { DungeonMap } from './map/DungeonMap.tsx'
import type { Grid } from './map/grid.ts'
import { MapButtons } from './map/MapButtons.tsx'
import { Potions } from './Potions.tsx'
import { type SheetContents, type SheetProps, sheetContents } from './props.ts'
import { bossesBefore, RoundTrack } from './RoundTrack.tsx'
import { ScoreText, SheetText } from './ScreenReaderText.tsx'
import { HeroButtons, ItemButtons, PotionsButton } from './SheetButtons.tsx'
import { Shields } from './Shields.tsx'
import './sheet.css'

const size = { w: 938, h: 730 }
const grid: Grid = { x: 496, y: 82, w: 70, h: 61 }

function heroLayout(hero: Hero): HeroLayout {
  const y = 84 + heroes.indexOf(hero) * 43
  return {
    symbol: [142, y + 16, 32],
    training: { x: 166, y: y + 8, w: 16, h: 16 },
    name: [190, y + 22, 16],
    box: level => ({ x: 262 + (level - 1) * 35, y: y + 1, w: 30, h: 30 }),
  }
}
const heroRows = heroes.map(hero => ({ hero, layout: heroLayout(hero) }))
const heroHit = (hero: Hero): Rect => ({ x: 122, y: 80 + heroes.indexOf(hero) * 43, w: 348, h: 43 })

function itemAt(item: Item): Rect {
  const i = items.indexOf(item)
  return { x: 121 + (i % 4) * 88, y: 296 + (i > 3 ? 93 : 0), w: 84, h: 88 }
}
const itemBoxes = items.map(item => ({ item, at: itemAt(item) }))

const roundAt = (n: number) => [252 + (n - 1) * 74 + bossesBefore(n) * 32, 12] as const

/** The whole sheet, as on paper (section 6). */
export function SheetView(props: SheetProps) {
  const parchment = useId()
  return (
    <PencilAnimation>
      <Paper
        {...size}
        className="pd-sheet"
        over={
          <>
            <SheetText {...sheetContents(props)} />
            <HeroButtons {...props} at={heroHit} />
            <ItemButtons {...props} at={itemAt} />
            <PotionsButton {...props} at={{ x: 122, y: 487, w: 348, h: 158 }} />
            <MapButtons {...props} grid={grid} />
            <ScoreText {...sheetContents(props)} />
          </>
        }
      >
        <defs>
          <linearGradient id={parchment} x2="1" y2="1">
            <stop stopColor="var(--pd-paper-1)" />
            <stop offset="1" stopColor="var(--pd-paper-2)" />
          </linearGradient>
        </defs>
        <path fill={`url(#${parchment})`} d={`M4 3L${size.w - 3} 0 ${size.w} ${size.h - 3} 0 ${size.h}z`} />
        <Drawing {...props} />
      </Paper>
    </PencilAnimation>
  )
}

/** What is printed and written, without its ground. */
function Drawing(props: SheetProps) {
  return (
    <>
      <StaticParts {...sheetContents(props)} />
      {heroRows.map(row => (
        <HeroRow key={row.hero} {...props} {...row} />
      ))}
      {itemBoxes.map(box => (
        <ItemBox key={box.item} {...props} {...box} />
      ))}
      <Potions {...props} x={126} y={492} step={68} high={51} />
      <DungeonMap {...props} grid={grid} />
    </>
  )
}

/** All that cannot be touched. */
const StaticParts = memo((props: SheetContents) => {
  const w = useWords()
  const { card, name, sheet } = props
  const about = [
    name,
    ...(sheet.power === undefined ? [] : [w(`power.${sheet.power}`)]),
    ...(sheet.goal === undefined ? [] : [w(`goal.${sheet.goal}`)]),
  ].join(' · ')
  return (
    <>
      <Label className="title" x={20} y={44} size={27} anchor="start" room={226}>
        {w('sheet.chapter', { card })}
      </Label>
      <Label className="note" x={20} y={62} size={14} anchor="start" room={226}>
        {about}
      </Label>
      <RoundTrack {...props} layout={roundAt} />
      <path className="pd-rule" d="M20 74H918M122 290H468M122 484H468M20 648H918" />
      <HealthColumns {...props} />
      <Label className="note" x={256} y={273} size={14} anchor="end" room={132}>
        {w('sheet.weakest')}
      </Label>
      <Weakest sheet={sheet} s={11} at={level => [277 + (level - 1) * 35, 267]} />
      <MinionTrack {...props} place={n => ({ x: 497 + (n - 1) * 35, y: 546, w: 32, h: 36 })} />
      <GemTrack {...props} place={n => ({ x: 497 + (n - 1) * 42, y: 590, w: 39, h: 46 })} />
      <Shields {...props} x={54} y={684} step={75.4} />
    </>
  )
})

/** The sheet on white paper, for the printer. */
export function SheetPrint(props: SheetProps) {
  return (
    <Paper {...size}>
      <Drawing {...props} />
    </Paper>
  )
}
