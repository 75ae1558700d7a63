import { GuideSection } from '@kazamata/ui/guide'
import type { ReactNode } from 'react'
// All of the board comes with it, so that the page and the board share one file.
import '../board/index.tsx'
import { BossCard } from '../board/boss/BossCard.tsx'
import { bossForecast } from '../board/boss/bosses.ts'
import { DicePool, StepsLeft } from '../board/dice/DicePool.tsx'
import { Paper } from '../board/sheet/drawing/Paper.tsx'
import { HealthRows } from '../board/sheet/HealthColumns.tsx'
import { GemTrack, MinionTrack } from '../board/sheet/MinionAndGemTracks.tsx'
import { DungeonMap } from '../board/sheet/map/DungeonMap.tsx'
import { Potions } from '../board/sheet/Potions.tsx'
import { SheetPrint } from '../board/sheet/SheetView.tsx'
import { Shields } from '../board/sheet/Shields.tsx'
import { HeroesTab } from '../board/sheet/tabs/HeroesAndPotionsTabs.tsx'
import { useWords } from '../board/words.ts'
import { atTheBoss, drawn, nextBoss, view } from './example.ts'
import './guide.css'
import type en from './messages/en.json'

const Section = GuideSection<keyof typeof en>

/** How to play Paper Dungeons, for people at a table. */
export function Guide() {
  return (
    <>
      <Section
        title="guide.aim"
        text={['guide.aim.text', 'guide.aim.cards']}
        picture={<WholeMap />}
        caption="guide.aim.picture"
      />
      <Section
        title="guide.sheet"
        text={['guide.sheet.text']}
        points={[
          'guide.sheet.heroes',
          'guide.sheet.items',
          'guide.sheet.potions',
          'guide.sheet.map',
          'guide.sheet.shields',
        ]}
        picture={<WholeSheet />}
        caption="guide.sheet.picture"
      />
      <Section
        title="guide.round"
        text={['guide.round.text']}
        points={['guide.round.level', 'guide.round.craft', 'guide.round.brew', 'guide.round.walk']}
        after={['guide.round.special']}
        picture={<Dice />}
        caption="guide.round.picture"
      />
      <Section
        title="guide.walk"
        text={['guide.walk.text']}
        points={['guide.walk.minion', 'guide.walk.trap', 'guide.walk.treasure']}
        after={['guide.walk.gems']}
        picture={<Walk />}
        caption="guide.walk.picture"
      />
      <Section
        title="guide.hurt"
        text={['guide.hurt.text']}
        picture={<Hurt />}
        caption="guide.hurt.picture"
      />
      <Section
        title="guide.boss"
        text={['guide.boss.text', 'guide.boss.flee']}
        picture={<Boss />}
        caption="guide.boss.picture"
      />
      <Section
        title="guide.end"
        text={['guide.end.text', 'guide.end.score', 'guide.end.solo']}
        picture={<Scores />}
        caption="guide.end.picture"
      />
    </>
  )
}

function Desk({ of, children }: { of: string; children: ReactNode }) {
  return (
    <div className={`pd-guide pd-guide-${of}`} data-theme="paper">
      {children}
    </div>
  )
}

/** A piece of the sheet, on its own ground. */
function Piece({ w, h, children }: { w: number; h: number; children: ReactNode }) {
  return (
    <Paper w={w} h={h}>
      <rect className="pd-ground" width={w} height={h} />
      {children}
    </Paper>
  )
}

function WholeMap() {
  return (
    <Desk of="map">
      <Piece w={466} h={376}>
        <DungeonMap {...drawn} grid={{ x: 23, y: 12, w: 70, h: 48 }} />
      </Piece>
    </Desk>
  )
}

function WholeSheet() {
  return (
    <Desk of="sheet">
      <SheetPrint {...drawn} />
      <div className="pd-guide-heroes">
        <HeroesTab {...drawn} />
      </div>
    </Desk>
  )
}

function Dice() {
  const w = useWords()
  return (
    <Desk of="dice">
      <DicePool
        dice={view.dice}
        used={0b11}
        chosen={3}
        pickable={[4, 5]}
        fitting={undefined}
        roll={0}
        onPick={() => undefined}
      >
        <p className="pd-dice-caption">
          <span>{w('pending.walk', { mp: 3 })}</span>
          <StepsLeft left={3} of={3} />
        </p>
      </DicePool>
    </Desk>
  )
}

/** Around the party: columns B to F, rows 2 to 5. */
function Walk() {
  return (
    <Desk of="walk">
      <Piece w={440} h={250}>
        <DungeonMap
          {...drawn}
          grid={{ x: -84, y: -122, w: 88, h: 61 }}
          route={['D5', 'E5']}
          lit={[{ on: 'room', room: 'D5' }]}
          chosen={{ on: 'room', room: 'E5' }}
        />
      </Piece>
    </Desk>
  )
}

function Hurt() {
  return (
    <Desk of="hurt">
      <Piece w={360} h={190}>
        <HealthRows {...drawn} y={14} />
        <Potions {...drawn} x={16} y={92} step={66} high={49} />
      </Piece>
    </Desk>
  )
}

function Boss() {
  return (
    nextBoss !== undefined && (
      <Desk of="boss">
        <BossCard scheduled={nextBoss} forecast={bossForecast(view, atTheBoss, nextBoss)} heading="h3" />
      </Desk>
    )
  )
}

/** The shields in two rows: each shows the six that are on the paper. */
function Scores() {
  return (
    <Desk of="scores">
      <Piece w={440} h={260}>
        <MinionTrack {...drawn} place={n => ({ x: 10 + (n - 1) * 35.2, y: 10, w: 32, h: 36 })} />
        <GemTrack {...drawn} place={n => ({ x: 10 + (n - 1) * 42.2, y: 54, w: 39, h: 46 })} />
        <Shields {...drawn} x={40} y={140} step={72} />
        <g transform="translate(-432 74)">
          <Shields {...drawn} x={40} y={140} step={72} />
        </g>
      </Piece>
    </Desk>
  )
}
