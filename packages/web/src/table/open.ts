import { type AnyGame, type ErrorCode, isRefusal } from '@kazamata/kernel'
import { type AnyMatch, type MatchRecord, replay } from '@kazamata/kernel/match'
import { findGame, type GameManifest } from '@kazamata/registry'
import type { AnyGameUi } from '@kazamata/ui'
import { useEffect, useState } from 'react'
import { shelf } from '../matches/shelf.ts'
import type { Saved } from '../matches/storage.ts'
import { workerBrain } from './brain.ts'
import { type Hold, takeHold } from './lock.ts'
import { leastTime, pace } from './pace.ts'
import { openTable, type Table } from './table.ts'

/** A match taken off the shelf, with all that is needed to show it. */
export interface Opened {
  readonly manifest: GameManifest
  readonly game: AnyGame
  readonly ui: AnyGameUi
  readonly saved: Saved
  readonly match: AnyMatch
}

export type Opening =
  | { readonly is: 'opening' }
  | { readonly is: 'missing' }
  /** Another tab has it. */
  | { readonly is: 'elsewhere' }
  /** Its record does not replay. */
  | { readonly is: 'refused'; readonly error: ErrorCode; readonly record: MatchRecord; readonly seal: string }
  | { readonly is: 'open'; readonly opened: Opened; readonly table: Table; readonly durable: boolean }

/** Takes a match off the shelf and replays it. */
export async function take(id: string): Promise<Opened | Exclude<Opening, { is: 'open' }>> {
  const found = await (await shelf()).load(id)
  if (found === undefined) return { is: 'missing' }
  const manifest = findGame(found.record.game)
  if (manifest === undefined) return { is: 'missing' }
  const [game, ui] = await Promise.all([manifest.game(), manifest.ui()])
  const match = replay(game, found.record)
  if (isRefusal(match))
    return { is: 'refused', error: match.error, record: found.record, seal: found.saved.seal }
  return { manifest, game, ui, saved: found.saved, match }
}

const later = (ms: number) => new Promise<void>(resolve => setTimeout(resolve, ms))

/** A table to play at. `steal` takes it from the tab that has it. */
export function useTable(id: string): readonly [Opening, steal: () => void] {
  const [opening, setOpening] = useState<Opening>({ is: 'opening' })
  const [steal, setSteal] = useState(false)
  const [broken, setBroken] = useState<unknown>()
  useEffect(() => {
    let left = false
    let hold: Hold | undefined
    let table: Table | undefined

    async function open(): Promise<void> {
      setOpening({ is: 'opening' })
      hold = await takeHold(id, () => left || setOpening({ is: 'elsewhere' }), steal)
      if (left) return hold?.release()
      if (hold === undefined) return setOpening({ is: 'elsewhere' })
      const taken = await take(id)
      if (left) return
      if ('is' in taken) return setOpening(taken)
      const here = await shelf()
      table = openTable({
        ...taken,
        open: view => taken.ui.isOpenQuestion(view),
        shelf: here,
        brain: workerBrain(),
        pause: () => later(leastTime[pace()]),
      })
      setOpening({ is: 'open', opened: taken, table, durable: here.durable })
    }

    open().catch(setBroken)
    return () => {
      left = true
      table?.close()
      hold?.release()
    }
  }, [id, steal])
  if (broken !== undefined) throw broken
  return [opening, () => setSteal(true)]
}
