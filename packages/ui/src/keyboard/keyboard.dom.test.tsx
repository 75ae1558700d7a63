import { act, render } from '@testing-library/react'
import { useRef } from 'react'
import { beforeEach, expect, it } from 'vitest'
import { useFocusRecovery, useKeyboardInput } from './focus.ts'
import { isConfirmKey, useElementKeys, useShortcuts } from './shortcuts.ts'

const used: string[] = []
beforeEach(() => void used.splice(0))

async function press(target: EventTarget, key: string, how: KeyboardEventInit = {}): Promise<KeyboardEvent> {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...how })
  await act(async () => target.dispatchEvent(event))
  return event
}
const element = (id: string): HTMLElement => {
  const found = document.getElementById(id)
  if (found === null) throw new Error(`There is no #${id}.`)
  return found
}

function Shortcuts({ enabled = true, dialog = false }) {
  useShortcuts(enabled, event => {
    if (event.key !== 'u' && !isConfirmKey(event)) return false
    used.push(event.key)
    return true
  })
  return (
    <>
      <input id="text" />
      <input id="radio" type="radio" />
      <button id="button" type="button" />
      <dialog open={dialog} />
    </>
  )
}

it('uses keys from anywhere but text fields, and leaves the others to the browser', async () => {
  render(<Shortcuts />)
  expect((await press(document.body, 'u')).defaultPrevented).toBe(true)
  expect((await press(element('radio'), 'u')).defaultPrevented).toBe(true)
  expect((await press(element('text'), 'u')).defaultPrevented).toBe(false)
  expect((await press(document.body, 'x')).defaultPrevented).toBe(false)
  expect((await press(document.body, 'u', { ctrlKey: true })).defaultPrevented).toBe(false)
  expect(used).toEqual(['u', 'u'])
})

it('uses no keys while a dialog is open, or while disabled', async () => {
  const { rerender } = render(<Shortcuts dialog />)
  await press(document.body, 'u')
  rerender(<Shortcuts enabled={false} />)
  await press(document.body, 'u')
  expect(used).toEqual([])
})

it('Enter confirms, except on a control that uses it', async () => {
  render(<Shortcuts />)
  await press(element('button'), 'Enter')
  await press(element('radio'), 'Enter')
  expect(used).toEqual([])
  await press(document.body, 'Enter')
  expect(used).toEqual(['Enter'])
})

function ElementKeys() {
  const map = useRef<HTMLDivElement>(null)
  useElementKeys(map, { '+': () => used.push('closer') })
  return (
    <div ref={map}>
      <button id="inside" type="button" />
    </div>
  )
}

it('an element has keys of its own', async () => {
  render(<ElementKeys />)
  await press(document.body, '+')
  await press(element('inside'), '+', { metaKey: true })
  expect(used).toEqual([])
  expect((await press(element('inside'), '+')).defaultPrevented).toBe(true)
  expect(used).toEqual(['closer'])
})

function Questions({ question }: { question: string | undefined }) {
  useFocusRecovery(useKeyboardInput(), question, () => document.getElementById('confirm'))
  return (
    <>
      <button id="other" type="button" />
      <button id="confirm" type="button" />
    </>
  )
}

it('moves a lost focus to the next question, for players who use the keyboard', async () => {
  const { rerender } = render(<Questions question="first" />)
  expect(document.activeElement).toBe(document.body)
  await press(document.body, 'Tab')
  expect(document.activeElement?.id).toBe('confirm')
  element('confirm').blur()
  rerender(<Questions question={undefined} />)
  expect(document.activeElement).toBe(document.body)
  rerender(<Questions question="second" />)
  expect(document.activeElement?.id).toBe('confirm')
})

it('takes the focus from no control that has it, and from no player with a pointer', async () => {
  const { rerender } = render(<Questions question="first" />)
  element('other').focus()
  await press(document.body, 'Tab')
  expect(document.activeElement?.id).toBe('other')
  await act(async () => window.dispatchEvent(new Event('pointerdown')))
  element('other').blur()
  rerender(<Questions question="second" />)
  expect(document.activeElement).toBe(document.body)
})
