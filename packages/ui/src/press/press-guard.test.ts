import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aimDistance, guardTime, PressGuard, type PressTarget } from './press-guard.ts'

const here = { x: 100, y: 100 }
const control = (name: string, says = name, repeats = false): PressTarget => ({
  control: name,
  says,
  repeats,
})

describe('a double click', () => {
  it('does not press what appeared under the pointer', () => {
    const guard = new PressGuard()
    expect(guard.admits(here, control('brew'), 0)).toBe(true)
    expect(guard.admits(here, control('confirm'), 150)).toBe(false)
  })

  it('does not press a button that now does something else', () => {
    const guard = new PressGuard()
    expect(guard.admits(here, control('end', 'End turn'), 0)).toBe(true)
    expect(guard.admits(here, control('end', 'End it anyway'), 1)).toBe(false)
  })

  it('does not play twice with a button that says the same', () => {
    const guard = new PressGuard()
    expect(guard.admits(here, control('next card'), 0)).toBe(true)
    guard.played(0)
    expect(guard.admits(here, control('next card'), 150)).toBe(false)
    expect(guard.admits(here, control('next card'), guardTime)).toBe(true)
  })

  it('does not press where there was nothing', () => {
    const guard = new PressGuard()
    expect(guard.admits(here, undefined, 0)).toBe(true)
    expect(guard.admits(here, control('start'), 100)).toBe(false)
  })
})

it('the time counts from when the control appeared, however long after the click', () => {
  const guard = new PressGuard()
  guard.admits(here, control('skip'), 0)
  guard.see(control('draw'), 5000)
  expect(guard.admits(here, control('draw'), 5000 + guardTime - 1)).toBe(false)
  expect(guard.admits(here, control('draw'), 5000 + guardTime)).toBe(true)
})

it('a press counts only if it ends on what it began on', () => {
  const guard = new PressGuard()
  guard.begin(here, undefined, 0)
  expect(guard.admits(here, control('draw'), 80)).toBe(false)
})

it('a pointer that was moved is aimed anew, at once', () => {
  const guard = new PressGuard()
  guard.admits(here, control('brew'), 0)
  guard.moved({ x: here.x + aimDistance, y: here.y })
  expect(guard.admits(here, control('confirm'), 10)).toBe(true)
  expect(guard.admits({ x: here.x, y: here.y + aimDistance }, control('other'), 20)).toBe(true)
})

it('what stays as it is can be pressed as fast as one likes', () => {
  const guard = new PressGuard()
  for (let now = 0; now < 300; now += 30) expect(guard.admits(here, control('+1'), now)).toBe(true)
})

it('what is meant to be repeated may change its words and play each time', () => {
  const guard = new PressGuard()
  for (let n = 0; n < 5; n++) {
    expect(guard.admits(here, control('damage', `${n} of 5`, true), n * 50)).toBe(true)
    guard.played(n * 50)
  }
  expect(guard.admits(here, control('another', '1 of 3', true), 260)).toBe(false)
})

const step = fc.record({
  wait: fc.nat(700),
  move: fc.constantFrom(0, 3, 7, 8, 200),
  does: fc.constantFrom('press', 'press', 'press', 'see', 'play'),
  control: fc.constantFrom('a', 'b', 'c'),
})

it('law: of two presses that act at one place, the second hits what was there for 400 ms', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), steps => {
      const guard = new PressGuard()
      let now = 0
      let at = here
      let shown = 'a'
      /** When the control was shown or got another meaning. */
      let since = Number.NEGATIVE_INFINITY
      /** Where it was pressed last, unless the pointer has moved away. */
      let last: typeof here | undefined
      for (const { wait, move, does, control: next } of steps) {
        now += wait
        at = { x: at.x + move, y: at.y }
        guard.moved(at)
        if (last !== undefined && Math.hypot(at.x - last.x, at.y - last.y) >= aimDistance) last = undefined
        if (does === 'press') {
          const acts = guard.admits(at, control(shown), now)
          expect(acts).toBe(last === undefined || now - since >= guardTime)
          if (last === undefined) {
            last = at
            since = Number.NEGATIVE_INFINITY
          }
        } else if (does === 'play') {
          guard.played(now)
          since = now
        } else if (next !== shown) {
          shown = next
          since = now
          guard.see(control(shown), now)
        }
      }
    }),
  )
})
