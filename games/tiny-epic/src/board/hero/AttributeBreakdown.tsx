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
import { mayMove } from '../../rules/turn/availability.ts'
import type { HeroState } from '../../state.ts'
import type { DisplayState } from '../shared/display.ts'
import { skillIcons } from '../shared/first-icons.ts'
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
    if (hero !== state.heroes[state.turn.hero]) return `${speed}`
    return `${mayMove(state) === true ? speedLeft(state) : 0}/${speed}`
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
  const [summands, bonuses] = breakdownOf(state, hero, attribute)
  return summands.length > 1 || bonuses.length > 0
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
  if (from === 'turn') return { id: 'panel.breakdown.turn' }
  if (heroes.some(hero => hero === from)) return { id: 'panel.breakdown.sheet' }
  return isBoss(from) ? { id: 'panel.breakdown.space', values: { n: space } } : { id: `name.${from}` }
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
  const [summands, bonuses] = breakdownOf(state, hero, of)
  const against = attackKinds.filter(
    kind => of === 'defence' && heroDefence(hero, kind) !== heroDefence(hero, 'spell'),
  )
  return (
    <div className="te-breakdown">
      <b>{isSkill(of) ? w('panel.breakdown.dice', { skill: skillName(of) }) : w(`panel.${of}`)}</b>
      <ul>
        {summands.map(summand => (
          <li key={summand.from}>
            <b>{summand === summands[0] ? summand.by : signed(summand.by)}</b>{' '}
            {text(sourceName(summand, hero.space))}
          </li>
        ))}
        {bonuses.map(summand => (
          <li key={summand.from}>
            <b>{signed(summand.by)}</b> {text(sourceName(summand, hero.space))} {w('panel.breakdown.result')}
          </li>
        ))}
        {against.map(kind => (
          <li key={kind}>
            <b>{heroDefence(hero, kind)}</b> {w('panel.breakdown.against', { kind: kindName(kind) })}
          </li>
        ))}
        {isSkill(of) && <li>{w('panel.breakdown.limit')}</li>}
      </ul>
    </div>
  )
}
