import { type ErrorCode, isRefusal } from '@kazamata/kernel'
import { seedOf } from '@kazamata/kernel/match'
import { type Pace, paceChoice } from '@kazamata/ui'
import { startTransition, useEffect, useState } from 'react'
import { loadMatch } from '../../matches/load-match.ts'
import { openStores } from '../../matches/open-stores.ts'
import { nextTask } from '../../shell/next-task.ts'
import { scriptedBots } from '../../tutorial/scripted-bots.ts'
import type { LoadedGame, Table } from '../table.ts'
import { webWorkerPool } from './bot-workers.ts'
import { openLocalTable } from './local-table.ts'
import { acquire, type TabLock } from './tab-lock.ts'

export type Opening =
  | { readonly is: 'opening' }
  | { readonly is: 'missing' }
  /** Another tab has it. */
  | { readonly is: 'elsewhere' }
  /** Its record does not replay. */
  | { readonly is: 'refused'; readonly game: string; readonly error: ErrorCode; file(): Promise<Blob> }
  | { readonly is: 'open'; readonly loaded: LoadedGame; readonly table: Table; readonly durable: boolean }

/**
 * The least time of a bot's decision, in milliseconds. Thinking fits into it: every decision takes the same time, so that
 * time tells nothing.
 */
const leastTime: Readonly<Record<Pace, number>> = { calm: 1100, brisk: 450, instant: 300 }

const later = (ms: number) => new Promise<void>(resolve => setTimeout(resolve, ms))

/** A table to play at. `steal` takes it from the tab that has it. */
export function useTable(id: string): readonly [Opening, steal: () => void] {
  const [opening, setOpening] = useState<Opening>({ is: 'opening' })
  const [steal, setSteal] = useState(false)
  const [broken, setBroken] = useState<unknown>()
  useEffect(() => {
    let left = false
    let lock: TabLock | undefined
    let table: Table | undefined

    async function open(): Promise<void> {
      setOpening({ is: 'opening' })
      lock = await acquire(id, () => left || setOpening({ is: 'elsewhere' }), steal)
      if (left) return lock?.release()
      if (lock === undefined) return setOpening({ is: 'elsewhere' })
      const loaded = await loadMatch(id)
      if (left) return
      if (loaded === undefined) return setOpening({ is: 'missing' })
      const { matches: store } = await openStores()
      const { stored, record, ui, manifest } = loaded
      const script =
        stored.seed === seedOf(manifest.tutorial.seedWord) ? await manifest.tutorial.script?.() : undefined
      // A replay follows: the page answers before it.
      await nextTask()
      if (left) return
      const bots = webWorkerPool()
      const opened = openLocalTable({
        ...loaded,
        isOpenQuestion: view => ui.isOpenQuestion(view),
        store,
        bots: script === undefined ? bots : scriptedBots(script, bots),
        pause: () => later(leastTime[paceChoice.get()]),
      })
      if (isRefusal(opened))
        return setOpening({
          is: 'refused',
          game: record.game,
          error: opened.error,
          file: async () => (await import('../../matches/import-export.ts')).matchFile(record, stored.seal),
        })
      table = opened
      // A whole board, drawn in slices: the page answers in between.
      startTransition(() => setOpening({ is: 'open', loaded, table: opened, durable: store.durable }))
    }

    open().catch(setBroken)
    return () => {
      left = true
      table?.close()
      lock?.release()
    }
  }, [id, steal])
  if (broken !== undefined) throw broken
  return [opening, () => setSteal(true)]
}
