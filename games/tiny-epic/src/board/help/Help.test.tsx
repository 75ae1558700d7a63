import { TestMessages } from '@kazamata/ui/testing'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { tinyEpic as game } from '../../game.ts'
import { position } from '../../testing/index.ts'
import { english as en } from '../../testing/messages.ts'
import { Help } from './Help.tsx'

it('[TE-UI.2] [TE-UI.3] what the signs on sheets and rooms mean can be looked up', () => {
  const page = renderToStaticMarkup(
    <TestMessages messages={en}>
      <Help view={game.view(position(), 'table')} viewer="table" seats={[]} />
    </TestMessages>,
  )
  for (const sign of ['health', 'focus', 'speed', 'defence'] as const)
    expect(page).toContain(`<span>${en[`board.stat.${sign}`]}</span>`)
  for (const skill of ['strength', 'agility', 'intellect'] as const)
    expect(page).toContain(`<span>${en[`skill.${skill}`]}</span>`)
  for (const mark of ['te-trap', 'te-tick', 'te-seal', 'te-portal', 'te-beam', 'te-plug'])
    expect(page).toContain(`<g class="${mark}">`)
})

it('of the tutorial it offers the guide to the whole match, of others the guide to the first turns', () => {
  const page = (guided: boolean) =>
    renderToStaticMarkup(
      <TestMessages messages={en}>
        <Help view={game.view(position(), 'table')} viewer="table" seats={[]} guided={guided} />
      </TestMessages>,
    )
  expect(page(true)).toContain(en['board.tutorial.guide.off'])
  expect(page(false)).toContain(en['board.coach.off'])
})
