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
import { BossSheet } from './boss/BossSheet.tsx'
import { BoardDialogs, DialogButtons, type OpenDialog } from './dialogs/BoardDialogs.tsx'
import { actionUse } from './draft/action-use.ts'
import { certainResult } from './draft/certain-result.ts'
import { isTurn } from './draft/draft.ts'
import { useDraft } from './draft/use-draft.ts'
import { Ending } from './ending/Ending.tsx'
import { Enemies } from './enemies/Enemies.tsx'
import { lastEnemyPhase } from './enemies/enemy-phase.ts'
import { adviceSpot } from './help/advice.ts'
import { AdviceContext } from './help/advised-mark.ts'
import { useCoaching, useTutorialCoaching } from './help/coach.ts'
import { useAdviceInSight } from './help/use-advice-in-sight.ts'
import { HeroChips } from './hero/HeroChips.tsx'
import { HeroSheet } from './hero/HeroSheet.tsx'
import { Speakers } from './hints/Proposals.tsx'
import { DungeonMap } from './map/DungeonMap.tsx'
import type { ScreenProps } from './playback/use-playback.ts'
import type { DisplayState, Figure, MapHighlights } from './shared/display.ts'
import { useBriefly, useFocus, useKeys } from './shared/keyboard.ts'
import { layoutFor, useSmall } from './shared/layout.ts'
import { useWords } from './shared/words.ts'
import { Caption } from './status/Caption.tsx'
import { Torch } from './torch/Torch.tsx'
import { DecisionPanel } from './turn/DecisionPanel.tsx'
import { TurnBar } from './turn/TurnBar.tsx'
import './landscape.css'

const none: readonly Move[] = []

type DungeonScreenProps = BoardProps<View, Move, Event> &
  ScreenProps & { isBot(state: DisplayState): boolean }

/** The table once the heroes are chosen: the map, whatever is asked, and the cards around it. */
export function DungeonScreen({ playback, keyboard, isBot, ...props }: DungeonScreenProps) {
  const { view, viewer, seats, undoable, undo, events, replay, outcome, after, onWhy } = props
  const w = useWords()
  const root = useRef<HTMLDivElement>(null)
  const layout = useLayout(root, layoutFor)
  const small = useSmall()
  const { state } = playback
  const moves = playback.idle ? props.moves : none
  const task = view.agenda.at(-1)
  // Whoever does not decide may think aloud over the same moves.
  const [speaking, speak] = useState<Seat>()
  const [decider] = game.active(view)
  const listeners = seats.filter(player => player.bot === undefined && player.seat !== decider)
  const candidates = (viewer === 'table' ? listeners : listeners.filter(({ seat }) => seat === viewer)).map(
    ({ seat }) => seat,
  )
  const speaker = !playback.idle || replay ? undefined : candidates.find(seat => seat === speaking)
  const offered = useMemo(() => (decider === undefined ? none : game.moves(view, decider)), [view, decider])
  const draft = useDraft(view, speaker === undefined ? moves : offered, `${events.length} ${speaker}`)
  const phase = useMemo(() => lastEnemyPhase(events, playback.shown), [events, playback.shown])
  const acting =
    playback.idle || phase?.over ? undefined : phase?.actions.find(({ state }) => state === 'acts')?.enemy
  const use = useMemo(
    () => (playback.idle ? actionUse(view, draft.resolved?.action) : { uses: {} }),
    [playback.idle, view, draft.resolved],
  )
  const tutorial = useTutorialCoaching()
  const spot =
    props.guided && tutorial !== 'off' && speaker === undefined && props.advice !== undefined
      ? adviceSpot(view, moves, props.advice, draft)
      : undefined
  const advised = typeof spot === 'object' && 'place' in spot ? spot.place : undefined
  const highlights: MapHighlights = useMemo(
    () => ({
      ...draft.highlights,
      ...(advised !== undefined && { advised }),
      ...(draft.highlights.aimed === undefined && use.aimed && { aimed: use.aimed }),
      ...(acting !== undefined && { acting }),
      ...(playback.event?.type === 'flipped' && {
        rotating: { cell: playback.event.cell, room: playback.event.room, turns: 0 as const, deals: [] },
      }),
      pings: props.hints.flatMap(hint =>
        'spot' in hint ? [{ place: hint.spot, seat: hint.seat, name: seats[hint.seat]?.name ?? '' }] : [],
      ),
    }),
    [draft.highlights, advised, use, acting, playback.event, props.hints, seats],
  )
  const { chosen } = draft
  const { preview } = props
  const result = useMemo(
    () => certainResult(view, playback.idle && chosen !== undefined ? preview(chosen) : []),
    [view, playback.idle, chosen, preview],
  )
  const centre = centreOf(state, playback.event, highlights)
  const [dialog, openDialog] = useState<OpenDialog>()
  const waits = !playback.idle && !isBot(state) && (phase === undefined || phase.over)
  const held = useBriefly(waits)
  useKeys(held, {
    cancel: () => (playback.idle ? draft.clear() : playback.skip()),
    undo: () => playback.idle && undoable > 0 && undo(1),
  })

  const free = isTurn(task) && draft.current === undefined
  const coaching = useCoaching()
  useFocus(
    root,
    keyboard,
    // The guide's buttons go with it.
    moves.length === 0 ? '' : `${events.length} ${free} ${coaching}`,
    free ? view.heroes[view.turn.hero]?.place : undefined,
  )

  useAdviceInSight(root, props.guided === true)

  const over = view.result !== undefined && outcome !== undefined && playback.idle && !props.endingClosed
  const pointer = speaker ?? (viewer === 'table' ? seats.find(player => player.you)?.seat : viewer)
  const onFigure = (figure: Figure) => {
    openDialog(undefined)
    draft.selectFigure(figure)
  }
  const onSpace = (move: Move) => {
    openDialog(undefined)
    draft.choose(move)
  }
  const aiming = { state, targets: highlights.targets, aimed: highlights.aimed }
  const chips = (
    <HeroChips
      {...aiming}
      seats={seats}
      onOpen={at => {
        const figure = { hero: at }
        if (highlights.targets.some(target => 'hero' in target && target.hero === at)) onFigure(figure)
        else openDialog({ kind: 'sheet', hero: at })
      }}
    />
  )
  const acted = playback.idle && phase?.over === true
  const speakers = playback.idle && speaker === undefined && !replay && view.result === undefined && (
    <Speakers seats={seats} speakers={candidates} onSpeak={speak} />
  )
  const boss = state.boss !== undefined && (
    <BossSheet
      {...aiming}
      preview={playback.idle ? result.markers : undefined}
      moves={moves}
      considered={draft.chosen}
      onSpace={onSpace}
      onFigure={onFigure}
    />
  )
  const enemies = <Enemies {...aiming} acting={acting} harm={result.harm} onFigure={onFigure} />
  return (
    <div className="te" ref={root} data-layout={layout} data-turn={isTurn(task)}>
      <div className="te-table" inert={over}>
        <div className="te-torch-column">
          <Torch state={state} ahead={result.torch} />
        </div>
        {layout === 'wide' && <div className="te-enemies">{enemies}</div>}
        <div className="te-map-column">
          <DungeonMap
            state={state}
            highlights={highlights}
            centre={centre}
            onPlace={draft.selectPlace}
            onFigure={onFigure}
            onPing={place => pointer !== undefined && props.hint({ seat: pointer, spot: place })}
          />
          <Caption
            event={playback.event ?? (isBot(view) && !replay ? events.at(-1) : undefined)}
            seats={seats}
            viewer={viewer}
          />
          <div className="te-map-bar">
            {small && (
              <div className="te-phone-heroes" data-layout="phone">
                {chips}
              </div>
            )}
            <DialogButtons state={state} full={layout !== 'wide'} acted={acted && !small} onOpen={openDialog}>
              {speakers}
            </DialogButtons>
          </div>
          {layout === 'wide' && (
            <TurnBar state={state} onRoom={room => openDialog({ kind: 'room', room })} onWhy={onWhy} />
          )}
        </div>
        <aside className="te-panels" aria-label={w('board.side')}>
          {!small && chips}
          <AdviceContext value={spot}>
            <DecisionPanel
              {...props}
              {...{ moves, offered, draft, playback, phase, speaker, held }}
              onSpeak={speak}
            />
          </AdviceContext>
          {layout === 'wide' && boss}
          {layout === 'wide' && (
            <HeroSheet
              state={state}
              hero={state.turn.hero}
              preview={playback.idle ? result.heroes.get(activeHero(view).hero) : undefined}
              uses={use.uses}
              player={seats[state.heroes[state.turn.hero]?.seat ?? -1]}
            />
          )}
        </aside>
      </div>
      {dialog !== undefined && (
        <BoardDialogs
          open={dialog}
          state={state}
          seats={seats}
          phase={phase}
          replayPhase={playback.replayPhase}
          boss={boss}
          enemies={enemies}
          acted={acted && small}
          onOpen={openDialog}
        />
      )}
      {over && (
        <Ending
          view={view}
          events={events}
          guided={props.guided === true}
          after={after}
          onLeave={() => props.closeEnding?.()}
          onWhy={onWhy}
        />
      )}
    </div>
  )
}

/** Where to look: where something happens, where a card is turned, where the guide points, or at the hero whose turn it is. */
function centreOf(state: DisplayState, event: Event | undefined, highlights: MapHighlights): Place {
  if (highlights.rotating !== undefined) return highlights.rotating.cell
  if (event !== undefined) {
    const place = placeIn(state, event)
    if (place !== undefined && place >= 0) return place
  }
  const last = highlights.path.at(-1)
  return last ?? highlights.advised ?? state.heroes[state.turn.hero]?.place ?? entranceCell
}

function placeIn(state: DisplayState, event: Event): Place | undefined {
  switch (event.type) {
    case 'crept':
    case 'moved':
      return event.to
    case 'acts':
    case 'strikes':
    case 'struck':
      return placeOf(state, event.enemy)
    case 'hurt':
    case 'fell':
    case 'healed':
      return state.heroes.find(({ hero }) => hero === event.hero)?.place
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
