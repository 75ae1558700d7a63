import { renderPage } from '@kazamata/ui/testing/page'
import { fireEvent } from '@testing-library/react'
import { expect, it } from 'vitest'
import { kits } from '../../content/ids.ts'
import en from '../../messages/en.json' with { type: 'json' }
import { seats } from '../testing/seats.ts'
import { Equipment } from './Equipment.tsx'

const nothing = () => undefined
const draft = {
  choices: [],
  chosen: undefined,
  lit: undefined,
  choose: nothing,
  point: nothing,
  commit: nothing,
}

it('the link in the rule text of a token can be tapped: neither a lifted finger nor the focus closes the text', async () => {
  const props = { run: undefined, seats, viewer: 0, draft, glow: [] } as const
  const page = await renderPage(<Equipment hero="bard" row={kits.bard} gone={new Map()} {...props} />, en)
  const [token, other] = [...page.querySelectorAll<HTMLElement>('.wb-socket')].reverse()
  const button = token?.querySelector('button')
  const link = token?.querySelector('.house-mark a')
  if (token === undefined || !button || !link) throw new Error('The last token has no mark.')
  const isOpen = () => token.querySelector('.wb-tooltip')?.getAttribute('data-open')
  fireEvent.click(button)
  expect(isOpen()).toBe('true')
  fireEvent.blur(button, { relatedTarget: link })
  fireEvent.pointerOut(token, { pointerType: 'touch', relatedTarget: document.body })
  expect(isOpen()).toBe('true')
  fireEvent.pointerDown(other ?? document.body)
  fireEvent.pointerDown(document.body)
  expect(isOpen()).toBe('false')
  fireEvent.pointerOver(token, { pointerType: 'mouse', relatedTarget: document.body })
  expect(isOpen()).toBe('true')
  fireEvent.pointerOut(token, { pointerType: 'mouse', relatedTarget: document.body })
  expect(isOpen()).toBe('false')
})
