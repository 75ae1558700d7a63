import type { Code, Profile } from '@kazamata/protocol'
import type { ServerParts } from '../parts.ts'
import { foldName } from '../people/fold-name.ts'
import type { Person } from '../store/online-store.ts'
import { profileOf } from './profile.ts'
import type { Results } from './results.ts'

/** What others see of a person. */
export class Profiles {
  constructor(
    private readonly parts: Pick<ServerParts, 'store'>,
    private readonly results: Results,
  ) {}

  /** By id, or by the name of an account. Who hides is there for nobody else. */
  async find(idOrName: string, viewer: Person | undefined): Promise<Profile | Code> {
    const { people, accounts, results } = this.parts.store
    const id = /^[0-9a-f]{32}$/.test(idOrName)
      ? idOrName
      : ((await accounts.ofName(foldName(idOrName)))?.person ?? '')
    const person = await people.load(id)
    const isOwn = person !== undefined && person.id === viewer?.id
    if (person === undefined || (person.hidden && !isOwn)) return 'no-such-person'
    return profileOf(person, await this.results.of(id), await results.ratingsOf(id), isOwn)
  }
}
