import type { Choices, GameManifest } from '@kazamata/registry'
import { useWords } from '../intl/words.tsx'
import { useList } from '../matches/use-list.ts'
import { useLoaded } from '../shell/use-loaded.ts'
import { heroesBySeat } from './heroes-by-seat.ts'

/** Who runs which heroes, where somebody runs more than one. */
export function HeroesBySeat(props: {
  party: NonNullable<GameManifest['party']>
  chosen: Choices
  names: readonly string[]
}) {
  const { party, chosen, names } = props
  const t = useWords()
  const list = useList()
  const count = useLoaded(party.size)?.(chosen, names.length) ?? 0
  if (count <= names.length) return null
  return (
    <ul className="note">
      {heroesBySeat(count, names.length).map((heroes, seat) => (
        <li key={heroes.join()}>
          {t('setup.runs', {
            name: names[seat] ?? '',
            count: heroes.length,
            heroes: list(heroes.map(String)),
          })}
        </li>
      ))}
    </ul>
  )
}
