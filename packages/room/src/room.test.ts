import { type AnyGame, canonicalJson } from '@kazamata/kernel'
import type { Entry } from '@kazamata/kernel/match'
import { accepted, delve, nim, torch } from '@kazamata/kernel/testing'
import { describe, expect, test, vi } from 'vitest'
import { Room } from './room.ts'
import { applyUpdate } from './snapshot.ts'
import type { MatchLog, WriteResult } from './store/index.ts'
import { answeringLog, bot, memoryLog, open, person, roomParts, settled } from './testing/parts.ts'

const nimRoom = (log?: Partial<MatchLog>) => open(nim.nim, [person, person], log && { log })
const delveRoom = (log?: Partial<MatchLog>) => open(delve.delve, [person, person], log && { log })

const take = (count: number) => ({ take: count })
const die = (number: number) => ({ do: 'die', die: number })
const unavailable = { error: 'unavailable' }

/** A log whose writes wait until the test says what comes of them. */
function slowLog() {
  const asked: { readonly entries: readonly Entry[]; answer(result: WriteResult): void; fail(): void }[] = []
  const append: MatchLog['append'] = (_from, entries) =>
    new Promise((answer, fail) => asked.push({ entries, answer, fail: () => fail(new Error('no disk')) }))
  const write = async (nth: number) => {
    await vi.waitFor(() => expect(asked.length).toBeGreaterThan(nth))
    const found = asked[nth]
    if (found === undefined) throw new Error('Nothing was written.')
    return found
  }
  return { append, asked, write }
}

describe('writing', () => {
  test('a change is stored before anybody sees it, and answered after both', async () => {
    const log = slowLog()
    const room = nimRoom(log)
    const seen = vi.fn()
    room.subscribe(1, room.snapshot(1).version, seen)
    const before = room.snapshot(1)
    const answer = room.submit(0, 'a', 1, [take(2)])
    const write = await log.write(0)
    await settled()
    expect(seen).not.toHaveBeenCalled()
    expect(room.snapshot(1)).toBe(before)
    write.answer('won')
    expect(await answer).toEqual({ version: 2, played: 1 })
    expect(seen).toHaveBeenCalledTimes(1)
    expect(room.snapshot(1).version).toBe(2)
  })

  test('lost: the room reads on, publishes what another wrote, and tries again', async () => {
    const log = memoryLog()
    const [room, other] = [delveRoom(log), delveRoom(log)]
    const seen = vi.fn()
    room.subscribe(0, 1, seen)
    expect(await other.submit(0, 'a', 1, [die(0)])).toEqual({ version: 2, played: 1 })
    expect(await room.submit(1, 'b', 1, [die(1)])).toEqual({ version: 2, played: 1 })
    expect(seen).toHaveBeenCalledTimes(1)
    expect(log.entries).toHaveLength(2)
    await other.submit(0, 'c', 2, [])
    expect(await other.submit(1, 'd', 1, [die(1)])).toEqual({ error: 'stale' })
    for (const viewer of ['table', 0, 1] as const)
      expect(canonicalJson(room.snapshot(viewer))).toBe(canonicalJson(other.snapshot(viewer)))
  })

  test('what another wrote is played once, and nothing before it again', async () => {
    const log = memoryLog()
    const apply = vi.fn(nim.nim.apply)
    const room = open({ ...nim.nim, apply }, [person, person], { log })
    const other = nimRoom(log)
    for (const turn of [0, 1, 2, 3]) {
      await other.submit(turn % 2, `${turn}`, other.snapshot(turn % 2).question, [take(1)])
      await room.catchUp()
    }
    expect(room.length).toBe(4)
    expect(apply).toHaveBeenCalledTimes(4)
  })

  test('a room that is behind reads on when it is told to, and goes on where nothing can be read', async () => {
    const log = memoryLog()
    const read = vi.fn(log.read).mockRejectedValueOnce(new Error('no line'))
    const report = vi.fn()
    const room = open(nim.nim, [person, person], { log: { ...log, read }, report })
    await nimRoom(log).submit(0, 'a', 1, [take(1)])
    const seen = vi.fn()
    room.subscribe(1, 1, seen)
    await room.catchUp()
    expect(report).toHaveBeenCalledTimes(1)
    expect(seen).not.toHaveBeenCalled()
    await room.catchUp()
    await room.catchUp()
    expect(seen).toHaveBeenCalledTimes(1)
    expect(await room.submit(1, 'b', 2, [take(1)])).toEqual({ version: 3, played: 1 })
  })

  test('lost to a move that answers the same question: what is tried again is stale', async () => {
    const log = memoryLog()
    const [room, other] = [nimRoom(log), nimRoom(log)]
    await other.submit(0, 'a', 1, [take(1)])
    expect(await room.submit(0, 'b', 1, [take(1)])).toEqual({ error: 'stale' })
    expect(room.snapshot(0).version).toBe(2)
    expect(room.end).toBeUndefined()
  })

  test('only the whole log refuses: a room that is behind reads on before it does', async () => {
    const log = memoryLog()
    const [one, two] = [nimRoom(log), nimRoom(log)]
    await one.assign(0, 'left', bot)
    await two.catchUp()
    await one.assign(0, 'back', person)
    const { question } = one.snapshot(0)
    expect(await two.submit(0, 'a', question, [take(1)])).toEqual({ version: 4, played: 1 })
  })

  test('lost with nothing to read: the match is gone, and the room ends', async () => {
    const room = nimRoom({ append: async () => 'lost', read: async () => [] })
    const watcher = vi.fn()
    room.watch(watcher)
    expect(await room.submit(0, 'a', 1, [take(1)])).toEqual(unavailable)
    expect(room.end).toBe('lost')
    expect(watcher).toHaveBeenCalledTimes(1)
  })

  test('lost and nothing can be read just now: nothing has changed, and it may be asked for again', async () => {
    const log = memoryLog()
    const read = vi.fn(log.read).mockRejectedValueOnce(new Error('no line'))
    const report = vi.fn()
    const room = open(nim.nim, [person, person], { log: { ...log, read }, report })
    await nimRoom(log).submit(0, 'a', 1, [take(1)])
    expect(await room.submit(0, 'b', 1, [take(1)])).toEqual(unavailable)
    expect(room.end).toBeUndefined()
    expect(report).toHaveBeenCalledTimes(1)
    expect(await room.submit(0, 'b', 1, [take(1)])).toEqual({ error: 'stale' })
    expect(room.snapshot(0).version).toBe(2)
  })

  test('lost again and again: after some tries the request is given up, the room goes on', async () => {
    const log = memoryLog()
    const append = vi.fn(async (): Promise<WriteResult> => {
      log.logged.push({ entry: { seat: 1, occupant: person }, at: 0 })
      return 'lost'
    })
    const room = nimRoom({ append, read: log.read })
    expect(await room.submit(0, 'a', 1, [take(1)])).toEqual(unavailable)
    expect(append).toHaveBeenCalledTimes(8)
    expect(room.end).toBeUndefined()
  })

  test('a request is known again by a room that opens later, and by one that reads on', async () => {
    const log = memoryLog()
    const [first, other] = [nimRoom(log), nimRoom(log)]
    const answer = await first.submit(0, 'a', 1, [take(1)])
    expect(answer).toEqual({ version: 2, played: 1 })
    expect(await other.submit(0, 'a', 1, [take(1)])).toEqual(answer)
    const { record } = first
    const requests = log.logged.map(({ request }) => request)
    const later = accepted(Room.open(roomParts(nim.nim, record, { log, requests })))
    expect(await later.submit(0, 'a', 1, [take(1)])).toEqual(answer)
    expect(log.entries).toHaveLength(1)
  })

  test('failed: nothing has changed, and the same id may ask again', async () => {
    const log = answeringLog('failed')
    const room = nimRoom(log)
    const before = room.snapshot(0)
    expect(await room.submit(0, 'a', 1, [take(1)])).toEqual(unavailable)
    expect(room.snapshot(0)).toBe(before)
    expect(await room.submit(0, 'a', 1, [take(1)])).toEqual({ version: 2, played: 1 })
    expect(log.entries).toHaveLength(1)
  })

  test.each(['unknown', 'an exception'])(
    '%s: nobody knows what happened, so the room ends and shows nothing',
    async result => {
      const log = slowLog()
      const report = vi.fn()
      const room = open(nim.nim, [person, person], { log, report })
      const before = room.snapshot(1)
      const seen = vi.fn()
      room.subscribe(1, 1, seen)
      const answers = ['a', 'b'].map(id => room.submit(0, id, 1, [take(1)]))
      const write = await log.write(0)
      if (result === 'unknown') write.answer('unknown')
      else write.fail()
      expect(await Promise.all(answers)).toEqual([unavailable, unavailable])
      expect(room.end).toBe('unknown')
      expect(seen).not.toHaveBeenCalled()
      expect(room.snapshot(1)).toBe(before)
      expect(log.asked).toHaveLength(1)
      expect(report).toHaveBeenCalledTimes(result === 'unknown' ? 0 : 1)
    },
  )

  test('a rule that breaks refuses its request and no other', async () => {
    const report = vi.fn()
    const broken: AnyGame = {
      ...nim.nim,
      apply(state: nim.State, seat: number, move: nim.Move, chance, emit) {
        if (move.take === 3) throw new Error('a broken rule')
        nim.nim.apply(state, seat, move, chance, emit)
      },
    }
    const room = open(broken, [person, person], { report })
    expect(await room.submit(0, 'a', 1, [take(3)])).toEqual(unavailable)
    expect(report).toHaveBeenCalledTimes(1)
    expect(await room.submit(0, 'b', 1, [take(2)])).toEqual({ version: 2, played: 1 })
  })
})

describe('requests', () => {
  test('an id that is sent again gets its first answer, and is in the log once', async () => {
    const log = memoryLog()
    const room = nimRoom(log)
    const answers = [room.submit(0, 'a', 1, [take(1)]), room.submit(0, 'a', 1, [take(1)])]
    expect(await Promise.all(answers)).toEqual([1, 2].map(() => ({ version: 2, played: 1 })))
    await room.submit(1, 'b', 2, [take(1)])
    expect(await room.submit(0, 'a', 1, [take(1)])).toEqual({ version: 2, played: 1 })
    expect(log.entries).toHaveLength(2)
    const refused = await room.submit(1, 'c', 1, [take(1)])
    expect(refused).toEqual({ error: 'stale' })
    await room.submit(0, 'd', room.snapshot(0).question, [take(1)])
    expect(await room.submit(1, 'c', room.snapshot(1).question, [take(1)])).toEqual(refused)
  })

  test('an id belongs to its seat: another seat may choose the same', async () => {
    const room = delveRoom()
    expect(await room.submit(0, 'a', 1, [die(0)])).toEqual({ version: 2, played: 1 })
    expect(await room.submit(1, 'a', 1, [die(0)])).toEqual({ version: 2, played: 1 })
    expect(room.record.entries.map(({ seat }) => seat)).toEqual([0, 1])
  })

  test('a move names the question it answers; any other is stale', async () => {
    const room = nimRoom()
    for (const question of [0, 2, -1, 1.5, Number.NaN])
      expect(await room.submit(0, `${question}`, question, [take(1)])).toEqual({ error: 'stale' })
    await room.submit(0, 'a', 1, [take(1)])
    expect(await room.submit(0, 'b', 1, [take(1)])).toEqual({ error: 'stale' })
    expect(await room.undo(0, 'c', 1, 1)).toEqual({ error: 'stale' })
  })

  test('whoever sits down is asked anew: a move that was refused while a bot sat there is played by nobody', async () => {
    const room = nimRoom()
    await room.assign(0, 'leave', { kind: 'bot', level: 'novice' })
    await room.assign(0, 'back', { kind: 'person' })
    expect(await room.submit(0, 'a', 1, [take(1)])).toEqual({ error: 'stale' })
    expect(await room.submit(0, 'b', room.snapshot(0).question, [take(1)])).toMatchObject({ played: 1 })
  })

  test('what others do in secret makes no question stale and shows nothing', async () => {
    const room = delveRoom()
    const seen = vi.fn()
    room.subscribe(0, 1, seen)
    room.subscribe('table', 1, seen)
    room.watch(seen)
    const before = room.snapshot(0)
    await room.submit(1, 'a', 1, [die(0)])
    await room.undo(1, 'b', 2, 1)
    expect(seen).not.toHaveBeenCalled()
    expect(room.snapshot(0)).toBe(before)
    expect(await room.submit(0, 'c', 1, [die(0)])).toEqual({ version: 2, played: 1 })
  })

  test('several moves are played while they are legal, stored in one go, and each viewer is called once', async () => {
    const append = vi.fn<MatchLog['append']>(async () => 'won')
    const room = delveRoom({ append })
    const seen = vi.fn()
    room.subscribe(0, 1, seen)
    const answer = await room.submit(0, 'a', 1, [die(0), { do: 'confirm' }, die(1)])
    expect(answer).toEqual({ version: 2, played: 1 })
    const { moves, question } = room.snapshot(0)
    const rest = await room.submit(0, 'b', question, [moves[0], die(1)])
    expect(rest).toHaveProperty('played', 2)
    expect(append).toHaveBeenCalledTimes(2)
    expect(seen).toHaveBeenCalledTimes(2)
  })

  test('no move at all, or more than a request may bring, is a bad move', async () => {
    const append = vi.fn<MatchLog['append']>(async () => 'won')
    const room = nimRoom({ append })
    expect(await room.submit(0, 'a', 1, [])).toEqual({ error: 'bad-move' })
    const many = Array.from({ length: 10_000 }, () => take(1))
    expect(await room.submit(0, 'b', 1, many)).toEqual({ error: 'bad-move' })
    expect(await room.submit(0, 'c', 1, many.slice(0, 33))).toEqual({ error: 'bad-move' })
    expect(append).not.toHaveBeenCalled()
    expect(await room.submit(0, 'd', 1, many.slice(0, 32))).toEqual({ version: 2, played: 1 })
  })

  test('a seat that is not there asks for nothing', async () => {
    const room = nimRoom()
    for (const seat of [-1, 2, 0.5, Number.NaN]) {
      const answers = [
        room.submit(seat, 'a', 1, [take(1)]),
        room.undo(seat, 'b', 1, 1),
        room.assign(seat, 'c', bot),
      ]
      for (const answer of answers) expect(await answer).toEqual({ error: 'no-such-seat' })
      expect(() => room.snapshot(seat)).toThrow('no viewer')
      expect(() => room.subscribe(seat, 0, () => undefined)).toThrow('no viewer')
    }
    const coop = open(torch.torch, [person, person])
    coop.hint({ seat: 7, spot: 1 })
    expect(coop.activity.hints).toEqual([])
  })

  test.each([
    [true, { error: 'over' }, 0],
    [false, { version: 6, played: 0 }, 1],
  ])('the end can be taken back unless it is final: %s', async (isEndFinal, answer, undoable) => {
    const room = open({ ...nim.nim, coop: true }, [person, person], { isEndFinal })
    for (let turn = 0; turn < 4; turn++) {
      const seat = turn % 2
      await room.submit(seat, `take ${turn}`, room.snapshot(seat).question, [take(3)])
    }
    const last = room.snapshot(1)
    expect(last).toMatchObject({ outcome: { winners: [1] }, undoable })
    expect(await room.undo(1, 'back', last.question, 1)).toEqual(answer)
  })

  test('an undo takes back as many moves as can be, never none, a part or more', async () => {
    const room = delveRoom()
    await room.submit(0, 'a', 1, [die(0)])
    const { question, undoable } = room.snapshot(0)
    expect(undoable).toBe(1)
    for (const count of [0, -1, 2, 0.5, 1e9, Number.NaN])
      expect(await room.undo(0, `${count}`, question, count)).toEqual({ error: 'cannot-undo' })
    expect(await room.undo(0, 'b', question, 1)).toEqual({ version: 3, played: 0 })
    expect(room.record.entries.at(-1)).toEqual({ seat: 0, back: 0 })
  })
})

describe('viewers', () => {
  test('whoever has an older version is called at once, and brought to the present over an undo', async () => {
    const room = delveRoom()
    const first = room.snapshot(0)
    await room.submit(0, 'a', 1, [die(0)])
    const second = room.snapshot(0)
    await room.undo(0, 'b', 2, 1)
    await room.submit(0, 'c', 3, [die(1)])
    const now = room.snapshot(0)
    const seen = vi.fn()
    room.subscribe(0, 4, seen)
    expect(seen).not.toHaveBeenCalled()
    room.subscribe(0, 2, seen)
    expect(seen).toHaveBeenCalledTimes(1)
    expect(room.update(0, 2)).toMatchObject({ from: 2, keep: first.events.length, version: 4 })
    for (const earlier of [undefined, first, second, now])
      expect(applyUpdate(earlier, room.update(0, earlier?.version ?? 0))).toEqual(now)
  })

  test('a snapshot is a value: what happens later does not change it', async () => {
    const room = nimRoom()
    const first = room.snapshot(0)
    const text = canonicalJson(first)
    await room.submit(0, 'a', 1, [take(3)])
    await room.submit(1, 'b', 2, [take(3)])
    expect(canonicalJson(first)).toBe(text)
  })

  test('a listener that throws is reported and hinders nobody', async () => {
    const report = vi.fn()
    const room = open(nim.nim, [person, person], { report })
    const throwing = () => {
      throw new Error('a broken page')
    }
    const seen = vi.fn()
    room.watch(throwing)
    room.subscribe(0, 0, throwing)
    room.subscribe(0, 1, seen)
    room.subscribe(1, 1, seen)
    expect(await room.submit(0, 'a', 1, [take(1)])).toEqual({ version: 2, played: 1 })
    expect(seen).toHaveBeenCalledTimes(2)
    expect(report).toHaveBeenCalledTimes(2)
    expect(await room.submit(1, 'b', 2, [take(1)])).toEqual({ version: 3, played: 1 })
  })

  test('whoever leaves while others are called is not called, and whoever comes then is not called twice', async () => {
    const room = nimRoom()
    const late = vi.fn()
    const gone = vi.fn()
    room.subscribe(0, 1, () => {
      leave()
      room.subscribe(0, room.snapshot(0).version, late)
    })
    const leave = room.subscribe(0, 1, gone)
    await room.submit(0, 'a', 1, [take(1)])
    expect(gone).not.toHaveBeenCalled()
    expect(late).not.toHaveBeenCalled()
  })

  test('nothing is shown after the room was closed, not even a write that was under way', async () => {
    const log = slowLog()
    const room = nimRoom(log)
    const seen = vi.fn()
    const watcher = vi.fn()
    room.subscribe(1, 1, seen)
    room.watch(watcher)
    const answer = room.submit(0, 'a', 1, [take(1)])
    const write = await log.write(0)
    room.close()
    expect(watcher).toHaveBeenCalledTimes(1)
    room.subscribe(0, 1, seen)
    write.answer('won')
    // It was stored, so it is not refused.
    expect(await answer).toEqual({ version: 2, played: 1 })
    expect(await room.submit(1, 'b', 2, [take(1)])).toEqual(unavailable)
    room.hint({ seat: 0, spot: 1 })
    expect(seen).not.toHaveBeenCalled()
    expect(watcher).toHaveBeenCalledTimes(1)
    expect(room.end).toBe('closed')
  })

  test('a hint after the end is dropped', () => {
    const room = open(torch.torch, [person, person])
    const watcher = vi.fn()
    room.watch(watcher)
    room.close()
    room.hint({ seat: 0, spot: 1 })
    expect(watcher).toHaveBeenCalledTimes(1)
  })
})
