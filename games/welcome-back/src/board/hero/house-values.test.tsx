import { TestMessages } from '@kazamata/ui/testing'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { equipment } from '../../content/equipment.ts'
import { heroTokens } from '../../content/heroes.ts'
import { cards, heroes, kits } from '../../content/ids.ts'
import { monsters } from '../../content/monsters.ts'
import { welcomeBack } from '../../game.ts'
import en from '../../messages/en.json' with { type: 'json' }
import { table } from '../../testing/index.ts'
import type { Draft } from '../dock/draft.ts'
import { Help } from '../help/Help.tsx'
import { seats } from '../testing/seats.ts'
import { Equipment, EquipmentList } from './Equipment.tsx'

const mark = /class="house-mark"/
const link = /href="\/rules\/welcome-back\/reference#house-values"/
const render = (node: ReactNode) => renderToStaticMarkup(<TestMessages messages={en}>{node}</TestMessages>)

const draft: Draft = {
  choices: [],
  chosen: undefined,
  lit: undefined,
  choose() {},
  point() {},
  commit() {},
}

/** The list items, one for each token of the Hero, in the order of the row. */
const items = (list: string) => list.split('<li').slice(1)

/** By hero, the tokens that must be marked: their effect is ours, or whether they are used once. */
const marked = {
  necromancer: 'stone wand scroll bones',
  princess: 'sword collar',
  ninja: 'outfit shuriken ninjato tools bomb',
  bard: 'blade',
  warrior: '',
  barbarian: '',
  mage: '',
  rogue: '',
}

describe.each(heroes)('the house values of the %s', hero => {
  const expected = kits[hero].map(token => marked[hero].split(' ').includes(token.slice(4)))

  it('are marked in the rule text of each token, with a link to how to correct them', () => {
    const row = render(
      <Equipment
        hero={hero}
        row={kits[hero]}
        gone={new Map()}
        run={undefined}
        seats={seats}
        viewer={0}
        draft={draft}
        glow={[]}
      />,
    )
    const list = items(row.slice(row.indexOf('wb-row')))
    expect(list.map(item => mark.test(item))).toEqual(expected)
    expect(list.map(item => link.test(item))).toEqual(expected)
  })

  it('are marked where the kit is listed, and on the aid card', () => {
    expect(items(render(<EquipmentList hero={hero} />)).map(item => mark.test(item))).toEqual(expected)
    const view = welcomeBack.view(table({ hero }), 0)
    const help = render(<Help view={view} viewer={0} seats={seats} />)
    const kit = help.split('<section').at(-2) ?? ''
    expect(items(kit).map(item => link.test(item))).toEqual(expected)
  })
})

it('says which part is ours', () => {
  expect(render(<EquipmentList hero="ninja" />)).toContain(
    'Our value (single use or not): the printed one was not available.',
  )
})

it('no Monster and no Hero has a house value: they have no mark', () => {
  const sources = [
    ...cards.map(card => monsters[card].source),
    ...heroes.map(hero => heroTokens[hero].source),
  ]
  expect(sources.flatMap(source => Object.values<string>(source))).not.toContain('house')
  expect(Object.values(equipment).filter(({ source }) => source.effect === 'house')).toHaveLength(7)
})
