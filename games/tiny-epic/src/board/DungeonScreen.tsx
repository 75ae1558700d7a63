import type { Seat } from '@kazamata/kernel'
import { type BoardProps, useLayout } from '@kazamata/ui'
import { useMemo, useRef, useState } from 'react'
import type { Event } from '../event.ts'
import { tinyEpic as game } from '../game.ts'
import type { Move } from '../move.ts'
import { placeOf } from '../rules/dungeon/figures.ts'
import { entranceCell, lair } from '../rules/dungeon/grid.ts'
import { activeHero, type Place } from '../state.ts'
import type { View } from '../view.ts'
import { Boss } from './boss/BossSheet.tsx'
import { Leaves, type Lying, Tools } from './dialogs/BoardDialogs.tsx'
import { stakeOf } from './draft/actionUse.ts'
import { ghostOf } from './draft/certainResult.ts'
import { isTurn } from './draft/draft.ts'
import { useHand } from './draft/useDraft.ts'
import { Ending } from './ending/Ending.tsx'
import { Enemies } from './enemies/Enemies.tsx'
import { phaseOf } from './enemies/enemyPhase.ts'
import { useCoaching } from './help/coach.ts'
import { Chips } from './hero/HeroChips.tsx'
import { Sheet } from './hero/HeroSheet.tsx'
import { Speakers } from './hints/Proposals.tsx'
import { DungeonMap } from './map/DungeonMap.tsx'
import type { Shared } from './playback/usePlayback.ts'
import type { Figure, Marks, Scene } from './shared/display.ts'
import { useBriefly, useFocus, useKeys } from './shared/keyboard.ts'
import { layoutFor, useSmall } from './shared/layout.ts'
import { useWords } from './shared/words.ts'
import { Caption } from './status/Caption.tsx'
import { Torch } from './torch/Torch.tsx'
import { Dock } from './turn/DecisionPanel.tsx'
import { TurnBar } from './turn/TurnBar.tsx'

const none: readonly Move[] = []

type DungeonProps = BoardProps<View, Move, Event> & Shared & { isBot(scene: Scene): boolean }

/** The table once the heroes are chosen: the map, whatever is asked, and the cards around it. */
export function Dungeon({ show, keyboard, isBot, ...props }: DungeonProps) {
  const { view, viewer, seats, undoable, undo, events: news, replay, outcome, after, onWhy } = props
  const w = useWords()
  const root = useRef<HTMLDivElement>(null)
  const layout = useLayout(root, layoutFor)
  const small = useSmall()
  const { scene } = show
  const moves = show.idle ? props.moves : none
  const task = view.agenda.at(-1)
  // Whoever does not decide may think aloud over the same moves.
  const [speaking, speak] = useState<Seat>()
  const [decider] = game.active(view)
  const listeners = seats.filter(face => face.bot === undefined && face.seat !== decider)
  const candidates = (viewer === 'table' ? listeners : listeners.filter(({ seat }) => seat === viewer)).map(
    ({ seat }) => seat,
  )
  const speaker = !show.idle || replay ? undefined : candidates.find(seat => seat === speaking)
  const offered = useMemo(() => (decider === undefined ? none : game.moves(view, decider)), [view, decider])
  const hand = useHand(view, speaker === undefined ? moves : offered, `${news.length} ${speaker}`)
  const phase = useMemo(() => phaseOf(news, show.shown), [news, show.shown])
  const acting =
    show.idle || phase?.over ? undefined : phase?.deeds.find(({ state }) => state === 'acts')?.enemy
  const stake = useMemo(
    () => (show.idle ? stakeOf(view, hand.deal?.plan) : { uses: {} }),
    [show.idle, view, hand.deal],
  )
  const marks: Marks = useMemo(
    () => ({
      ...hand.marks,
      ...(hand.marks.aimed === undefined && stake.aimed && { aimed: stake.aimed }),
      ...(acting !== undefined && { acting }),
      ...(show.event?.type === 'flipped' && {
        turning: { cell: show.event.cell, room: show.event.room, turns: 0 as const, deals: [] },
      }),
      pings: props.hints.flatMap(hint =>
        'spot' in hint ? [{ place: hint.spot, seat: hint.seat, name: seats[hint.seat]?.name ?? '' }] : [],
      ),
    }),
    [hand.marks, stake, acting, show.event, props.hints, seats],
  )
  const { chosen } = hand
  const { preview } = props
  const ghost = useMemo(
    () => ghostOf(view, show.idle && chosen !== undefined ? preview(chosen) : []),
    [view, show.idle, chosen, preview],
  )
  const eye = useEye(scene, show.event, marks)
  const [left, setLeft] = useState(false)
  const [lying, lay] = useState<Lying>()
  const waits = !show.idle && !isBot(scene) && (phase === undefined || phase.over)
  const held = useBriefly(waits)
  useKeys(held, {
    cancel: () => (show.idle ? hand.forget() : show.skip()),
    undo: () => show.idle && undoable > 0 && undo(1),
  })

  const free = isTurn(task) && hand.wish === undefined
  const coaching = useCoaching()
  useFocus(
    root,
    keyboard,
    // The guide's buttons go with it.
    moves.length === 0 ? '' : `${news.length} ${free} ${coaching}`,
    free ? view.heroes[view.turn.hero]?.place : undefined,
  )

  const over = view.result !== undefined && outcome !== undefined && show.idle && !left
  const pointer = speaker ?? (viewer === 'table' ? seats.find(face => face.you)?.seat : viewer)
  const onFigure = (figure: Figure) => {
    lay(undefined)
    hand.touchFigure(figure)
  }
  const onSpace = (move: Move) => {
    lay(undefined)
    hand.choose(move)
  }
  const chips = (
    <Chips
      scene={scene}
      seats={seats}
      targets={marks.targets}
      aimed={marks.aimed}
      onOpen={at => {
        const figure = { hero: at }
        if (marks.targets.some(target => 'hero' in target && target.hero === at)) onFigure(figure)
        else lay({ leaf: 'sheet', hero: at })
      }}
    />
  )
  const acted = show.idle && phase?.over === true
  const speakers = show.idle && speaker === undefined && !replay && view.result === undefined && (
    <Speakers seats={seats} speakers={candidates} onSpeak={speak} />
  )
  const boss = scene.boss !== undefined && (
    <Boss
      scene={scene}
      ghost={show.idle ? ghost.markers : undefined}
      moves={moves}
      considered={hand.chosen}
      targets={marks.targets}
      aimed={marks.aimed}
      onSpace={onSpace}
      onFigure={onFigure}
    />
  )
  const enemies = (
    <Enemies
      scene={scene}
      acting={acting}
      targets={marks.targets}
      aimed={marks.aimed}
      harm={ghost.harm}
      onFigure={onFigure}
    />
  )
  return (
    <div className="te" ref={root} data-layout={layout} data-turn={isTurn(task)}>
      <div className="te-desk" inert={over}>
        <div className="te-left">
          <Torch scene={scene} ahead={ghost.torch} />
        </div>
        {layout === 'wide' && <div className="te-enemies">{enemies}</div>}
        <div className="te-mid">
          <DungeonMap
            scene={scene}
            marks={marks}
            eye={eye}
            onPlace={hand.touch}
            onFigure={onFigure}
            onPing={place => pointer !== undefined && props.hint({ seat: pointer, spot: place })}
          />
          <Caption
            event={show.event ?? (isBot(view) && !replay ? news.at(-1) : undefined)}
            seats={seats}
            viewer={viewer}
          />
          {small && (
            <div className="te-faces" data-layout="phone">
              {chips}
            </div>
          )}
          <Tools scene={scene} full={layout !== 'wide'} acted={acted} onLay={lay}>
            {speakers}
          </Tools>
          {layout === 'wide' && (
            <TurnBar scene={scene} onRoom={room => lay({ leaf: 'room', room })} onWhy={onWhy} />
          )}
        </div>
        <aside className="te-side" aria-label={w('board.side')}>
          {!small && chips}
          <Dock {...props} {...{ moves, offered, hand, show, phase, speaker, held }} onSpeak={speak} />
          {layout === 'wide' && boss}
          {layout === 'wide' && (
            <Sheet
              scene={scene}
              hero={scene.turn.hero}
              ghost={show.idle ? ghost.heroes.get(activeHero(view).hero) : undefined}
              uses={stake.uses}
              face={seats[scene.heroes[scene.turn.hero]?.seat ?? -1]}
            />
          )}
        </aside>
      </div>
      {lying !== undefined && (
        <Leaves
          lying={lying}
          scene={scene}
          seats={seats}
          phase={phase}
          again={show.again}
          boss={boss}
          enemies={enemies}
          onLay={lay}
        />
      )}
      {over && <Ending view={view} news={news} after={after} onLeave={() => setLeft(true)} onWhy={onWhy} />}
    </div>
  )
}

/** Where to look: where something happens, where a card is turned, or at the hero whose turn it is. */
function useEye(scene: Scene, event: Event | undefined, marks: Marks): Place {
  if (marks.turning !== undefined) return marks.turning.cell
  if (event !== undefined) {
    const place = placeIn(scene, event)
    if (place !== undefined && place >= 0) return place
  }
  const last = marks.way.at(-1)
  return last ?? scene.heroes[scene.turn.hero]?.place ?? entranceCell
}

function placeIn(scene: Scene, event: Event): Place | undefined {
  switch (event.type) {
    case 'crept':
    case 'moved':
      return event.to
    case 'acts':
    case 'strikes':
    case 'struck':
      return placeOf(scene, event.enemy)
    case 'hurt':
    case 'fell':
    case 'healed':
      return scene.heroes.find(({ hero }) => hero === event.hero)?.place
    case 'goblin':
    case 'minion':
      return event.place
    case 'flipped':
    case 'placed':
    case 'dealt':
      return event.cell
    case 'actTwo':
      return lair
    default:
      return undefined
  }
}
