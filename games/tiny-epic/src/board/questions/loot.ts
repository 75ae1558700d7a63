import { houseMessage } from '@kazamata/ui'
import { heroSheets } from '../../content/heroes.ts'
import { attackKinds, type Item, type Print, sets, skills } from '../../content/ids.ts'
import { lootCards } from '../../content/loot.ts'
import { sourceOf } from '../../content/source-of.ts'
import type { Move } from '../../move.ts'
import { cause, heroName, setName, signed, skillName, typeName } from '../../names.ts'
import { countOf } from '../../rules/bag.ts'
import { isLoot, piecesOf, setLevel, sourcesOf } from '../../rules/heroes/abilities.ts'
import { diceOf, heroDefence, isStealthy, skillBonus, speedOf } from '../../rules/heroes/attributes.ts'
import { putOn } from '../../rules/heroes/equipment.ts'
import { activeHero, type HeroState, type State, type Task } from '../../state.ts'
import { setText } from '../../texts/cards.ts'
import { setIcons, sourceIcons } from '../shared/card-icons.ts'
import { skillIcons } from '../shared/first-icons.ts'
import { attackIcons } from '../shared/icons.ts'
import { message, sourceText } from '../shared/labels.ts'
import { signs } from '../shared/signs.ts'
import { rewardFacts } from './notes.ts'
import { type Choice, declineChoice, type Fact, fact, type Question } from './question.ts'

/* Questions about loot and spells (TE-UI.16). */

function cardFacts(card: Item): Fact[] {
  const house = houseMessage(sourceOf(card))
  const facts = sourceText(card).map(line => fact(sourceIcons[card], line))
  return house === undefined ? facts : [...facts, fact(signs.house, house)]
}

/** The top card of the deck, unseen, or any card of the row. */
export function discoverQuestion(
  state: State,
  { kind, rowOnly }: Extract<Task, { do: 'discover' }>,
  moves: readonly Move[],
): Question {
  const left = countOf(kind === 'loot' ? state.bags.loot : state.bags.spells)
  const choices = moves.flatMap((move): Choice[] => {
    if (move.do === 'draw')
      return [
        {
          move,
          icon: signs.deck,
          name: message(`question.deck.${kind}`),
          notes: [message('question.deck.left', { n: left }), message('question.deck.unseen')],
          go: message(`question.confirm.draw.${kind}`),
        },
      ]
    if (move.do !== 'take') return []
    const { card } = move
    const notes = isLoot(card) ? [typeName(lootCards[card].type)] : []
    return [
      {
        move,
        icon: sourceIcons[card],
        name: cause(card),
        notes: [...notes, message('question.row')],
        more: [...cardFacts(card), ...progress(activeHero(state), card)],
        go: message('question.confirm.take', { card: cause(card) }),
      },
    ]
  })
  return {
    icon: kind === 'loot' ? signs.loot : signs.spell,
    ask: message(`question.ask.${rowOnly ? 'pickUp' : 'discover'}.${kind}`, {
      hero: heroName(activeHero(state).hero),
    }),
    facts: rewardFacts(state),
    choices,
    decline: declineChoice(moves, `question.decline.discover.${kind}`),
    initial: choices[0]?.move,
    explained: true,
    why: 'TE-19.2',
  }
}

/** Where a discovered card goes, what it covers or replaces, and what that changes. */
export function equipQuestion(
  state: State,
  { card, drawn }: Extract<Task, { do: 'equip' }>,
  moves: readonly Move[],
): Question {
  const hero = activeHero(state)
  const choices = moves.flatMap((move): Choice[] =>
    move.do === 'equip' ? [slotChoice(state, hero, card, move)] : [],
  )
  return {
    icon: sourceIcons[card],
    ask: message(drawn ? 'question.ask.equip.drawn' : 'question.ask.equip.taken', { card: cause(card) }),
    facts: cardFacts(card),
    choices,
    decline: declineChoice(moves, 'question.decline.equip', signs.discard),
    initial: choices[0]?.move,
    explained: true,
    why: 'TE-19.6',
  }
}

function slotChoice(state: State, hero: HeroState, card: Item, move: Extract<Move, { do: 'equip' }>): Choice {
  const after: HeroState = { ...hero }
  const old = putOn(after, card, move.slot)
  const type = isLoot(card) ? lootCards[card].type : 'spell'
  const covered = type === 'hand' ? heroSheets[hero.hero].hands[move.slot] : undefined
  return {
    move,
    icon: sourceIcons[old ?? covered ?? card],
    name: message(`question.slot.${type}`, type === 'hand' ? { n: move.slot + 1 } : undefined),
    ...slotTexts(card, old, covered),
    more: changes(state, hero, after),
  }
}

/** What becomes of the card or the print that is in the slot now. */
function slotTexts(
  card: Item,
  old: Item | undefined,
  covered: Print | undefined,
): Pick<Choice, 'notes' | 'go'> {
  if (old !== undefined)
    return {
      notes: [message('question.replaces', { card: cause(old) })],
      go: message('question.confirm.replace', { card: cause(card), old: cause(old) }),
    }
  if (covered !== undefined)
    return {
      notes: [message('question.covers', { card: cause(covered) })],
      go: message('question.confirm.cover', { card: cause(card), old: cause(covered) }),
    }
  return {
    notes: [message('question.slot.free')],
    go: message('question.confirm.equip', { card: cause(card) }),
  }
}

/** What the hero gains and loses with other equipment. */
function changes(state: State, before: HeroState, after: HeroState): Fact[] {
  const facts: Fact[] = []
  const then: State = { ...state, heroes: state.heroes.map(hero => (hero === before ? after : hero)) }
  const tone = (from: number, to: number) => (to > from ? 'gain' : 'loss')
  const number = (icon: string, id: string, from: number, to: number, values?: Fact['text']['values']) => {
    if (from !== to) facts.push(fact(icon, message(id, { ...values, from, to }), tone(from, to)))
  }
  number(signs.speed, 'question.speedTo', speedOf(state, before), speedOf(then, after))
  const shields = attackKinds.map(kind => [heroDefence(before, kind), heroDefence(after, kind)] as const)
  const [[from, to] = [0, 0]] = shields
  if (shields.every(([one, other]) => one === from && other === to))
    number(signs.defence, 'question.defenceTo', from, to)
  else
    for (const [at, kind] of attackKinds.entries()) {
      const [one, other] = shields[at] ?? [0, 0]
      number(attackIcons[kind], `question.defenceTo.${kind}`, one, other)
    }
  for (const skill of skills) {
    const name = { skill: skillName(skill) }
    number(
      skillIcons[skill],
      'question.diceTo',
      diceOf(state, before, skill),
      diceOf(then, after, skill),
      name,
    )
    const [one, other] = [skillBonus(state, before, skill), skillBonus(then, after, skill)]
    if (one !== other)
      facts.push(
        fact(
          skillIcons[skill],
          message('question.bonusTo', { ...name, from: signed(one), to: signed(other) }),
          tone(one, other),
        ),
      )
  }
  if (!isStealthy(state, before) && isStealthy(then, after))
    facts.push(fact(signs.stealth, message('question.stealth.gain'), 'gain'))
  if (isStealthy(state, before) && !isStealthy(then, after))
    facts.push(fact(signs.stealth, message('question.stealth.loss'), 'loss'))
  const [had, has] = [sourcesOf(before), sourcesOf(after)]
  for (const source of had)
    if (!has.includes(source))
      facts.push(fact(sourceIcons[source], message('question.loses', { card: cause(source) }), 'loss'))
  for (const set of sets) {
    const [one, other] = [piecesOf(before, set), piecesOf(after, set)]
    if (one === other) continue
    facts.push(
      fact(
        setIcons[set],
        message('question.setTo', { set: setName(set), from: one, to: other }),
        tone(one, other),
      ),
    )
    const bonus = setText(set)[setLevel(other)]
    if (bonus !== undefined) facts.push(fact(setIcons[set], bonus, tone(one, other)))
  }
  return facts
}

/** How many cards of the set the hero has already. */
function progress(hero: HeroState, card: Item): Fact[] {
  const set = isLoot(card) ? lootCards[card].set : undefined
  if (set === undefined) return []
  return [fact(setIcons[set], message('question.pieces', { set: setName(set), n: piecesOf(hero, set) }))]
}
