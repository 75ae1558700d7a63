import { act, render } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { Modal } from './Modal.tsx'

it('is open while it is mounted, has its title as a name, and tells once that it was closed', async () => {
  const onClose = vi.fn()
  render(
    <Modal title="Score" theme="paper" closeLabel="Close" onClose={onClose}>
      12
    </Modal>,
  )
  const dialog = document.querySelector('dialog')
  expect(dialog?.open).toBe(true)
  expect(document.getElementById(dialog?.getAttribute('aria-labelledby') ?? '')?.textContent).toBe('Score')
  await act(async () => dialog?.querySelector('button')?.click())
  expect(dialog?.open).toBe(false)
  expect(onClose).toHaveBeenCalledTimes(1)
})
