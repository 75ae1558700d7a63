import { GuideSection } from '@kazamata/ui/guide'
import type { CSSProperties, ReactNode } from 'react'
import '../board/theme.css'
import '../board/board.css'
import { BossSheet } from '../board/boss/BossSheet.tsx'
import { EnemyReply, HeroResult } from '../board/dice/CheckResult.tsx'
import { Die, EnemyDie } from '../board/dice/Die.tsx'
import { roleOf } from '../board/dice/dice-pick.ts'
import '../board/dice/dice.css'
import { Enemies } from '../board/enemies/Enemies.tsx'
import { HeroSheet } from '../board/hero/HeroSheet.tsx'
import { LootCard } from '../board/loot/LootCard.tsx'
import { Figures } from '../board/map/figures/Figures.tsx'
import { figurePositions } from '../board/map/figures/positions.ts'
import { FloorHighlights } from '../board/map/highlights/FloorHighlights.tsx'
import { RoomBadges } from '../board/map/highlights/RoomBadges.tsx'
import '../board/map/map.css'
import { withRotatingRoom } from '../board/map/rooms/exits.ts'
import { RoomCards } from '../board/map/rooms/RoomCards.tsx'
import { CorridorEnds } from '../board/map/rooms/RoomDetails.tsx'
import { type MapHighlights, noHighlights } from '../board/shared/display.ts'
import { Torch } from '../board/torch/Torch.tsx'
import { commitForecast } from '../rules/check/forecast.ts'
import { counterForecasts } from '../rules/combat/counter-attack.ts'
import type { State } from '../state.ts'
import {
  atTheDoorstep,
  burning,
  equipped,
  fighting,
  inTheDungeon,
  inTheLair,
  knives,
  onTheWay,
} from './example.ts'
import './guide.css'
import type en from './messages/en.json'

const Section = GuideSection<keyof typeof en>

/** How to play Tiny Epic Dungeons, for people at a table. */
export function Guide() {
  return (
    <>
      <Section
        title="guide.aim"
        text={['guide.aim.text']}
        points={['guide.aim.one', 'guide.aim.two']}
        after={['guide.aim.lose']}
        picture={<Dungeon state={inTheDungeon} highlights={noHighlights} />}
        caption="guide.aim.picture"
      />
      <Section
        title="guide.hero"
        text={['guide.hero.text']}
        points={['guide.hero.numbers', 'guide.hero.focus', 'guide.hero.slots']}
        picture={
          <Table of="hero">
            <HeroSheet state={equipped} hero={0} />
          </Table>
        }
        caption="guide.hero.picture"
      />
      <Section
        title="guide.turn"
        text={['guide.turn.text']}
        points={['guide.turn.move', 'guide.turn.act', 'guide.turn.free']}
        after={['guide.turn.end']}
        picture={<Dungeon {...onTheWay} />}
        caption="guide.turn.picture"
      />
      <Section
        title="guide.explore"
        text={['guide.explore.text']}
        points={['guide.explore.ambush', 'guide.explore.trap', 'guide.explore.far']}
        picture={<Dungeon {...atTheDoorstep} />}
        caption="guide.explore.picture"
      />
      <Section
        title="guide.dice"
        text={['guide.dice.text']}
        points={['guide.dice.spare', 'guide.dice.turn']}
        after={['guide.dice.between']}
        picture={<Dice />}
        caption="guide.dice.picture"
      />
      <Section
        title="guide.fight"
        text={['guide.fight.hit', 'guide.fight.back', 'guide.fight.kill', 'guide.fight.fall']}
        picture={
          <Table of="enemies">
            <Enemies state={fighting} onFigure={nothing} />
          </Table>
        }
        caption="guide.fight.picture"
      />
      <Section
        title="guide.loot"
        text={['guide.loot.text', 'guide.loot.sets']}
        picture={
          <Table of="loot">
            {(['longSword', 'phoenixRobes', 'fireball'] as const).map(card => (
              <LootCard key={card} card={card} />
            ))}
          </Table>
        }
        caption="guide.loot.picture"
      />
      <Section
        title="guide.torch"
        text={['guide.torch.text']}
        points={['guide.torch.goblin', 'guide.torch.enemies', 'guide.torch.skull']}
        picture={
          <div className="te te-guide te-guide-torch" data-theme="torch" data-layout="side">
            <Torch state={burning} />
          </div>
        }
        caption="guide.torch.picture"
      />
      <Section
        title="guide.lair"
        text={['guide.lair.text']}
        points={['guide.lair.spaces', 'guide.lair.health', 'guide.lair.seals']}
        picture={
          <Table of="lair">
            <BossSheet state={inTheLair} moves={[]} onSpace={nothing} onFigure={nothing} />
          </Table>
        }
        caption="guide.lair.picture"
      />
    </>
  )
}

const nothing = () => undefined

function Table({ of, children }: { of: string; children: ReactNode }) {
  return (
    <div className={`te-guide te-guide-${of}`} data-theme="torch">
      {children}
    </div>
  )
}

/** Five columns and three rows around the entrance. */
const shownCells: CSSProperties & Record<`--${string}`, number> = { '--columns': 5, '--rows': 3 }

function Dungeon({ state, highlights }: { state: State; highlights: MapHighlights }) {
  const shown = highlights.rotating === undefined ? state : withRotatingRoom(state, highlights.rotating)
  const positions = figurePositions(shown)
  return (
    <div className="te-guide te-guide-map" data-theme="torch" style={shownCells}>
      <div className="te-stage">
        <RoomCards
          state={shown}
          rotating={highlights.rotating?.cell}
          positions={positions}
          known={new Set(shown.cells.keys())}
        />
        <svg className="te-under" viewBox="0 0 700 700" aria-hidden="true">
          <FloorHighlights highlights={highlights} />
          <CorridorEnds state={shown} />
        </svg>
        <Figures
          state={shown}
          highlights={highlights}
          positions={positions}
          onPlace={nothing}
          onFigure={nothing}
          onPing={nothing}
          onCloser={nothing}
          onBack={nothing}
        />
        <RoomBadges state={shown} highlights={highlights} positions={positions} />
      </div>
    </div>
  )
}

/** The 5 is the main die, the 2 is added. */
const pick = { main: 0, plus: 0b10 }

function Dice() {
  const forecast = commitForecast(fighting, knives, pick.main, pick.plus)
  const replies = counterForecasts(fighting, knives)
  return (
    <Table of="dice">
      <div className="te-dice" data-enemy="true">
        {knives.dice.map((face, at) => (
          <Die
            key={face}
            number={at + 1}
            face={face}
            role={roleOf(pick, at)}
            wasted={false}
            rerolling={false}
            mine={false}
            up="no"
            down="no"
            touch={nothing}
            turn={nothing}
          />
        ))}
        {knives.enemyDie !== undefined && <EnemyDie face={knives.enemyDie} replies={replies} />}
      </div>
      <div className="te-results">
        <HeroResult view={fighting} roll={knives} pick={pick} forecast={forecast} />
        <EnemyReply view={fighting} roll={knives} forecast={forecast} replies={replies} />
      </div>
    </Table>
  )
}
