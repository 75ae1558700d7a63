import { Icon } from '@kazamata/ui'
import { heroSheets } from '../../content/heroes.ts'
import { type Hero, skills } from '../../content/ids.ts'
import { heroName } from '../../names.ts'
import { firstSigns, heroIcons, skillIcons } from '../shared/first-icons.ts'
import { heroColour } from '../shared/parts.tsx'
import { useFirstWords, useText } from '../shared/words.ts'

/** What sheets are compared by, with the sign and the words for it. */
export const attributes = [
  ...(['health', 'focus', 'speed', 'defence'] as const).map(of => ({
    of,
    icon: firstSigns[of],
    word: `board.stat.${of}` as const,
    value: (hero: Hero) => heroSheets[hero][of],
  })),
  ...skills.map(skill => ({
    of: skill,
    icon: skillIcons[skill],
    word: `skill.${skill}` as const,
    value: (hero: Hero) => heroSheets[hero].dice[skill],
  })),
]

/** Heroes row by row, so that one can look down a column; the best values stand out. */
export function CompareHeroes(props: {
  readonly heroes: readonly Hero[]
  readonly chosen: Hero | undefined
  readonly mine: boolean
  onChoose(hero: Hero): void
}) {
  const { heroes, chosen, mine, onChoose } = props
  const w = useFirstWords()
  const tell = useText()
  return (
    // Where nothing in it takes the focus, it scrolls by keys itself.
    <section className="te-pick-compare" tabIndex={mine ? undefined : 0} aria-label={w('board.pick.compare')}>
      <table>
        <thead>
          <tr>
            <th scope="col">{w('board.pick.hero')}</th>
            {attributes.map(({ of, icon, word }) => (
              <th key={of} scope="col" data-of={of}>
                <span>
                  <Icon d={icon} />
                  {w(word)}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {heroes.map(hero => (
            <tr key={hero} data-on={hero === chosen}>
              <th scope="row">
                <button
                  type="button"
                  style={heroColour(hero)}
                  aria-pressed={hero === chosen}
                  disabled={!mine}
                  onClick={() => onChoose(hero)}
                >
                  <span className="te-pick-token">
                    <Icon d={heroIcons[hero]} />
                  </span>
                  {tell(heroName(hero))}
                </button>
              </th>
              {attributes.map(({ of, value }) => (
                <td key={of} data-best={heroes.every(other => value(other) <= value(hero))}>
                  {value(hero)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
