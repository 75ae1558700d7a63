import type { Message } from '@kazamata/kernel'
import { Icon } from '@kazamata/ui'
import { attackKinds, heroes, type Skill, skills } from '../../content/ids.ts'
import { kindName, signed, skillName } from '../../names.ts'
import { isBoss } from '../../rules/dungeon/figures.ts'
import {
  checkBonusBreakdown,
  defenceBreakdown,
  diceBreakdown,
  diceOf,
  heroDefence,
  type Summand,
  skillBonus,
  speedBreakdown,
  speedLeft,
  speedOf,
} from '../../rules/heroes/attributes.ts'
import type { HeroState } from '../../state.ts'
import type { DisplayState } from '../shared/display.ts'
import { skillIcons } from '../shared/icons.ts'
import { signs } from '../shared/signs.ts'
import { useText, useWords } from '../shared/words.ts'

export const attributes = ['speed', 'defence', ...skills] as const
export type Attribute = (typeof attributes)[number]

const isSkill = (attribute: Attribute): attribute is Skill => attribute !== 'speed' && attribute !== 'defence'

export function AttributeIcon({ of }: { of: Attribute }) {
  return <Icon d={isSkill(of) ? skillIcons[of] : signs[of]} />
}

/** As the sheet shows it now: Speed left in one's turn, dice and what is added to their result. */
export function attributeValue(state: DisplayState, hero: HeroState, attribute: Attribute): string {
  if (attribute === 'speed') {
    const speed = speedOf(state, hero)
    return hero === state.heroes[state.turn.hero] ? `${speedLeft(state)}/${speed}` : `${speed}`
  }
  if (attribute === 'defence') {
    const all = attackKinds.map(kind => heroDefence(hero, kind))
    const [low, high] = [Math.min(...all), Math.max(...all)]
    return low === high ? `${low}` : `${low}–${high}`
  }
  const bonus = skillBonus(state, hero, attribute)
  return `${diceOf(state, hero, attribute)}${bonus === 0 ? '' : signed(bonus)}`
}

/** Does anything but the sheet itself count? */
export function isModified(state: DisplayState, hero: HeroState, attribute: Attribute): boolean {
  const [parts, more] = breakdownOf(state, hero, attribute)
  return parts.length > 1 || more.length > 0
}

function breakdownOf(
  state: DisplayState,
  hero: HeroState,
  attribute: Attribute,
): readonly [readonly Summand[], readonly Summand[]] {
  if (attribute === 'speed') return [speedBreakdown(state, hero), []]
  if (attribute === 'defence') return [defenceBreakdown(hero), []]
  return [diceBreakdown(state, hero, attribute), checkBonusBreakdown(state, hero, attribute)]
}

/** Where a summand is printed. */
function sourceName({ from }: Summand, space: number): Message {
  if (from === 'turn') return { id: 'panel.sum.turn' }
  if (heroes.some(hero => hero === from)) return { id: 'panel.sum.sheet' }
  return isBoss(from) ? { id: 'panel.sum.space', values: { n: space } } : { id: `name.${from}` }
}

/** An attribute with everything it is the sum of. */
export function AttributeBreakdown({
  state,
  hero,
  of,
}: {
  state: DisplayState
  hero: HeroState
  of: Attribute
}) {
  const w = useWords()
  const text = useText()
  const [parts, more] = breakdownOf(state, hero, of)
  const against = attackKinds.filter(
    kind => of === 'defence' && heroDefence(hero, kind) !== heroDefence(hero, 'spell'),
  )
  return (
    <div className="te-sum">
      <b>{isSkill(of) ? w('panel.sum.dice', { skill: skillName(of) }) : w(`panel.${of}`)}</b>
      <ul>
        {parts.map(part => (
          <li key={part.from}>
            <b>{part === parts[0] ? part.by : signed(part.by)}</b> {text(sourceName(part, hero.space))}
          </li>
        ))}
        {more.map(part => (
          <li key={part.from}>
            <b>{signed(part.by)}</b> {text(sourceName(part, hero.space))} {w('panel.sum.result')}
          </li>
        ))}
        {against.map(kind => (
          <li key={kind}>
            <b>{heroDefence(hero, kind)}</b> {w('panel.sum.against', { kind: kindName(kind) })}
          </li>
        ))}
        {isSkill(of) && <li>{w('panel.sum.limit')}</li>}
      </ul>
    </div>
  )
}
