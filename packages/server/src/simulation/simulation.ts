import type { Snapshot } from '@kazamata/room'
import { sweepTime } from '../cluster/heartbeat.ts'
import { memoryStore } from '../store/memory-store.ts'
import { seededHex } from '../testing/server-parts.ts'
import { startedMatch } from '../testing/started-match.ts'
import { check, noticeTime } from './check.ts'
import { Device, type Request, textOf } from './device.ts'
import type { Mutant } from './mutants.ts'
import { Scheduler } from './scheduler.ts'
import { SimulatedCluster } from './simulated-cluster.ts'
import { SimulatedNode } from './simulated-node.ts'
import type { SimulatedTable } from './tables.ts'

/** The seat of whoever set the table up. */
const host = 0
/** Whoever has this seat comes back now and then, and never moves. */
const sleeper = 1
/** How long a server sleeps, in milliseconds. */
const night = 3_600_000

export interface Figures {
  readonly entries: number
  readonly kills: number
  readonly cuts: number
  readonly accepted: number
  readonly refused: number
  /** How often somebody was late. */
  readonly late: number
  /** Of the chat. */
  readonly lines: number
}

/**
 * Two nodes on one store, two devices a seat and a spectator, in one thread. Lines break, nodes die at any moment, writes
 * fail, happen late or have no answer, and hints between the nodes are lost, all as the seed decides.
 */
export function simulate(
  table: SimulatedTable,
  seed: number,
  steps: number,
  mutant?: Mutant,
): Promise<Figures> {
  return run(table, seed, steps, mutant).catch((error: Error) => {
    throw new Error(`${table.game.id}, seed ${seed}: ${error.message}`, { cause: error })
  })
}

async function run(table: SimulatedTable, seed: number, steps: number, mutant?: Mutant): Promise<Figures> {
  const { game } = table
  const isTimed = table.pace !== undefined
  // What a mistake is about, the chat or moves, has the storm to itself.
  const isAboutChat = mutant === 'forgets what it refuses'
  const isTalkative = mutant === undefined || isAboutChat
  const store = memoryStore()
  const { match, people, spectator } = await startedMatch(store, table, seed)
  const scheduler = new Scheduler(seed)
  const errors: unknown[] = []
  const cluster = new SimulatedCluster(scheduler, mutant)
  const randomHex = seededHex(`nodes ${seed}`)
  const report = (error: unknown) => errors.push(error)
  const parts = { game, store, scheduler, cluster, mutant, randomHex, report }
  const nodes = [0, 1].map(() => new SimulatedNode(parts))
  const seen = new Map<string, string>()
  const saw = (snapshot: Snapshot) => {
    const key = `${snapshot.viewer} ${snapshot.version}`
    const text = textOf(snapshot)
    if ((seen.get(key) ?? text) !== text) throw new Error(`Version ${key} was shown in two ways.`)
    seen.set(key, text)
  }
  const shared = { match, nodes, scheduler, saw, isTalkative }
  const players = [0, 1].flatMap(() =>
    people.map((person, seat) => new Device({ ...shared, person, viewer: seat })),
  )
  const devices = [...players, new Device({ ...shared, person: spectator, viewer: 'table' })]
  const requests: Request[] = []
  let kills = 0
  let cuts = 0

  for (let step = 0; step < steps; step++) {
    const what = scheduler.chance.int(200)
    if (what < (isAboutChat ? 2 : 1)) {
      kills += 1
      const node = scheduler.pick(nodes)
      if (scheduler.chance.int(4) === 0) node.stop()
      else node.kill()
    } else if (what < 4) {
      cuts += 1
      // Best in the middle of a turn, which another device of the seat then takes back.
      const within = players.filter(({ isAway, snapshot }) => !isAway && (snapshot?.undoable ?? 0) > 0)
      const device = scheduler.pick(within.length > 0 && scheduler.chance.int(2) === 0 ? within : devices)
      if (scheduler.chance.int(2) === 0) device.goAway()
      else device.loseLine()
    } else if (what < 5) await scheduler.pass(1 + scheduler.chance.int(40_000))
    else if (isTimed && what < 14) await scheduler.pass(1 + scheduler.chance.int(20_000))
    else if (isTimed && what < 15) {
      for (const node of nodes) node.kill()
      scheduler.sleep(night)
    } else if (isTalkative && what < 22 && scheduler.chance.int(isAboutChat ? 2 : 6) === 0) {
      // Whoever runs the server forbids somebody to speak, and lets them again: the log of the chat does not tell.
      const { id } = scheduler.pick(people)
      if ((await store.moderation.unban(id)) === 'lost') await store.moderation.ban(id, scheduler.awake)
    } else if (isTalkative && what < 22) {
      const device = scheduler.pick(devices)
      const request = nextLine(scheduler, device, requests.length)
      requests.push(request)
      device.ask(request)
    } else if (what < 26) {
      const away = devices.filter(({ isAway }) => isAway)
      if (away.length > 0) scheduler.pick(away).comeBack()
    } else if (what < 54) {
      // Who waits for an answer seldom asks for more. While one device of a seat is away, another does much, and takes it back.
      const idle = players.filter(({ isAway, waiting }) => !isAway && waiting.size === 0)
      const alone = idle.filter(one => players.some(({ isAway, viewer }) => isAway && viewer === one.viewer))
      const isAlone = alone.length > 0 && scheduler.chance.int(4) > 0
      const isPatient = idle.length > 0 && scheduler.chance.int(4) > 0
      const device = scheduler.pick(isAlone ? alone : isPatient ? idle : players)
      const request = isAboutChat
        ? nextLine(scheduler, device, requests.length)
        : nextRequest(scheduler, device, requests.length, { isTimed, isAlone })
      if (request !== undefined) {
        requests.push(request)
        device.ask(request)
      }
    } else await scheduler.step()
    if (errors.length > 0) throw errors[0]
  }

  scheduler.isStormy = false
  for (const device of devices) device.comeBack()
  await scheduler.drain()
  // What lost hints and dead nodes cost: time, for so many sweeps that the hints of all of them are hardly ever lost. Whatever
  // happens meanwhile has to be found, too.
  for (let rounds = 0, length = -1, before = -2; rounds < 8 || length !== before; rounds++) {
    await scheduler.pass(isTimed ? noticeTime : sweepTime)
    await scheduler.drain()
    before = length
    length = (await store.matches.read(match, 0)).length
  }
  if (errors.length > 0) throw errors[0]

  const loaded = await store.matches.load(match)
  if (loaded === undefined) throw new Error('The match is gone.')
  const chat = await store.chat.read(match, 0)
  check({ game, loaded, chat, devices, requests, seen, awake: scheduler.awake })
  const accepted = requests.filter(({ answer }) => answer?.type === 'ack').length
  return {
    entries: loaded.record.entries.length,
    kills,
    cuts,
    accepted,
    refused: requests.length - accepted,
    late: loaded.record.entries.filter(entry => 'reason' in entry && entry.reason === 'late').length,
    lines: chat.length,
  }
}

export function sumOf(all: readonly Figures[]): Figures {
  const sum = (key: keyof Figures) => all.reduce((total, figures) => total + figures[key], 0)
  return {
    entries: sum('entries'),
    kills: sum('kills'),
    cuts: sum('cuts'),
    accepted: sum('accepted'),
    refused: sum('refused'),
    late: sum('late'),
    lines: sum('lines'),
  }
}

/** Moves, often with more than is legal, an undo, the seat handed to a bot and back, or the host's word for another seat. */
function nextRequest(
  scheduler: Scheduler,
  { viewer, snapshot }: Device,
  count: number,
  { isTimed, isAlone }: { readonly isTimed: boolean; readonly isAlone: boolean },
): Request | undefined {
  if (viewer === 'table' || snapshot === undefined) return undefined
  const { question, moves, seats, undoable } = snapshot
  const { chance } = scheduler
  const request = { id: `request-${String(count).padStart(6, '0')}`, seat: viewer }
  if (viewer === host && chance.int(10) === 0) {
    const seat = chance.int(seats.length)
    return { ...request, message: { type: 'assign', seat, occupant: { kind: 'bot', level: 'novice' } } }
  }
  const isBot = seats[viewer]?.occupant.kind === 'bot'
  if (isBot ? chance.int(3) > 0 : chance.int(12) === 0) {
    const occupant = isBot ? { kind: 'person' } : { kind: 'bot', level: 'novice' }
    return { ...request, message: { type: 'assign', seat: viewer, occupant } }
  }
  if (isTimed && viewer === sleeper) return undefined
  if (isAlone ? undoable > 0 && chance.int(2) === 0 : chance.int(4) === 0)
    return {
      ...request,
      question,
      message: { type: 'undo', question, count: 1 + chance.int(isAlone ? undoable : 2) },
    }
  if (moves.length === 0) return undefined
  const plan = Array.from({ length: 1 + chance.int(3) }, () =>
    chance.int(8) === 0 ? { do: 'confirm' } : scheduler.pick(moves),
  )
  return { ...request, question, message: { type: 'move', question, moves: plan } }
}

/** Something said; now and then the host opens or closes the chat, or somebody tries to. */
function nextLine({ chance }: Scheduler, { viewer }: Device, count: number): Request {
  const said =
    chance.int(12) === 0
      ? { open: chance.int(3) > 0 }
      : chance.int(2) === 0
        ? { phrase: 'hello' }
        : { text: `line ${count}` }
  const id = `request-${String(count).padStart(6, '0')}`
  return { id, ...(viewer !== 'table' && { seat: viewer }), message: { type: 'say', said } }
}
