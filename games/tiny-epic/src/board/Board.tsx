import { type BoardProps, LazyView, MoreMessages, useIntl, useKeyboardInput, useLayout } from '@kazamata/ui'
import { useEffect, useRef } from 'react'
import type { Event } from '../event.ts'
import type { Move } from '../move.ts'
import type { View } from '../view.ts'
import './board.css'
import { dungeonMessages, dungeonScreen } from './lazy.ts'
import { type ScreenProps, usePlayback } from './playback/use-playback.ts'
import { HeroSelection } from './setup/HeroSelection.tsx'
import type { DisplayState } from './shared/display.ts'
import { useFocus, useKeys } from './shared/keyboard.ts'
import { layoutFor } from './shared/layout.ts'

/** The whole table of Tiny Epic Dungeons: draws what has happened, offers what is legal, and decides nothing. */
export function Board(props: BoardProps<View, Move, Event>) {
  const { view, seats, events, onShown } = props
  const isBot = (state: DisplayState) => {
    const hero = state.heroes[state.turn.hero]
    return hero !== undefined && seats[hero.seat]?.bot !== undefined
  }
  const playback = usePlayback(view, events, props, isBot)
  useEffect(() => {
    onShown(playback.seen, playback.idle)
  }, [onShown, playback.seen, playback.idle])
  const keyboard = useKeyboardInput()
  const { state, idle } = playback
  if ((idle && view.agenda.at(-1)?.do === 'pick') || state.heroes.length < state.party)
    return <Setup {...props} {...{ playback, keyboard }} />
  return (
    <MoreMessages messages={dungeonMessages}>
      <LazyView component={dungeonScreen} props={{ ...props, playback, keyboard, isBot }} />
    </MoreMessages>
  )
}

const none: readonly Move[] = []

/** The heroes come to the table, one after another. */
function Setup({ playback, keyboard, ...props }: BoardProps<View, Move, Event> & ScreenProps) {
  const { view, seats, play, undoable, undo, events, guided = false } = props
  const root = useRef<HTMLDivElement>(null)
  const layout = useLayout(root, layoutFor)
  const moves = playback.idle ? props.moves : none
  const task = view.agenda.at(-1)
  const { locale } = useIntl()
  useKeys(false, {
    cancel: playback.skip,
    undo: () => playback.idle && undoable > 0 && undo(1),
  })
  useFocus(root, keyboard, moves.length === 0 ? '' : `${events.length}`, undefined)
  return (
    <div className="te" ref={root} data-layout={layout} data-stage="pick">
      {playback.idle && task?.do === 'pick' && (
        <HeroSelection
          {...{ view, seats, moves, play, task, guided }}
          onConsider={() => {
            void dungeonScreen.preload()
            void dungeonMessages.preload(locale)
          }}
        />
      )}
    </div>
  )
}
