import { personName } from '@kazamata/protocol'
import * as z from 'zod/mini'
import type { OnlineNode } from '../online-node.ts'
import type { LineReport } from '../store/chat-store.ts'
import type { ListedPerson } from '../store/moderation-store.ts'

const person = z.string()

/** What whoever runs the server may do with its people. */
export const adminCommand = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('people'), text: z.string() }),
  z.strictObject({ do: z.literal('reports') }),
  z.strictObject({ do: z.literal('rename'), person, name: z.string() }),
  z.strictObject({ do: z.literal('ban'), person }),
  z.strictObject({ do: z.literal('unban'), person }),
  z.strictObject({ do: z.literal('delete'), person }),
])
export type AdminCommand = z.infer<typeof adminCommand>

/** People, reported lines, or a sentence: what was done, or why it was not. */
export type AdminAnswer =
  | { readonly people: readonly ListedPerson[] }
  | { readonly reports: readonly LineReport[] }
  | { readonly done: string }
  | { readonly refused: string }

/** So many people or reports are listed. */
const most = 100

export async function administer(node: OnlineNode, command: AdminCommand): Promise<AdminAnswer> {
  const { store, clock } = node.parts
  if (command.do === 'people') return { people: await store.moderation.people(command.text, most) }
  if (command.do === 'reports') return { reports: await store.chat.reports(most) }
  const known = await store.people.load(command.person)
  if (known === undefined) return { refused: `There is no person ${command.person}.` }
  const { id, name } = known
  switch (command.do) {
    case 'rename': {
      if (!personName.safeParse(command.name).success) return { refused: `"${command.name}" is not a name.` }
      const renamed = await node.people.rename(known, command.name)
      if (typeof renamed === 'string') return { refused: `${name} cannot be renamed (${renamed}).` }
      return { done: `${name} is called ${renamed.name} now.` }
    }
    case 'ban': {
      const result = await store.moderation.ban(id, clock.now())
      node.signOut(id, { except: undefined })
      return answer(result, `${name} is banned.`, `${name} is banned already.`)
    }
    case 'unban':
      return answer(
        await store.moderation.unban(id),
        `${name} is not banned any more.`,
        `${name} is not banned.`,
      )
    case 'delete': {
      const refused = await node.erase(known)
      return refused === undefined
        ? { done: `${name} is erased; matches stay without the name.` }
        : { refused: `${name} cannot be erased now (${refused}).` }
    }
  }
}

function answer(result: string, done: string, lost: string): AdminAnswer {
  if (result === 'won') return { done }
  return { refused: result === 'lost' ? lost : 'It cannot be stored now.' }
}
