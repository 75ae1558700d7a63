import { type BoardProps, LazyComponent, LazyView, useLayout } from '@kazamata/ui'
import { useEffect, useRef } from 'react'
import type { Event } from '../event.ts'
import type { Move } from '../move.ts'
import type { View } from '../view.ts'
import './board.css'
import { type Shared, usePlayback } from './playback/usePlayback.ts'
import { Picking } from './setup/HeroSelection.tsx'
import type { Scene } from './shared/display.ts'
import { useFocus, useKeyboard, useKeys } from './shared/keyboard.ts'
import { layoutFor } from './shared/layout.ts'

/** Heroes are picked first, and only then is the dungeon needed. */
export const dungeon = new LazyComponent(async () => (await import('./DungeonScreen.tsx')).Dungeon)

/** The whole table of Tiny Epic Dungeons: draws what has happened, offers what is legal, and decides nothing. */
export function Board(props: BoardProps<View, Move, Event>) {
  const { view, seats, events: news, replay, onShown } = props
  const isBot = (scene: Scene) => {
    const hero = scene.heroes[scene.turn.hero]
    return hero !== undefined && seats[hero.seat]?.bot !== undefined
  }
  const show = usePlayback(view, news, replay, isBot)
  useEffect(() => {
    onShown(show.told, show.idle)
  }, [onShown, show.told, show.idle])
  const keyboard = useKeyboard()
  const { scene, idle } = show
  if ((idle && view.agenda.at(-1)?.do === 'pick') || scene.heroes.length < scene.party)
    return <Gathering {...props} {...{ show, keyboard }} />
  return <LazyView component={dungeon} props={{ ...props, show, keyboard, isBot }} />
}

const none: readonly Move[] = []

/** The heroes come to the table, one after another. */
function Gathering({ show, keyboard, ...props }: BoardProps<View, Move, Event> & Shared) {
  const { view, seats, play, undoable, undo, events: news } = props
  const root = useRef<HTMLDivElement>(null)
  const layout = useLayout(root, layoutFor)
  const moves = show.idle ? props.moves : none
  const task = view.agenda.at(-1)
  useKeys(false, {
    cancel: show.skip,
    undo: () => show.idle && undoable > 0 && undo(1),
  })
  useFocus(root, keyboard, moves.length === 0 ? '' : `${news.length}`, undefined)
  return (
    <div className="te" ref={root} data-layout={layout} data-stage="pick">
      {show.idle && task?.do === 'pick' && (
        <Picking {...{ view, seats, moves, play, task }} onConsider={() => dungeon.preload()} />
      )}
    </div>
  )
}
