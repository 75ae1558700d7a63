import { fastChance, preview } from '@kazamata/kernel'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { tinyEpic as game } from '../../game.ts'
import type { Move } from '../../move.ts'
import type { State } from '../../state.ts'
import { type Position, position } from '../../testing/index.ts'
import { button, press, seats, show, text } from '../testing/render.tsx'
import { FreeTurn } from './TurnPanel.tsx'

const gang = 'boomy@0,0 stabby@0,0 sneaky@0,0 pokey@0,0'

function Ending({ state, onPlay }: { state: State; onPlay(moves: readonly Move[]): void }) {
  const [sure, setSure] = useState(false)
  const view = game.view(state, 0)
  return (
    <FreeTurn
      view={view}
      seats={seats.slice(0, 1)}
      moves={game.moves(state, 0)}
      play={(...moves) => onPlay(moves)}
      preview={move => preview(game, view, 0, move, fastChance('end'), 1)}
      undoable={0}
      undo={() => undefined}
      onWhy={() => undefined}
      chosen={undefined}
      onChoose={() => undefined}
      sure={sure}
      onEnd={() => setSure(true)}
    />
  )
}

/** The end of a turn, and what was played. */
async function ending(told: Position) {
  const played: (readonly Move[])[] = []
  const state = position({ turn: { acted: true }, ...told })
  const box = await show(<Ending state={state} onPlay={moves => played.push(moves)} />)
  return { box, played, go: () => box.querySelector('[data-go]') }
}

it('[TE-3.2] a fifth goblin is no calm end of a turn: it says that the game is lost, and asks once more', async () => {
  // The next space of the torch brings a goblin.
  const { box, played, go } = await ending({ goblins: gang, torch: 8 })
  expect(text(go())).toBe('End turn: a fifth goblin, the game is lost')
  expect(go()?.getAttribute('data-tone')).toBe('danger')
  expect(text(box)).toContain('Four goblins are in the dungeon already: a fifth one loses the game.')
  await press(go())
  expect(played).toEqual([])
  expect(text(go())).toBe('Lose the game')
  await press(go())
  expect(played).toEqual([[{ do: 'end' }]])
})

it('[TE-3.3] nor is the last space of the torch', async () => {
  const { box, played, go } = await ending({ torch: 19 })
  expect(text(go())).toBe('End turn: the torch goes out, the game is lost')
  expect(go()?.getAttribute('data-tone')).toBe('danger')
  expect(text(box)).toContain('The torch comes to the skull: the game is lost.')
  await press(go())
  expect(played).toEqual([])
})

it('[TE-UI.11] with room for a goblin the end of the turn is calm', async () => {
  const { box, played, go } = await ending({ goblins: 'boomy@0,0', torch: 8 })
  expect(text(go())).toBe('End turn: a goblin comes')
  expect(go()?.getAttribute('data-tone')).toBeNull()
  expect(box.querySelector('.te-ahead')).toBeNull()
  await press(go())
  expect(played).toEqual([[{ do: 'end' }]])
})

it('[TE-UI.13] before the enemies act it is said whom they would hit, and who would fall', async () => {
  const { box } = await ending({
    heroes: [{ hero: 'rogue', health: 2 }, 'paladin@1,0'],
    rooms: 'feasthall@1,0 armory@2,0',
    minions: 'ogre@0,0 troll@2,0',
    torch: 9,
  })
  const ahead = text(box.querySelector('.te-ahead'))
  expect(ahead).toContain('If the turn ended now')
  expect(ahead).toContain('Rogue −3 health: falls')
  expect(ahead).toContain('Paladin −1 health')
  expect(ahead).toContain('Ogre')
  expect(ahead).toContain('Troll')
  expect(button(box, 'End turn: the enemies act')).not.toBeNull()
})

it('[TE-UI.13] with the focus that a blow takes', async () => {
  const { box } = await ending({
    heroes: [{ hero: 'rogue', focus: 4 }, 'paladin@1,0'],
    rooms: 'feasthall@1,0 armory@2,0',
    minions: 'wraith@0,0',
    torch: 9,
  })
  expect(text(box.querySelector('.te-ahead'))).toContain('Rogue −1 health, −3 focus')
})

it('[TE-UI.13] and that nobody is hit, where that is so', async () => {
  const { box } = await ending({
    rooms: 'feasthall@1,0 armory@2,0 guardPost@3,0',
    minions: 'troglodyte@3,0',
    torch: 9,
  })
  expect(text(box.querySelector('.te-ahead'))).toContain('nobody is hit')
})
