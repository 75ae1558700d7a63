import type { WriteResult } from '@kazamata/room/store'
import type { StoredLine } from '../store/chat-store.ts'
import type { OnlineMatchStore, OnlineStore } from '../store/online-store.ts'
import type { Mutant } from './mutants.ts'
import type { Scheduler } from './scheduler.ts'

/**
 * The store as one life of a node has it: everything takes its time, writes fail or are answered with `unknown`, and what was
 * asked for may still happen when the node has died, but the dead hear of nothing.
 */
export function unreliableStore(
  store: OnlineStore,
  scheduler: Scheduler,
  isAlive: () => boolean,
  mutant: Mutant | undefined,
): OnlineStore {
  const { matches, tables, chat } = store
  const answered = <T>(work: () => Promise<T>) =>
    new Promise<T>(resolve =>
      scheduler.later(async () => {
        const result = await work()
        scheduler.later(() => isAlive() && resolve(result))
      }),
    )

  async function write(...[stored, from, entries, request, at]: Parameters<OnlineMatchStore['append']>) {
    const isNeverDone = !isAlive() && scheduler.chance.int(3) === 0
    if (isNeverDone || scheduler.goesWrong(4)) return 'failed'
    const unknown = mutant === 'goes on after an unknown write' ? 'won' : 'unknown'
    const isUnknown = scheduler.goesWrong(4)
    if (isUnknown && scheduler.goesWrong(50)) return unknown
    // Without compare-and-set, what a bot does follows whatever is there.
    const isBlind = mutant === 'lets all nodes play for a bot, and none compare' && request === undefined
    if (isBlind)
      return matches.append(stored, (await matches.read(stored.id, 0)).length, entries, request, at)
    // What a mutant has put behind the id of a request is cut off.
    const result = await matches.append(stored, from, entries, request?.split('#')[0], at)
    return isUnknown ? unknown : result
  }

  async function say(line: StoredLine): Promise<WriteResult> {
    const isNeverDone = !isAlive() && scheduler.chance.int(3) === 0
    if (isNeverDone || scheduler.goesWrong(4)) return 'failed'
    const isUnknown = scheduler.goesWrong(4)
    if (isUnknown && scheduler.goesWrong(50)) return 'unknown'
    const result = await chat.append(line)
    return isUnknown ? 'unknown' : result
  }

  /** Of a table, of the match that takes its place, or that a line is refused. */
  async function change(work: () => Promise<WriteResult>): Promise<WriteResult> {
    const isNeverDone = !isAlive() && scheduler.chance.int(3) === 0
    if (isNeverDone || scheduler.goesWrong(4)) return 'failed'
    const isUnknown = scheduler.goesWrong(4)
    const result = await work()
    return isUnknown ? 'unknown' : result
  }

  return {
    ...store,
    chat: {
      ...chat,
      read: (id, from) => answered(() => chat.read(id, from)),
      lengthsOf: ids => answered(() => chat.lengthsOf(ids)),
      append: line => answered(() => say(line)),
      refuse: refusal =>
        answered(async () =>
          mutant === 'forgets what it refuses' ? 'won' : change(() => chat.refuse(refusal)),
        ),
      refusalOf: (id, request) => answered(() => chat.refusalOf(id, request)),
    },
    tables: {
      ...tables,
      load: id => answered(() => tables.load(id)),
      revisionsOf: ids => answered(() => tables.revisionsOf(ids)),
      save: table => answered(() => change(() => tables.save(table))),
    },
    matches: {
      ...matches,
      load: id => answered(() => matches.load(id)),
      headsOf: ids => answered(async () => (mutant === 'trusts in hints alone' ? [] : matches.headsOf(ids))),
      postpone: (...args) => answered(() => matches.postpone(...args)),
      abandon: (...args) => answered(() => matches.abandon(...args)),
      create: (...args) => answered(() => change(() => matches.create(...args))),
      read: (id, from) => answered(() => matches.read(id, from)),
      append(...args) {
        const result = answered<WriteResult>(() => write(...args))
        return mutant === 'publishes before it is stored' ? Promise.resolve('won') : result
      },
    },
  }
}
