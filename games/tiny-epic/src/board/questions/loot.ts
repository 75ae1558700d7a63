import { heroSheets } from '../../content/heroes.ts'
import { type Item, sets, skills } from '../../content/ids.ts'
import { lootCards } from '../../content/loot.ts'
import type { Move } from '../../move.ts'
import { cause, heroName, setName, signed, skillName, typeName } from '../../names.ts'
import { countOf } from '../../rules/bag.ts'
import { isLoot, isSpell, piecesOf, sourcesOf } from '../../rules/heroes/abilities.ts'
import { diceOf, heroDefence, isStealthy, skillBonus, speedOf } from '../../rules/heroes/attributes.ts'
import { putOn } from '../../rules/heroes/equipment.ts'
import { activeHero, type HeroState, type State, type Task } from '../../state.ts'
import { lootText, setText, spellText } from '../../text.ts'
import { setIcons, sourceIcons } from '../shared/cardIcons.ts'
import { attackIcons, signs, skillIcons } from '../shared/icons.ts'
import { type Choice, type Fact, fact, type Question, says } from './question.ts'

/* Loot and spells on offer (TE-UI.16). */

function cardFacts(card: Item): Fact[] {
  const text = isLoot(card) ? lootText(card) : isSpell(card) ? spellText(card) : []
  return text.map(line => fact(sourceIcons[card], line))
}

/** The top of the deck unseen, or any card of the row. */
export function discoverQuestion(
  state: State,
  { kind, rowOnly }: Extract<Task, { do: 'discover' }>,
  moves: readonly Move[],
): Question {
  const left = countOf(kind === 'loot' ? state.bags.loot : state.bags.spells)
  const decline = moves.find(move => move.do === 'decline')
  const leave = says(`tray.leave.discover.${kind}`)
  const choices = moves.flatMap((move): Choice[] => {
    if (move.do === 'draw')
      return [
        {
          move,
          icon: signs.deck,
          name: says(`tray.deck.${kind}`),
          notes: [says('tray.deck.left', { n: left }), says('tray.deck.unseen')],
          go: says(`tray.go.draw.${kind}`),
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
        notes: [...notes, says('tray.row')],
        more: [...cardFacts(card), ...progress(activeHero(state), card)],
        go: says('tray.go.take', { card: cause(card) }),
      },
    ]
  })
  return {
    icon: kind === 'loot' ? signs.loot : signs.spell,
    ask: says(`tray.ask.${rowOnly ? 'pickUp' : 'discover'}.${kind}`, {
      hero: heroName(activeHero(state).hero),
    }),
    facts: [],
    choices,
    ...(decline && { decline: { move: decline, icon: signs.stop, name: leave, notes: [], go: leave } }),
    ...(choices[0] && { initial: choices[0].move }),
    explained: true,
    why: 'TE-19.2',
  }
}

/** A card in hand: where it goes, what it covers or replaces, and what that changes. */
export function equipQuestion(
  state: State,
  { card, drawn }: Extract<Task, { do: 'equip' }>,
  moves: readonly Move[],
): Question {
  const hero = activeHero(state)
  const decline = moves.find(move => move.do === 'decline')
  const leave = says('tray.leave.equip')
  const choices = moves.flatMap((move): Choice[] =>
    move.do === 'equip' ? [slotChoice(state, hero, card, move)] : [],
  )
  return {
    icon: sourceIcons[card],
    ask: says(drawn ? 'tray.ask.equip.drawn' : 'tray.ask.equip.taken', { card: cause(card) }),
    facts: cardFacts(card),
    choices,
    ...(decline && { decline: { move: decline, icon: signs.discard, name: leave, notes: [], go: leave } }),
    ...(choices[0] && { initial: choices[0].move }),
    explained: true,
    why: 'TE-19.6',
  }
}

function slotChoice(state: State, hero: HeroState, card: Item, move: Extract<Move, { do: 'equip' }>): Choice {
  const after: HeroState = { ...hero }
  const old = putOn(after, card, move.slot)
  const isHand = isLoot(card) && lootCards[card].type === 'hand'
  const type = isLoot(card) ? lootCards[card].type : 'spell'
  const covered = isHand && old === undefined ? heroSheets[hero.hero].hands[move.slot] : undefined
  const name = isHand ? says('tray.slot.hand', { n: move.slot + 1 }) : says(`tray.slot.${type}`)
  const notes =
    old !== undefined
      ? [says('tray.replaces', { card: cause(old) })]
      : covered !== undefined
        ? [says('tray.covers', { card: cause(covered) })]
        : [says('tray.slot.free')]
  return {
    move,
    icon:
      old !== undefined ? sourceIcons[old] : covered !== undefined ? sourceIcons[covered] : sourceIcons[card],
    name,
    notes,
    more: changes(state, hero, after),
    go:
      old !== undefined
        ? says('tray.go.replace', { card: cause(card), old: cause(old) })
        : covered !== undefined
          ? says('tray.go.cover', { card: cause(card), old: cause(covered) })
          : says('tray.go.equip', { card: cause(card) }),
  }
}

const kinds = ['melee', 'missile', 'spell'] as const

/** What the hero gains and loses with other equipment. */
function changes(state: State, before: HeroState, after: HeroState): Fact[] {
  const facts: Fact[] = []
  const then: State = { ...state, heroes: state.heroes.map(hero => (hero === before ? after : hero)) }
  const tone = (from: number, to: number) => (to > from ? 'gain' : 'loss')
  const number = (icon: string, id: string, from: number, to: number, values?: Fact['text']['values']) => {
    if (from !== to) facts.push(fact(icon, says(id, { ...values, from, to }), tone(from, to)))
  }
  number(signs.speed, 'tray.speedTo', speedOf(state, before), speedOf(then, after))
  const shields = kinds.map(kind => [heroDefence(before, kind), heroDefence(after, kind)] as const)
  const [[from, to] = [0, 0]] = shields
  if (shields.every(([one, other]) => one === from && other === to))
    number(signs.defence, 'tray.defenceTo', from, to)
  else
    for (const [at, kind] of kinds.entries()) {
      const [one, other] = shields[at] ?? [0, 0]
      number(attackIcons[kind], `tray.defenceTo.${kind}`, one, other)
    }
  for (const skill of skills) {
    const name = { skill: skillName(skill) }
    number(skillIcons[skill], 'tray.diceTo', diceOf(state, before, skill), diceOf(then, after, skill), name)
    const [one, other] = [skillBonus(state, before, skill), skillBonus(then, after, skill)]
    if (one !== other)
      facts.push(
        fact(
          skillIcons[skill],
          says('tray.bonusTo', { ...name, from: signed(one), to: signed(other) }),
          tone(one, other),
        ),
      )
  }
  if (!isStealthy(state, before) && isStealthy(then, after))
    facts.push(fact(signs.stealth, says('tray.stealth.gain'), 'gain'))
  if (isStealthy(state, before) && !isStealthy(then, after))
    facts.push(fact(signs.stealth, says('tray.stealth.loss'), 'loss'))
  const [had, has] = [sourcesOf(before), sourcesOf(after)]
  for (const source of had)
    if (!has.includes(source))
      facts.push(fact(sourceIcons[source], says('tray.loses', { card: cause(source) }), 'loss'))
  for (const set of sets) {
    const [one, other] = [piecesOf(before, set), piecesOf(after, set)]
    if (one === other) continue
    facts.push(
      fact(setIcons[set], says('tray.setTo', { set: setName(set), from: one, to: other }), tone(one, other)),
    )
    const bonus = setText(set)[other - 2]
    if (bonus !== undefined) facts.push(fact(setIcons[set], bonus, tone(one, other)))
  }
  return facts
}

/** How far the hero's set would be with this card. */
function progress(hero: HeroState, card: Item): Fact[] {
  const set = isLoot(card) ? lootCards[card].set : undefined
  if (set === undefined) return []
  return [fact(setIcons[set], says('tray.pieces', { set: setName(set), n: piecesOf(hero, set) }))]
}
