import { renderPage } from '@kazamata/ui/testing/page'
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { shellMessages } from '../../intl/messages.ts'
import { InstallApp } from './InstallApp.tsx'
import { keepInstallOffer } from './install.ts'

keepInstallOffer()
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const open = async () => renderPage(<InstallApp />, await shellMessages('en'))
const button = () => screen.queryByRole('button', { name: 'Install as an app' })

test('nothing is shown until the browser can install the page; then a button, and no window of its own', async () => {
  await open()
  expect(button()).toBeNull()
  const prompt = vi.fn(async () => undefined)
  const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt })
  await act(async () => void dispatchEvent(offer))
  expect([offer.defaultPrevented, prompt.mock.calls.length]).toEqual([true, 0])
  await act(async () => void fireEvent.click(button() ?? document.body))
  expect(prompt).toHaveBeenCalledTimes(1)
  expect(button()).toBeNull()
})

test('an installed app offers it no more', async () => {
  await open()
  const offer = Object.assign(new Event('beforeinstallprompt'), { prompt: async () => undefined })
  await act(async () => void dispatchEvent(offer))
  expect(button()).not.toBeNull()
  await act(async () => void dispatchEvent(new Event('appinstalled')))
  expect(button()).toBeNull()
})

test('on an iPhone a sentence says how', async () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0)')
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  await open()
  expect(screen.getByText(/Add to Home Screen/)).toBeTruthy()
  vi.unstubAllGlobals()
})
