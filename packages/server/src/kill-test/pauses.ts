import type { Player } from './player.ts'

/** Of a pair in the middle of a match, in milliseconds after a kill. */
export interface Pause {
  /** When the match went on: when one of the two was answered, or was told of a move, as of a bot. */
  readonly ended: number
  /** When the last line that had been lost before was open again, and when the match was shown over it; 0 where none was lost. */
  readonly open: number
  readonly shown: number
  readonly hasBot: boolean
  /** Was another server killed before the match went on? That kill has a pause of its own. */
  readonly isCutAgain: boolean
}

type Witness = Pick<Player, 'steps' | 'lineChanges'>

/** Does this pair play with a bot? With several servers some do: it has to go on when the one that plays for it is gone. */
export const hasBot = (pair: number, nodes: number) => nodes > 1 && pair % 4 === 0

/** How long each pair in the middle of a match waited after each kill, the shortest first; two players after another are a pair. */
export function pausesOf(
  players: readonly Witness[],
  killed: readonly number[],
  nodes = 1,
): readonly Pause[] {
  const pauses: Pause[] = []
  for (let n = 0; n + 1 < players.length; n += 2) {
    const pair = players.slice(n, n + 2)
    const steps = pair.flatMap(player => player.steps).sort((a, b) => a.at - b.at)
    for (const at of killed) {
      const next = steps.findIndex(step => step.at > at)
      const [before, after] = [steps[next - 1], steps[next]]
      if (after === undefined || after.match !== before?.match) continue
      const last = (to: 'open' | 'shown') =>
        Math.max(0, ...pair.map(player => becameSo(player, to, at, after.at) - at))
      pauses.push({
        ended: after.at - at,
        open: last('open'),
        shown: last('shown'),
        hasBot: hasBot(n / 2, nodes),
        isCutAgain: killed.some(other => other > at && other < after.at),
      })
    }
  }
  return pauses.sort((a, b) => a.ended - b.ended)
}

/** When a line that was lost between two moments, if need be again and again, last became so; the later one where it did not, and 0 where none was lost. */
function becameSo({ lineChanges }: Witness, to: 'open' | 'shown', from: number, until: number): number {
  const isMeanwhile = (one: { readonly at: number }) => one.at >= from && one.at <= until
  const lost = lineChanges.findLastIndex(one => one.to === 'lost' && isMeanwhile(one))
  if (lost === -1) return 0
  return lineChanges.slice(lost).find(one => one.to === to && isMeanwhile(one))?.at ?? until
}
