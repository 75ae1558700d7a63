import type { Result } from '@kazamata/room/store'
import { page, renderPage } from '@kazamata/ui/testing/page'
import { act, cleanup } from '@testing-library/react'
import { expect, test } from 'vitest'
import { shellMessages } from '../intl/messages.ts'
import { openStores } from '../matches/open-stores.ts'
import { bot, person } from '../testing/match.ts'
import { startCampaign } from './begin-chapter.ts'
import CampaignPage from './CampaignPage.tsx'

const seats = [
  { name: 'Ala', occupant: person },
  { name: 'Oak', occupant: bot },
]

/** A campaign of the first story after so many chapters, whose matches are gone. */
async function open(...results: Result[]): Promise<string> {
  const here = await openStores()
  const id = (await startCampaign(here, { game: 'paper-dungeons', story: '1', seats, options: {} })) ?? ''
  const campaign = (await here.campaigns.list()).find(one => one.id === id)
  if (campaign === undefined) throw new Error('The campaign is gone.')
  const chapters = results.map((result, at) => ({ match: `${id} ${at}`, result }))
  await here.campaigns.save({ ...campaign, chapters })
  await show(id)
  return id
}

async function show(id: string): Promise<void> {
  const messages = await shellMessages('en')
  await renderPage(<CampaignPage id={id} />, messages)
  while (page.querySelector('.campaign') === null) await act(() => new Promise(soon => setTimeout(soon, 20)))
}

const cells = () =>
  [...page.querySelectorAll('tbody tr')].map(row =>
    [...row.children].map(cell => cell.textContent?.replace('·not yet', '') ?? ''),
  )
const first: Result = { scores: [50, 70], ties: [20, 21] }
const second: Result = { scores: [60, 40], ties: [22, 24] }

test('[PD-CAM.3] [PD-UI.15] the chapter’s text comes first, then the button that begins it', async () => {
  await open()
  const next = page.querySelector('.next-chapter')
  expect(next?.querySelector('h2')?.textContent).toBe('Chapter 1 of 3')
  expect(next?.querySelector('.story-text')?.textContent).toMatch(/lanterns/)
  expect(next?.querySelector('button')?.textContent).toBe('Begin the chapter')
  expect(page.querySelector('table')).toBeNull()
})

test('[PD-CAM.9] [PD-UI.15] between chapters: totals, running sum, rank, and the next chapter', async () => {
  await open(first, second)
  expect(page.querySelector('.next-chapter h2')?.textContent).toBe('Chapter 3 of 3')
  expect(cells()).toEqual([
    ['Ala', '50', '60', '', '110', '2.', '42'],
    ['Oak', '70', '40', '', '110', '1.', '45'],
  ])
  expect(page.querySelectorAll('.past li')).toHaveLength(2)
})

test('[PD-CAM.6] [PD-CAM.7] after the last chapter: who won, and that the tie-break decided', async () => {
  await open(first, second, { scores: [55, 55], ties: [19, 17] })
  const next = page.querySelector('.next-chapter')
  expect(next?.textContent).toContain('The story is told')
  expect(next?.textContent).toContain('Oak wins the campaign with 165.')
  expect(next?.textContent).toContain('tie-break')
  expect(next?.querySelector('button, a')).toBeNull()
})

test('a chapter whose match is gone begins anew, and says so', async () => {
  const id = await open(first)
  const here = await openStores()
  const campaign = (await here.campaigns.list()).find(one => one.id === id)
  if (campaign === undefined) throw new Error('The campaign is gone.')
  await here.campaigns.save({ ...campaign, chapters: [...campaign.chapters, { match: 'lost' }] })
  cleanup()
  await show(id)
  expect(page.querySelector('.next-chapter button')?.textContent).toBe('Begin the chapter anew')
  expect(cells()[0]?.slice(0, 2)).toEqual(['Ala', '50'])
})
