import { expect, test, vi } from 'vitest'
import { lazily, loadOnce } from './loader.ts'

test('what was loaded is not loaded again, and is there at once', async () => {
  const load = vi.fn(async () => 7)
  const loader = loadOnce(load)
  expect(loader.loaded?.()).toBeUndefined()
  expect(await Promise.all([loader(), loader()])).toEqual([7, 7])
  expect(loader.loaded?.()).toBe(7)
  expect(load).toHaveBeenCalledTimes(1)
})

test('after a failure it is tried again', async () => {
  const loader = loadOnce(vi.fn(async () => 7).mockRejectedValueOnce(new Error('Offline.')))
  await expect(loader()).rejects.toThrow('Offline.')
  expect(await loader()).toBe(7)
})

test('languages are loaded one by one', async () => {
  const of = (text: string) => async () => ({ default: text })
  const words = lazily({ en: of('door'), pl: of('drzwi'), cs: of('dveře'), hu: of('ajtó') })
  expect(await words('hu')).toBe('ajtó')
  expect([words.loaded?.('hu'), words.loaded?.('cs')]).toEqual(['ajtó', undefined])
})
