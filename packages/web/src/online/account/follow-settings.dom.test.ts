import { afterEach, expect, test } from 'vitest'
import { setLocale } from '../../intl/locale.ts'
import { setColorScheme } from '../../shell/appearance/color-scheme.ts'
import { setTextSize } from '../../shell/appearance/text-size.ts'
import { apiOver } from '../api.ts'
import { browserOnline } from '../use-online.ts'
import { followSettings } from './follow-settings.ts'

afterEach(() => {
  setLocale('en')
  setColorScheme('dark')
  setTextSize('100')
})

test('the server hears of each choice once, for the other devices', async () => {
  const told: unknown[] = []
  const api = apiOver(async (path, init) => {
    told.push([path, JSON.parse(String(init?.body))])
    return Response.json({ name: 'Ada' })
  })
  for (let times = 0; times < 2; times++) followSettings({ ...browserOnline, api })
  expect(told).toEqual([])
  setLocale('pl')
  setColorScheme('light')
  setTextSize('130')
  const settings = { language: 'pl', theme: 'light', textSize: '130' }
  expect(told).toEqual([
    ['/api/me', { settings: { ...settings, theme: 'dark', textSize: '100' } }],
    ['/api/me', { settings: { ...settings, textSize: '100' } }],
    ['/api/me', { settings }],
  ])
})
