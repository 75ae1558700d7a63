import { commitment } from '@kazamata/kernel/match'
import type { Account, OnlineStore, Person } from '../store/online-store.ts'
import {
  all,
  match,
  move,
  type OnlineStoreCase,
  type OnlineStoreHarness,
  over,
  same,
} from './store-samples.ts'

const ada = { id: 'ada', name: 'Ada', made: 5 }
const bob = { id: 'bob', name: 'Bob', made: 6 }
/** As she is read again. */
const known: Person = { ...ada, settings: {}, hidden: false }

const account = (person: string, folded = person): Account => ({
  person,
  folded,
  passwordHash: `password of ${person}`,
  recoveryHash: `code of ${person}`,
})

/** A store with two guests, each with a session of their name. */
async function guests({ open }: OnlineStoreHarness): Promise<OnlineStore> {
  const store = await open()
  for (const person of [ada, bob]) await store.people.create(person, person.name)
  return store
}

/** What a store knows of people, their sessions and their accounts. */
export const personStoreContract: readonly OnlineStoreCase[] = [
  {
    title: 'knows people by their id and their session, and creates them whole or not at all',
    async run(harness) {
      const { people } = await harness.open()
      await all([people.create(ada, 'hash-a')], 'won', 'a person')
      await all([people.create({ ...ada, name: 'Eve' }, 'hash-e')], 'lost', 'another with the same id')
      await all([people.create(bob, 'hash-a')], 'lost', 'another with the same session')
      same(await people.load('bob'), undefined, 'the person without a session')
      await all([people.rename('bob', 'Bert', 'bert')], 'lost', 'another name for nobody')
      await all([people.rename('ada', 'Áda', 'áda')], 'won', 'another name')
      for (const one of [people, (await harness.open()).people]) {
        same(await one.load('ada'), { ...known, name: 'Áda' }, 'the person')
        same(await one.ofSession('hash-a'), { ...known, name: 'Áda' }, 'the person of a session')
        same(await one.ofSession('hash-e'), undefined, 'the person of no session')
      }
    },
  },
  {
    title:
      'a link to another device gives one session, while it holds, and only the last link of a person does',
    async run(harness) {
      const { people } = await harness.open()
      const link = (hash: string, expires = 100) => people.saveLink({ hash, person: 'ada', expires })
      await all([link('early')], 'lost', 'a link of nobody')
      await people.create(ada, 'first device')
      await all([link('old')], 'won', 'a link')
      await all([link('new')], 'won', 'another link')
      await all([people.useLink('old', 'second device', 50)], 'lost', 'the link that was replaced')
      await all([people.useLink('new', 'second device', 100)], 'lost', 'the link when it is too old')
      await all([people.useLink('new', 'first device', 50)], 'lost', 'a session that is taken')
      same(await people.ofSession('second device'), undefined, 'a session that nobody was given')
      const uses = ['second device', 'third device'].map(session => people.useLink('new', session, 99))
      same(await Promise.all(uses), ['won', 'lost'], 'two that use it at once')
      for (const one of [people, (await harness.open()).people]) {
        same(await one.ofSession('first device'), known, 'the person on the first device')
        same(await one.ofSession('second device'), known, 'the person on the second device')
        same(await one.ofSession('third device'), undefined, 'the person on the third device')
      }
      await all([people.useLink('new', 'third device', 99)], 'lost', 'the link that was used')
    },
  },
  {
    title: 'keeps the settings of a person',
    async run(harness) {
      const { people } = await guests(harness)
      const change = { settings: { language: 'hu', theme: 'light', textSize: '130' }, hidden: true } as const
      await all([people.save('ada', change)], 'won', 'settings')
      await all([people.save('eve', change)], 'lost', 'settings of nobody')
      for (const one of [people, (await harness.open()).people]) {
        same(await one.load('ada'), { ...ada, ...change }, 'the person')
        same(await one.ofSession('Ada'), { ...ada, ...change }, 'the person of a session')
        same((await one.load('bob'))?.settings, {}, 'the settings of another')
      }
    },
  },
  {
    title: 'begins and ends sessions one by one or all at once, and with all of them the link to a device',
    async run(harness) {
      const { people } = await guests(harness)
      await all([people.beginSession('ada', 'phone')], 'won', 'another session')
      await all([people.beginSession('bob', 'phone')], 'lost', 'a session that is taken')
      await all([people.beginSession('eve', 'tablet')], 'lost', 'a session of nobody')
      same(await people.countSessions('ada'), 2, 'her sessions')
      same((await people.ofSession('phone'))?.id, 'ada', 'the person on the phone')
      await all([people.endSession('Ada')], 'won', 'the end of one')
      await all([people.endSession('Ada')], 'lost', 'its end once more')
      for (const one of [people, (await harness.open()).people]) {
        same(await one.ofSession('Ada'), undefined, 'the session that has ended')
        same((await one.ofSession('phone'))?.id, 'ada', 'the other one')
      }
      await people.saveLink({ hash: 'link', person: 'ada', expires: 100 })
      await all([people.endSessions('ada')], 'won', 'the end of all')
      same(await people.countSessions('ada'), 0, 'her sessions then')
      await all([people.useLink('link', 'tablet', 50)], 'lost', 'the link')
      same((await people.ofSession('Bob'))?.id, 'bob', 'the session of another')
    },
  },
  {
    title: 'a guest becomes an account once, under a name that no other account has, and keeps the sessions',
    async run(harness) {
      const { people, accounts } = await guests(harness)
      await all([accounts.create(account('eve'), 'Eve')], 'lost', 'an account of nobody')
      await all([accounts.create(account('ada', 'lynx'), 'Lynx')], 'won', 'an account')
      await all([accounts.create(account('ada', 'otter'), 'Otter')], 'lost', 'a second one')
      await all([accounts.create(account('bob', 'lynx'), 'LYNX')], 'lost', 'the same name')
      same((await people.load('bob'))?.name, 'Bob', 'the name of who was refused')
      for (const one of [{ people, accounts }, await harness.open()]) {
        same(await one.people.ofSession('Ada'), { ...known, name: 'Lynx' }, 'the person of the session')
        const found = await Promise.all([
          one.accounts.load('ada'),
          one.accounts.ofName('lynx'),
          one.accounts.ofRecovery('code of ada'),
        ])
        for (const one of found) same(one, account('ada', 'lynx'), 'the account')
        same(await one.accounts.load('bob'), undefined, 'the account of a guest')
        same(await one.accounts.ofName('otter'), undefined, 'the account of another name')
      }
    },
  },
  {
    title: 'an account takes no name of another, and a guest may have any',
    async run(harness) {
      const { people, accounts } = await guests(harness)
      await accounts.create(account('ada', 'lynx'), 'Lynx')
      await all([people.rename('bob', 'Lynx', 'lynx')], 'won', 'a guest of the same name')
      await accounts.create(account('bob', 'otter'), 'Otter')
      await all([people.rename('bob', 'LYNX', 'lynx')], 'lost', 'the name of another')
      same((await people.load('bob'))?.name, 'Otter', 'his name')
      same((await accounts.ofName('otter'))?.person, 'bob', 'the account of his name')
      await all([people.rename('ada', 'Badger', 'badger')], 'won', 'another name')
      await all([people.rename('ada', 'BADGER', 'badger')], 'won', 'the same name in other letters')
      await all([people.rename('bob', 'Lynx', 'lynx')], 'won', 'a name that is free again')
      for (const one of [{ people, accounts }, await harness.open()]) {
        same((await one.people.load('ada'))?.name, 'BADGER', 'her name')
        same((await one.accounts.ofName('badger'))?.person, 'ada', 'the account of her name')
        same((await one.accounts.ofName('lynx'))?.person, 'bob', 'the account of his name then')
      }
    },
  },
  {
    title: 'another password comes with another code and leaves one session; of two at once one wins',
    async run(harness) {
      const { people, accounts } = await guests(harness)
      await accounts.create(account('ada'), 'Ada')
      await people.beginSession('ada', 'phone')
      await people.saveLink({ hash: 'link', person: 'ada', expires: 100 })
      const next = (n: number) => ({
        passwordHash: `password ${n}`,
        recoveryHash: `code ${n}`,
        sessionHash: `session ${n}`,
      })
      const changes = [1, 2].map(n => accounts.replacePassword(account('ada'), next(n)))
      same(await Promise.all(changes), ['won', 'lost'], 'two changes')
      await all([accounts.replacePassword(account('bob'), next(3))], 'lost', 'a password of a guest')
      for (const one of [{ people, accounts }, await harness.open()]) {
        const { passwordHash, recoveryHash } = next(1)
        same(await one.accounts.load('ada'), { ...account('ada'), passwordHash, recoveryHash }, 'the account')
        same(await one.accounts.ofRecovery('code of ada'), undefined, 'the account of the old code')
        same((await one.people.ofSession('session 1'))?.id, 'ada', 'the new session')
        for (const old of ['Ada', 'phone', 'session 2', 'session 3'])
          same(await one.people.ofSession(old), undefined, 'another session')
      }
      await all([people.useLink('link', 'tablet', 50)], 'lost', 'the link to another device')
    },
  },
  {
    title: 'erases a person: matches stay, and their commitments hold without the name',
    async run(harness) {
      const { people, accounts, matches, results } = await guests(harness)
      await accounts.create(account('ada'), 'Ada')
      await people.saveLink({ hash: 'link', person: 'ada', expires: 100 })
      const seated = { people: ['bob', 'ada'], host: 'ada' }
      const stored = match('a', seated)
      await matches.create(stored, [move(1)])
      await matches.create(match('b', seated), [])
      await matches.append({ ...over('b'), ...seated }, 0, [move(2)], 'request-1')
      const row = { match: 'b', game: 'nim', seats: 2, coop: false, won: true, score: 1, facts: {} }
      const rows = ['bob', 'ada'].map((person, seat) => ({
        ...row,
        seat,
        person,
        watchable: true,
        played: 1,
      }))
      const rating = { game: 'nim', rating: 1500, deviation: 300, volatility: 0.06, matches: 1 }
      await results.save(
        rows,
        rows.map(({ person }) => ({ ...rating, person })),
      )
      await all([people.erase('ada'), people.erase('ada')], 'won', 'erasing her')
      for (const one of [{ people, accounts, matches, results }, await harness.open()]) {
        for (const id of ['a', 'b']) {
          const found = await one.matches.load(id)
          const before = match(id)
          same(found?.stored.people, ['bob', null], 'the people of a match')
          same(found?.stored.host, '', 'its host')
          same(found?.record.seats[0], before.seats[0], 'the seat of another')
          const { name, salt, digest, occupant } = found?.record.seats[1] ?? {}
          same([name, salt ?? 'none', occupant], ['', 'none', before.seats[1]?.occupant], 'her seat')
          same(typeof digest, 'string', 'what is left of her name')
          if (found === undefined) throw new Error('The match is gone.')
          same(
            commitment(found.record),
            commitment({ ...found.record, seats: before.seats }),
            'the commitment',
          )
        }
        same((await one.matches.load('b'))?.requests, ['request-1'], 'the requests of a finished match')
        same(await one.matches.listOf('ada'), [], 'her matches')
        same((await one.matches.listOf('bob')).length, 2, 'his matches')
        same(
          [await one.people.load('ada'), await one.people.ofSession('Ada')].filter(Boolean),
          [],
          'who she is',
        )
        same(await one.accounts.ofName('ada'), undefined, 'her account')
        same([await one.results.listOf('ada'), await one.results.ratingsOf('ada')], [[], []], 'her results')
        same(await one.results.listOf('bob'), [rows[0]], 'his results')
      }
      await all([people.useLink('link', 'tablet', 50)], 'lost', 'her link to another device')
      await all([accounts.create(account('bob', 'ada'), 'Ada')], 'won', 'her name for somebody else')
      await all([matches.append(stored, 1, [move(3)])], 'won', 'a move by a writer that does not know of it')
      const after = await matches.load('a')
      same([after?.stored.people, after?.stored.host], [['bob', null], ''], 'the people after the next move')
      same((await matches.load('a'))?.record.seats[1]?.name, '', 'her name after the next move')
    },
  },
  {
    title: 'knows when a session was last used, and ends those that nobody uses',
    async run(harness) {
      const { people } = await guests(harness)
      const later = 9_000_000_000_000
      await people.beginSession('ada', 'phone')
      same(typeof (await people.sessionUsed('phone')), 'number', 'when a new session was used')
      await all([people.useSession('phone', later), people.useSession('Bob', later + 1)], 'won', 'a use')
      await all([people.useSession('none', later)], 'lost', 'a use of none')
      for (const one of [people, (await harness.open()).people])
        same(await one.sessionUsed('phone'), later, 'the last use')
      same(await people.sessionUsed('none'), undefined, 'the last use of none')
      await all([people.endUnused(later)], 'won', 'ending those before')
      await all([people.endUnused(later)], 'lost', 'ending them again')
      same(await people.ofSession('Ada'), undefined, 'the person of an old session')
      same(
        [(await people.ofSession('phone'))?.id, (await people.ofSession('Bob'))?.id],
        ['ada', 'bob'],
        'the others',
      )
    },
  },
]
