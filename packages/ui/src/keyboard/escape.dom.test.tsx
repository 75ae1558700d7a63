import { act, render } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { useEscape } from './escape.ts'
import { useShortcuts } from './shortcuts.ts'

const heard: string[] = []
beforeEach(() => void heard.splice(0))

async function pressEscape(): Promise<void> {
  const event = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true })
  await act(async () => document.body.dispatchEvent(event))
}

function Board({ note, tooltip, dialog = false }: { note: boolean; tooltip: boolean; dialog?: boolean }) {
  useShortcuts(true, ({ key }) => {
    if (key === 'Escape') heard.push('drop')
    return key === 'Escape'
  })
  useEscape(note, () => heard.push('note'))
  useEscape(tooltip, () => heard.push('tooltip'))
  return <dialog open={dialog} />
}

it('Escape closes what was opened last, and drops what is picked only when nothing is open', async () => {
  const { rerender } = render(<Board note={false} tooltip />)
  rerender(<Board note tooltip />)
  await pressEscape()
  expect(heard).toEqual(['note'])
  rerender(<Board note={false} tooltip />)
  await pressEscape()
  expect(heard).toEqual(['note', 'tooltip'])
  rerender(<Board note={false} tooltip={false} />)
  await pressEscape()
  expect(heard).toEqual(['note', 'tooltip', 'drop'])
})

it('an open dialog takes Escape for itself', async () => {
  render(<Board note tooltip dialog />)
  await pressEscape()
  expect(heard).toEqual([])
})
