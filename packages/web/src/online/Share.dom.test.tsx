import { screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { button, openOnline, press } from '../testing/online-page.tsx'
import { Share } from './Share.tsx'

const path = '/join#ab.cd'
const share = <Share title="Invite" text="Send it." path={path} />
const link = () => screen.getByLabelText<HTMLInputElement>('Link to share')
const own = `${location.origin}${path}`
const local = /works on this computer only/

afterEach(() => vi.unstubAllGlobals())

test('the link has the address that the server knows', async () => {
  await openOnline(share, { 'GET /api/address': { url: 'http://192.168.0.4:8080' } })
  expect(link().value).toBe(`http://192.168.0.4:8080${path}`)
  expect(screen.queryByText(local)).toBeNull()
})

test.each([
  ['knows no better', {}],
  ['is an older one', { code: 'bad-message' }],
])('where the server %s, it has the address of this page', async (_, answer) => {
  await openOnline(share, { 'GET /api/address': answer })
  expect(link().value).toBe(own)
})

test('a link that works on this computer only says so', async () => {
  await openOnline(share, { 'GET /api/address': { url: 'http://localhost:8080' } })
  expect(screen.getByText(local)).toBeTruthy()
})

test('its QR code is an image with a name', async () => {
  await openOnline(share)
  const image = await screen.findByRole<HTMLImageElement>('img', { name: 'QR code of the link' })
  expect(image.src).toMatch(/^data:image\/svg/)
})

test('whoever comes to the field by keyboard has all of it selected', async () => {
  await openOnline(share)
  link().focus()
  expect([link().selectionStart, link().selectionEnd]).toEqual([0, own.length])
})

test('Copy puts it on the clipboard, and says so', async () => {
  const writeText = vi.fn(async () => undefined)
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  await openOnline(share)
  await press('Copy')
  expect(writeText).toHaveBeenCalledWith(own)
  expect(button('Copied')).toBeTruthy()
})

const refusing = { clipboard: { writeText: () => Promise.reject(new Error('no')) } }

test.each([
  ['without a clipboard, as over plain http', {}],
  ['where the browser does not hand it out', refusing],
])('%s, the selected text is copied', async (_, navigator) => {
  vi.stubGlobal('navigator', navigator)
  const copy = vi.fn(() => true)
  Object.assign(document, { execCommand: copy })
  await openOnline(share)
  await press('Copy')
  expect(copy).toHaveBeenCalledWith('copy')
  expect(link().selectionEnd).toBe(own.length)
  expect(button('Copied')).toBeTruthy()
})

test('a browser that refuses to copy leaves the link selected', async () => {
  vi.stubGlobal('navigator', refusing)
  Object.assign(document, { execCommand: () => false })
  await openOnline(share)
  await press('Copy')
  expect(button('Copy')).toBeTruthy()
  expect(link().selectionEnd).toBe(own.length)
})
