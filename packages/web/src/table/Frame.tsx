import { type AnyGameUi, LazyView, notePlayed, paceChoice, useShortcuts } from '@kazamata/ui'
import { type ReactNode, useCallback, useMemo, useState, useSyncExternalStore } from 'react'
import { useCard, useWords } from '../intl/words.tsx'
import { usePageTitle } from '../shell/use-page-title.ts'
import { useSounds } from '../sound/use-sounds.ts'
import { useAdvice } from '../tutorial/use-advice.ts'
import { Bar } from './Bar.tsx'
import { type BoardState, boardState, withoutSecrets } from './board-state.ts'
import { Ledger } from './Ledger.tsx'
import { LiveRegion } from './LiveRegion.tsx'
import { lazyClauseDialog, lazyCurtain } from './lazy.ts'
import type { LoadedGame, Table } from './table.ts'
import { useMinWidth } from './use-min-width.ts'
import { useProgress } from './use-progress.ts'
import { useTheme } from './use-theme.ts'
import './frame.css'

/** The table: a bar above, the board, the ledger beside it. It sees what one viewer knows, wherever the match runs. */
export function Frame(props: {
  loaded: LoadedGame
  table: Table
  durable: boolean
  /** What is offered after the end. */
  after?: ReactNode
  /** Above the board. */
  notice?: ReactNode
  /** Further buttons of the bar. */
  tools?: ReactNode
  /** Beside the board, below the ledger where that is there too. */
  aside?: ReactNode
}) {
  const { loaded, table, durable, after, notice, tools, aside } = props
  const { manifest, game, ui } = loaded
  const t = useWords()
  const card = useCard()
  const { snapshot, actor, thinking, aims, hints, trouble, ...screen } = useSyncExternalStore(
    table.subscribe,
    table.get,
  )
  const state = useMemo(
    () => boardState(game, snapshot, { ...(actor !== undefined && { actor }), thinking, aims }),
    [game, snapshot, actor, thinking, aims],
  )
  const { shown, isResting, skip, onShown } = useProgress(table, snapshot, state)
  useShortcuts(skip !== undefined, ({ key }) => {
    if (key === 'Escape') skip?.()
    return key === 'Escape'
  })
  const pace = paceChoice.use()
  const [toEnd, setToEnd] = useState(false)
  const [endingClosed, setEndingClosed] = useState(false)
  const isOver = state.outcome !== undefined
  const mayLeave = !toEnd && !isOver && isWatched(ui, state)
  const curtain = isResting ? screen.curtain : undefined
  const [hasPlayed, setHasPlayed] = useState(false)
  const guided = table.match.seedWord === manifest.tutorial.seedWord
  const { advice, followed } = useAdvice(manifest, guided ? actor : undefined, state)
  const play = useCallback(
    (...moves: readonly unknown[]) => {
      notePlayed()
      setHasPlayed(true)
      followed(moves)
      table.play(...moves)
    },
    [table, followed],
  )
  const [clause, setClause] = useState<string>()
  const [covered, setCovered] = useState(false)
  const told = useMemo(() => (covered ? withoutSecrets(game, shown) : shown), [game, shown, covered])
  useSounds(ui, told, isResting, hasPlayed)
  const wide = useMinWidth()
  const beside = useMinWidth(ui.ledgerFrom)
  const top = usePageTitle<HTMLElement>(`${card(manifest.id, 'title')} · Kazamata`)
  useTheme(ui.theme)

  return (
    <div className="frame" data-wide={beside} data-aside={Boolean(aside)}>
      <a className="skip" href="#board">
        {t('jump.board')}
      </a>
      <Bar
        loaded={loaded}
        state={told}
        about={{ match: table.match, isOver, file: table.file }}
        {...(ui.undo === undefined && { undo: { off: state.undoable === 0, takeBack: () => table.undo(1) } })}
        {...(skip && { skip })}
        {...(mayLeave && {
          toEnd: () => {
            setToEnd(true)
            table.hurry()
            skip?.()
          },
        })}
        {...(isOver && endingClosed && { openEnding: () => setEndingClosed(false) })}
        onWhy={setClause}
        wide={wide}
        beside={beside}
        tools={tools}
      />
      {(trouble !== undefined || !durable) && (
        <p className="frame-trouble" role="status" data-trouble={trouble}>
          {t(`trouble.${trouble ?? 'unsaved'}`)}
          {trouble === 'outdated' && (
            <button type="button" className="btn" onClick={() => location.reload()}>
              {t('fault.reload')}
            </button>
          )}
        </p>
      )}
      {notice}
      <main id="board" tabIndex={-1} ref={top} inert={curtain !== undefined}>
        <ui.Board
          {...state}
          play={play}
          undo={table.undo}
          hints={hints}
          hint={table.hint}
          hidden={screen.curtain !== undefined}
          replay={false}
          guided={guided}
          {...(advice && { advice })}
          onShown={onShown}
          onCovered={setCovered}
          pace={toEnd ? 'instant' : pace}
          toEnd={toEnd}
          endingClosed={endingClosed}
          closeEnding={() => setEndingClosed(true)}
          onWhy={setClause}
          {...(state.outcome && { after })}
        />
      </main>
      {beside && <Ledger ui={ui} state={told} onWhy={setClause} />}
      {aside}
      <LiveRegion key={`${covered}`} ui={ui} state={told} />
      {curtain !== undefined && (
        <LazyView component={lazyCurtain} props={{ ui, state, next: curtain, onReady: table.confirm }} />
      )}
      {clause !== undefined && (
        <LazyView
          component={lazyClauseDialog}
          props={{ manifest, clause, onClose: () => setClause(undefined) }}
        />
      )}
    </div>
  )
}

/** Nobody at this screen decides anything any more: only bots are left, or never was anybody else. */
function isWatched(ui: AnyGameUi, { view, seats }: BoardState): boolean {
  return seats.every(({ seat, bot }) => bot !== undefined || ui.isOut?.(view, seat) === true)
}
