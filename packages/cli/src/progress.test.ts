import { describe, expect, it } from 'vitest'
import { progress } from './progress.ts'

function told(isTTY: boolean) {
  const texts: string[] = []
  const bar = progress(4, { isTTY, write: text => texts.push(text) })
  bar.step(1)
  bar.step(3)
  bar.end()
  return texts
}

describe('the progress bar', () => {
  it('grows on a terminal and leaves nothing behind', () => {
    const [first, second, last, ...more] = told(true)
    expect(first).toMatch(/^\r█{7}░{23} 1\/4, \d+ s left/)
    expect(second).toMatch(/^\r█{30} 4\/4, 0 s left/)
    expect(last).toBe('\r\x1b[K')
    expect(more).toEqual([])
  })

  it('prints nothing elsewhere', () => {
    expect(told(false)).toEqual([])
  })
})
