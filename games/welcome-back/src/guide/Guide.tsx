import { Icon } from '@kazamata/ui'
import { GuideSection } from '@kazamata/ui/guide'
import type { ReactNode } from 'react'
// All of the board comes with it, so that the page and the board share one file.
import '../board/index.tsx'
import { BeatenBy, MonsterCard } from '../board/cards/Cards.tsx'
import { shownStrength } from '../board/dock/DrawnCard.tsx'
import type { Draft } from '../board/dock/draft.ts'
import { Corridor } from '../board/dungeon/Corridor.tsx'
import { DeckAndPile, Gate } from '../board/dungeon/DeckAndPile.tsx'
import { Ending } from '../board/ending/Ending.tsx'
import { Equipment } from '../board/hero/Equipment.tsx'
import { HitPoints } from '../board/hero/HitPoints.tsx'
import { signs } from '../board/icons.ts'
import { RemovedMonsters, Seats } from '../board/seats/Seats.tsx'
import { useWords } from '../board/words.ts'
import { specials, type Token } from '../content/ids.ts'
import type { DisplayState } from '../display-state.ts'
import { welcomeBack } from '../game.ts'
import { atTheEnd, atTheTable, inTheDungeon, oneHasPassed, seats } from './example.ts'
import './guide.css'
import type en from './messages/en.json'

const Section = GuideSection<keyof typeof en>

/** How to play Welcome Back, for people at a table. */
export function Guide() {
  return (
    <>
      <Section
        title="guide.aim"
        text={['guide.aim.text', 'guide.aim.win']}
        picture={<Players />}
        caption="guide.aim.picture"
      />
      <Section
        title="guide.table"
        text={['guide.table.text']}
        points={['guide.table.hero', 'guide.table.deck', 'guide.table.dungeon', 'guide.table.track']}
        picture={<WholeTable />}
        caption="guide.table.picture"
      />
      <Section
        title="guide.turn"
        text={['guide.turn.text']}
        steps={['guide.turn.draw', 'guide.turn.pass']}
        after={['guide.turn.must', 'guide.turn.hint']}
        picture={<Turn />}
        caption="guide.turn.picture"
      />
      <Section
        title="guide.run"
        text={['guide.run.text']}
        points={['guide.run.beaten', 'guide.run.once', 'guide.run.hurt']}
        after={['guide.run.end']}
        picture={<Run />}
        caption="guide.run.picture"
      />
      <Section
        title="guide.special"
        text={['guide.special.text']}
        points={['guide.special.even', 'guide.special.before', 'guide.special.lost']}
        picture={<Specials />}
        caption="guide.special.picture"
      />
      <Section
        title="guide.end"
        text={['guide.end.text', 'guide.end.win']}
        picture={<End />}
        caption="guide.end.picture"
      />
    </>
  )
}

const nothing = () => undefined
/** Nobody is asked in a picture. */
const draft: Draft = {
  choices: [],
  chosen: undefined,
  lit: undefined,
  choose: nothing,
  point: nothing,
  commit: nothing,
}

function Table({ of, children }: { of: string; children: ReactNode }) {
  return (
    <div
      className={`wb wb-guide wb-guide-${of}`}
      data-theme="tavern"
      data-stage={of === 'run' ? 'run' : 'decide'}
    >
      <div className="wb-stage">
        <div className="wb-table">{children}</div>
      </div>
    </div>
  )
}

function Players() {
  return (
    <Table of="players">
      <Seats display={oneHasPassed} seats={seats} mine={undefined} ask={undefined} />
    </Table>
  )
}

/** Of the view the pile needs only who looks and the options. */
const view = welcomeBack.view(
  welcomeBack.setup(welcomeBack.options.parse({}), seats.length, { int: () => 0 }, nothing),
  'table',
)

function WholeTable() {
  return (
    <Table of="table">
      <DeckAndPile display={atTheTable} view={view} adding={false} />
      <Row of={atTheTable} />
    </Table>
  )
}

function Row({ of: { row, gone, run }, glow = [] }: { of: DisplayState; glow?: readonly Token[] }) {
  return (
    <>
      <Equipment
        hero="bard"
        row={row}
        gone={gone}
        run={run}
        seats={seats}
        viewer="table"
        draft={draft}
        glow={glow}
      />
      <HitPoints hero="bard" row={row} run={run} lit={undefined} />
    </>
  )
}

function Turn() {
  const w = useWords()
  return (
    <Table of="turn">
      <MonsterCard
        size="hand"
        seen={{ card: 'orc', strength: shownStrength('orc') }}
        foot={<BeatenBy card="orc" row={atTheTable.row} />}
      />
      <ul className="wb-guide-ways">
        <li>
          <Gate count={4} adding />
          <b>{w('do.add')}</b>
        </li>
        <li>
          <RemovedMonsters aside={[{ token: 'bar.harp' }]} />
          <b>{w('do.remove')}</b>
        </li>
        <li>
          <span className="wb-token wb-passed-mug">
            <Icon d={signs.pass} />
          </span>
          <b>{w('do.pass')}</b>
        </li>
      </ul>
    </Table>
  )
}

function Run() {
  const { run, pile } = inTheDungeon
  return (
    run !== undefined && (
      <Table of="run">
        <Corridor
          run={run}
          left={pile.length}
          ask={undefined}
          draft={draft}
          seats={seats}
          prompt={undefined}
        />
        <Row of={inTheDungeon} glow={['bar.flute']} />
      </Table>
    )
  )
}

function Specials() {
  const w = useWords()
  return (
    <Table of="specials">
      {specials.map(card => (
        <MonsterCard
          key={card}
          size="hand"
          seen={{ card, strength: shownStrength(card) }}
          foot={w(`card.${card}.rule`)}
        />
      ))}
    </Table>
  )
}

function End() {
  return (
    <Table of="end">
      <Ending display={atTheEnd} seats={seats} viewer="table" nextStarter={undefined} onLeave={undefined} />
    </Table>
  )
}
