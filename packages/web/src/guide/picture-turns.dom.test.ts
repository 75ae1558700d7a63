import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { pictureTurns } from './picture-turns.ts'

/** What is watched, and how it learns whether the reader is near. */
const watched = new Map<Element, (isNear: boolean) => void>()

beforeEach(() => {
  watched.clear()
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(readonly callback: (entries: readonly { readonly isIntersecting: boolean }[]) => void) {}
      observe(figure: Element): void {
        watched.set(figure, isIntersecting => this.callback([{ isIntersecting }]))
      }
      disconnect(): void {}
    },
  )
})
afterEach(() => vi.unstubAllGlobals())

const figures = ['first', 'second', 'third'].map(id =>
  Object.assign(document.createElement('figure'), { id }),
)

/** A guide whose figures all wait for their turns. */
function guide() {
  const onRest = vi.fn()
  const turn = pictureTurns(onRest)
  const drawing: string[] = []
  const leaving = new AbortController()
  const finish = new Map<string, () => void>()
  for (const figure of figures)
    void turn(figure, leaving.signal).then(done => {
      drawing.push(figure.id)
      finish.set(figure.id, done)
    })
  const settle = () => new Promise(resolve => setTimeout(resolve))
  return {
    onRest,
    drawing,
    async reader(at: number, isNear: boolean): Promise<void> {
      await settle()
      const [figure] = figures.slice(at)
      if (figure !== undefined) watched.get(figure)?.(isNear)
      await settle()
    },
    async drawn(id: string): Promise<void> {
      finish.get(id)?.()
      await settle()
    },
    leave: () => leaving.abort(),
  }
}

test('a picture is drawn when the one before it is there and the reader is near', async () => {
  const { reader, drawn, drawing, onRest } = guide()
  await reader(0, true)
  await reader(1, true)
  expect(drawing).toEqual(['first'])
  await drawn('first')
  expect(onRest).not.toHaveBeenCalled()
  await reader(1, false)
  expect(drawing).toEqual(['first'])
  expect(onRest).toHaveBeenCalledTimes(1)
  await reader(1, true)
  expect(drawing).toEqual(['first', 'second'])
})

test('where all are in sight, it rests after the last', async () => {
  const { reader, drawn, onRest } = guide()
  for (const [at, { id }] of figures.entries()) {
    expect(onRest).not.toHaveBeenCalled()
    await reader(at, true)
    await drawn(id)
  }
  expect(onRest).toHaveBeenCalledTimes(1)
})

test('whoever leaves keeps nobody waiting', async () => {
  const { leave, drawing, reader } = guide()
  leave()
  await reader(0, false)
  expect(drawing).toEqual(['first', 'second', 'third'])
})
