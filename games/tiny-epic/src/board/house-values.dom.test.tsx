import { describe, expect, it } from 'vitest'
import { bossSheets } from '../content/bosses.ts'
import { goblinCards } from '../content/goblins.ts'
import { heroSheets } from '../content/heroes.ts'
import { bosses, goblins, heroes, loots, minions, rooms, spells } from '../content/ids.ts'
import type { Label } from '../content/label.ts'
import { lootCards } from '../content/loot.ts'
import { minionCards } from '../content/minions.ts'
import { roomCards } from '../content/rooms.ts'
import { spellCards } from '../content/spells.ts'
import { tinyEpic as game } from '../game.ts'
import type { Task } from '../state.ts'
import { position } from '../testing/index.ts'
import { BossSheet } from './boss/BossSheet.tsx'
import { BoardDialogs } from './dialogs/BoardDialogs.tsx'
import { Enemies } from './enemies/Enemies.tsx'
import { HeroSheet } from './hero/HeroSheet.tsx'
import { CardRows } from './loot/CardRows.tsx'
import { HeroSelection } from './setup/HeroSelection.tsx'
import { all, press, seats, show, text } from './testing/render.tsx'
import { show as ask } from './testing/render-question.tsx'
import { Torch } from './torch/Torch.tsx'
import { FigureInfo } from './turn/FigureInfo.tsx'

const ignore = () => undefined
const link = '.house-mark a[href="/rules/tiny-epic/reference#house-values"]'
const isMarked = (box: Element | null) => box?.querySelector(link) != null
const marks = (box: Element) => all(box, '.house-mark').map(text)

interface Labelled {
  readonly source: Label | Readonly<Record<string, Label>>
}

/** Each component, and whether a value of it is ours. */
function listed<Id extends string>(ids: readonly Id[], cards: Readonly<Record<Id, Labelled>>) {
  return ids.map(id => {
    const { source } = cards[id]
    return [id, (typeof source === 'string' ? [source] : Object.values(source)).includes('house')] as const
  })
}

describe('house values are marked in the details of a component, with a link to how to correct them', () => {
  it.each([...listed(loots, lootCards), ...listed(spells, spellCards)])('%s: %s', async (item, house) => {
    const rows = await show(<CardRows state={position({ rows: item })} />)
    expect(isMarked(rows.querySelector('.te-card'))).toBe(house)
    // The hero's own sheet is public.
    const state = position({ heroes: [{ hero: 'wizard', has: item }, 'cleric'] })
    expect(isMarked(await show(<HeroSheet state={state} hero={0} open />))).toBe(house)
    const equip: Task = { do: 'equip', card: item, drawn: true }
    const question = await ask(position({ agenda: [{ do: 'turn' }, equip] }))
    expect(question.text().includes('the printed one was not available')).toBe(house)
  })

  it.each([...listed(goblins, goblinCards), ...listed(minions, minionCards)])(
    '%s: %s',
    async (enemy, house) => {
      const state = position(
        goblins.some(goblin => goblin === enemy) ? { goblins: `${enemy}@0,0` } : { minions: `${enemy}@0,0` },
      )
      const box = await show(<Enemies state={state} onFigure={ignore} />)
      expect(isMarked(box)).toBe(false)
      await press(box.querySelector('.te-enemy-more'))
      expect(isMarked(box.querySelector('dialog'))).toBe(house)
    },
  )

  it.each(listed(bosses, bossSheets))('%s: %s', async (boss, house) => {
    const state = position({ rooms: 'lairDoor@1,0', boss: `${boss}@lair` })
    const sheet = <BossSheet state={state} moves={[]} onSpace={ignore} onFigure={ignore} />
    expect(isMarked(await show(sheet))).toBe(house)
  })

  it.each(listed(rooms, roomCards))('%s: %s', async (room, house) => {
    const box = await show(
      <BoardDialogs
        open={{ kind: 'room', room }}
        state={position()}
        seats={seats}
        phase={undefined}
        replayPhase={undefined}
        boss={undefined}
        enemies={undefined}
        acted={false}
        onOpen={ignore}
      />,
    )
    expect(isMarked(box)).toBe(house)
  })

  it.each(listed(heroes, heroSheets))('%s: %s', async (hero, house) => {
    const state = position({ heroes: [hero, hero === 'wizard' ? 'cleric' : 'wizard'] })
    expect(isMarked(await show(<HeroSheet state={state} hero={0} open />))).toBe(house)
    // Beside the map there is no room for it.
    expect(isMarked(await show(<HeroSheet state={state} hero={0} />))).toBe(false)
    const task = { do: 'pick', hero: 0, from: [hero] } as const
    const view = game.view(position(), 'table')
    const choice = (
      <HeroSelection view={view} seats={seats} moves={[]} play={ignore} task={task} onConsider={ignore} />
    )
    // A link in a button could not be followed: the sheet has it.
    expect((await show(choice)).querySelector('.house-mark svg') !== null).toBe(house)
  })

  it('a figure that is pointed at', async () => {
    const state = position({ heroes: ['ranger', 'wizard'], goblins: 'sneaky@0,0 stabby@0,0' })
    const info = (figure: Parameters<typeof FigureInfo>[0]['figure']) =>
      show(
        <FigureInfo
          view={game.view(state, 'table')}
          seats={seats}
          moves={[]}
          play={ignore}
          preview={() => []}
          onWhy={ignore}
          chosen={undefined}
          onChoose={ignore}
          undoable={0}
          undo={ignore}
          figure={figure}
          onForget={ignore}
        />,
      ).then(isMarked)
    expect(await info({ enemy: 'sneaky' })).toBe(true)
    expect(await info({ enemy: 'stabby' })).toBe(false)
    expect(await info({ hero: 0 })).toBe(true)
    expect(await info({ hero: 1 })).toBe(false)
  })

  it('the torch track of Act 2, and not that of Act 1', async () => {
    const open = async (boss: { boss?: string }) => {
      const box = await show(<Torch state={position({ rooms: 'lairDoor@1,0', ...boss })} />)
      await press(box.querySelector('button'))
      return isMarked(box.querySelector('dialog'))
    }
    expect(await open({ boss: 'dragon@lair' })).toBe(true)
    await press(document.querySelector('dialog button'))
    expect(await open({})).toBe(false)
  })
})

it('a mark says which part is ours', async () => {
  const shown = async (rows: string) => marks(await show(<CardRows state={position({ rows })} />))
  expect(await shown('crossbow')).toEqual(['Our value: the printed one was not available. How to correct it'])
  expect(await shown('lionBoots')).toEqual([
    'Our value (name and type): the printed one was not available. How to correct it',
  ])
})
