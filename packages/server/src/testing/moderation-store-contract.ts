import { all, ids, type OnlineStoreCase, same } from './store-samples.ts'

/** What whoever runs the server needs of its store. */
export const moderationStoreContract: readonly OnlineStoreCase[] = [
  {
    title: 'finds people by a part of their name or their id, the newest first, and who is banned',
    async run(harness) {
      const { people, accounts, moderation } = await harness.open()
      for (const [made, name] of ['Ada', 'Adam', 'Bob'].entries())
        await people.create({ id: `${name} id`, name, made }, name)
      await accounts.create({ person: 'Ada id', folded: 'ada', passwordHash: 'p', recoveryHash: 'r' }, 'Ada')
      same(ids(await moderation.people('', 2)), ['Bob id', 'Adam id'], 'the newest two')
      same(ids(await moderation.people('aDA', 9)), ['Adam id', 'Ada id'], 'those of a name')
      same(ids(await moderation.people('Bob id', 9)), ['Bob id'], 'the one of an id')
      await all([moderation.ban('Ada id', 7)], 'won', 'a ban')
      await all(
        [moderation.ban('Ada id', 8), moderation.ban('nobody', 8)],
        'lost',
        'one that changes nothing',
      )
      for (const one of [moderation, (await harness.open()).moderation]) {
        same(
          await one.people('Ada id', 9),
          [{ id: 'Ada id', name: 'Ada', made: 0, hasAccount: true, banned: 7 }],
          'what is known of somebody',
        )
        same([await one.isBanned('Ada id'), await one.isBanned('Bob id')], [true, false], 'who is banned')
      }
      await all([moderation.unban('Ada id')], 'won', 'the end of a ban')
      await all([moderation.unban('Ada id')], 'lost', 'the end of none')
      await all([moderation.ban('Bob id', 9)], 'won', 'another ban')
      await people.erase('Bob id')
      same(await moderation.isBanned('Bob id'), false, 'a ban of somebody who is erased')
    },
  },
]
