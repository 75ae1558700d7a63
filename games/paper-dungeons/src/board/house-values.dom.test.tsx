import type { SeatInfo } from '@kazamata/ui'
import { renderPage } from '@kazamata/ui/testing/page'
import { act } from '@testing-library/react'
import { expect, it } from 'vitest'
import { bossCards } from '../content/bosses.ts'
import { black, white } from '../content/dice.ts'
import { dungeons } from '../content/dungeons.ts'
import { goalCards } from '../content/goals.ts'
import { bosses, cards } from '../content/ids.ts'
import { magicItems } from '../content/items.ts'
import { places } from '../content/map.ts'
import { missionCards } from '../content/missions.ts'
import { powerCards } from '../content/powers.ts'
import { minionTrack, perfect, resurrection, weakest } from '../content/tracks.ts'
import { paperDungeons as game } from '../game.ts'
import en from '../messages/en.json' with { type: 'json' }
import { shields } from '../rules/score.ts'
import { type Position, position } from '../testing/index.ts'
import type { View } from '../view.ts'
import { Dialogs } from './dialogs/Dialogs.tsx'
import { FinalScore } from './score/FinalScore.tsx'
import { ScoreTable } from './score/ScoreTable.tsx'
import { useBoardState } from './use-board-state.ts'

const ignore = () => undefined
const seats: readonly SeatInfo[] = [{ seat: 0, name: 'Ada', thinking: false, you: true }]

const marks = (box: Element | null) =>
  [...(box?.querySelectorAll('.house-mark:not([data-brief])') ?? [])].map(mark => {
    expect(mark.querySelector('a')?.getAttribute('href')).toBe('/rules/paper-dungeons/reference#house-values')
    return (mark.textContent ?? '').replace(' How to correct it', '')
  })
const whole = 'Our value: the printed one was not available.'
const ours = (parts: string) => `Our value (${parts}): the printed one was not available.`

function Bosses({ view }: { view: View }) {
  const board = useBoardState(
    {
      view,
      viewer: 0,
      seats,
      moves: [],
      play: ignore,
      undoable: 0,
      undo: ignore,
      hints: [],
      hint: ignore,
      preview: () => [],
      events: [],
      replay: true,
      onShown: ignore,
      onWhy: ignore,
    },
    false,
  )
  return <Dialogs dialog={{ show: 'bosses' }} board={board} events={[]} layout="wide" onOpen={ignore} />
}

const openBosses = (at: Position) => renderPage(<Bosses view={game.view(position(at), 0)} />, en)

it.each(bosses)('boss %s shows which of its values are ours', async boss => {
  const { level } = bossCards[boss]
  const [first, second, third] = dungeons.A.bosses
  const box = await openBosses({
    bosses: [level === 1 ? boss : first, level === 2 ? boss : second, level === 3 ? boss : third],
  })
  expect(Object.values(bossCards[boss].source)).toContain('house')
  // Only the fight with the Chimera was published.
  expect(marks(box.querySelectorAll('.pd-boss')[level - 1] ?? null)).toEqual([
    boss === '2A' ? ours('the middle tier and level and gems') : whole,
  ])
})

it.each(cards)('dungeon card %s shows which of its values are ours', async card => {
  const box = await openBosses({ card })
  expect(Object.values(dungeons[card].source)).toContain('house')
  expect(marks(box.querySelector('.pd-dungeon-source'))).toEqual([
    card === 'A' ? ours('which bosses wait') : whole,
  ])
})

it('of the score, glory for gems and the loss for damage are ours, and the ranks of a solo game', async () => {
  const view = game.view(position(), 0)
  const sheets = view.players.map(({ shown }) => shown)
  const table = await renderPage(<ScoreTable view={view} seats={seats} sheets={sheets} />, en)
  const marked: string[] = []
  for (const shield of shields) {
    const cell = table.querySelector<HTMLElement>(`[data-shield="${shield}"] button`)
    await act(async () => cell?.click())
    if (marks(table).length > 0) marked.push(shield)
  }
  expect(marked).toEqual(['F', 'H'])
  const end = (names: readonly SeatInfo[]) => (
    <FinalScore
      view={view}
      seats={names}
      sheets={sheets}
      mine={0}
      outcome={{ winners: [0], scores: [60], why: 'PD-SOL.5' }}
      onLeave={ignore}
    />
  )
  expect(marks((await renderPage(end(seats), en)).querySelector('header'))).toEqual([whole])
  const two = [...seats, { seat: 1, name: 'Bea', thinking: false, you: false }]
  expect(marks((await renderPage(end(two), en)).querySelector('header'))).toEqual([])
})

it('nothing else has a value of ours', () => {
  const others = [places, goalCards, missionCards, powerCards, magicItems].flatMap(content =>
    Object.values<{ readonly source: object | string }>(content),
  )
  const labels = [...others, white, black, weakest, perfect, minionTrack, resurrection].flatMap(
    ({ source }) => (typeof source === 'string' ? [source] : Object.values(source)),
  )
  expect(new Set(labels)).toEqual(new Set(['canon', 'public', 'ruling']))
})
