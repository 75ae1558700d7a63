import { useCallback, useMemo, useState, useSyncExternalStore } from 'react'
import { useCard, useWords, Words } from '../intl/words.tsx'
import { useArrival } from '../shell/arrival.ts'
import { After } from './After.tsx'
import { Bar } from './Bar.tsx'
import { backOf } from './back.ts'
import { Curtain } from './Curtain.tsx'
import { Ledger } from './Ledger.tsx'
import { Live } from './Live.tsx'
import type { Opened } from './open.ts'
import { useProgress } from './progress.ts'
import { facesOf, sightOf } from './scene.ts'
import type { Table } from './table.ts'
import { useTheme } from './theme.ts'
import { Why } from './Why.tsx'
import { useWide } from './wide.ts'
import './frame.css'

/** The table: a bar above, the board, the ledger beside it. */
export function Frame({ opened, table, durable }: { opened: Opened; table: Table; durable: boolean }) {
  const { manifest, game, ui } = opened
  const t = useWords()
  const card = useCard()
  const { match, eyes, thinking, aims, hints, trouble } = useSyncExternalStore(table.subscribe, table.get)
  const sight = useMemo(() => sightOf(game, match, eyes), [game, match, eyes])
  const undoable = useMemo(() => backOf(game, match, eyes)?.to.length ?? 0, [game, match, eyes])
  const scene = useMemo(
    () => ({ ...sight, seats: facesOf(match, eyes, { thinking, aims }), undoable }),
    [sight, match, eyes, thinking, aims, undoable],
  )
  const { told, rests, onShown } = useProgress(table, match, scene)
  const curtain = rests ? eyes.curtain : undefined
  const [clause, setClause] = useState<string>()
  const onWhy = useCallback((id: string) => setClause(id), [])
  const wide = useWide()
  const beside = useWide(ui.ledgerFrom)
  const top = useArrival<HTMLElement>(`${card(manifest.id, 'title')} · Kazamata`)
  useTheme(ui.theme)

  return (
    <div className="frame" data-wide={beside}>
      <a className="skip" href="#board">
        {t('jump.board')}
      </a>
      <Bar
        opened={opened}
        scene={told}
        match={match}
        {...(!ui.ownUndo && { undo: { off: undoable === 0, takeBack: () => table.undo(1) } })}
        onWhy={onWhy}
        wide={wide}
        beside={beside}
      />
      {(trouble !== undefined || !durable) && (
        <p className="frame-trouble" role="status">
          <Words id={trouble === 'elsewhere' ? 'trouble.elsewhere' : 'trouble.unsaved'} />
        </p>
      )}
      <main id="board" tabIndex={-1} ref={top} inert={curtain !== undefined}>
        <ui.Board
          {...scene}
          play={table.play}
          undo={table.undo}
          hints={hints}
          hint={table.hint}
          hidden={eyes.curtain !== undefined}
          replay={false}
          onShown={onShown}
          onWhy={onWhy}
          {...(scene.outcome && { after: <After opened={opened} match={match} /> })}
        />
      </main>
      {beside && <Ledger ui={ui} scene={told} onWhy={onWhy} />}
      <Live ui={ui} scene={told} />
      {curtain !== undefined && <Curtain ui={ui} scene={scene} next={curtain} onReady={table.confirm} />}
      {clause !== undefined && (
        <Why manifest={manifest} clause={clause} onClose={() => setClause(undefined)} />
      )}
    </div>
  )
}
