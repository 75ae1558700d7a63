import type { Message } from '@kazamata/kernel'
import { type BossSheet, bossSheets, type Space } from '../content/bosses.ts'
import { type GoblinCard, goblinCards } from '../content/goblins.ts'
import { type HeroSheet, heroSheets, printed } from '../content/heroes.ts'
import {
  attackKinds,
  type Boss,
  type Goblin,
  type Hero,
  type Loot,
  type LootSet,
  type Minion,
  type Print,
  type Room,
  type Spell,
} from '../content/ids.ts'
import { type LootCard, lootCards, setBonuses } from '../content/loot.ts'
import { type MinionCard, minionCards, minionReward } from '../content/minions.ts'
import { ambushDamage, type RoomCard, roomCards } from '../content/rooms.ts'
import { type SpellCard, spellCards } from '../content/spells.ts'
import type { TorchSpace } from '../content/torch.ts'
import { all, cause, kindName, setName, signed, skillName, typeName } from '../names.ts'
import { portalPrice } from '../rules/turn/availability.ts'
import { abilityText, checkText, type Text } from './abilities.ts'
import { effectsText, passiveText } from './effects.ts'

/* What every card says, made of its data. The data can be given, so that a card that is changed says so. */

export const printText = (print: Print, ability = printed[print]): Text => abilityText(ability)

export function heroText(hero: Hero, sheet: HeroSheet = heroSheets[hero]): Text {
  const { health, focus, speed, defence, dice, ability, hands } = sheet
  return [
    { id: 'text.hero', values: { health, focus, speed, defence } },
    { id: 'text.dice', values: { ...dice } },
    ...[ability, ...hands].flatMap(print => [cause(print), ...printText(print)]),
  ]
}

export function lootText(loot: Loot, card: LootCard = lootCards[loot]): Text {
  const type = typeName(card.type)
  const kind: Message =
    card.set === undefined
      ? { id: 'text.loot', values: { type } }
      : { id: 'text.lootSet', values: { type, set: setName(card.set) } }
  return [kind, ...card.abilities.flatMap(abilityText)]
}

/** The bonus of a set at 2, 3 and 4 pieces (TE-19.11). */
export function setText(set: LootSet, bonuses = setBonuses[set]): Text {
  return bonuses.flatMap((bonus, level) =>
    abilityText(bonus).map(text => ({ id: 'text.set', values: { n: level + 2, text } })),
  )
}

export const spellText = (spell: Spell, card: SpellCard = spellCards[spell]): Text =>
  abilityText(card.ability)

export function roomText(room: Room, card: RoomCard = roomCards[room]): Text {
  const { layout, ambush, seal, trap, disarm, search, free, portal } = card
  const text: Message[] = [{ id: `text.layout.${layout}` }]
  if (room === 'lairDoor') text.push({ id: 'text.lairDoor' })
  if (ambush !== undefined) text.push({ id: `text.ambush.${ambush}`, values: { n: ambushDamage[ambush] } })
  if (seal !== undefined) text.push({ id: 'text.seal', values: { act: seal } })
  if (trap !== undefined) text.push(...checkText('text.trap', trap))
  if (disarm !== undefined)
    text.push({
      id: 'text.disarm',
      values: { skill: skillName(disarm.skill), difficulty: disarm.difficulty },
    })
  if (trap !== undefined && disarm === undefined) text.push({ id: 'text.noDisarm' })
  if (search !== undefined) text.push(...checkText('text.search', search))
  if (free !== undefined) text.push(...checkText('text.roomFree', free))
  if (portal) text.push({ id: 'text.portal', values: { n: portalPrice } })
  return text
}

export function goblinText(goblin: Goblin, card: GoblinCard = goblinCards[goblin]): Text {
  const { speed, defence, action, attack, reward } = card
  return [
    { id: 'text.goblin', values: { speed, defence } },
    { id: `text.action.${action}`, values: { effects: effectsText(attack) } },
    { id: 'text.goblinCounter' },
    { id: 'text.reward', values: { effects: effectsText(reward) } },
  ]
}

export function minionText(minion: Minion, card: MinionCard = minionCards[minion]): Text {
  const { health, speed, defence, guard, counter, attack } = card
  const text: Message[] = [{ id: 'text.minion', values: { health, speed, defence } }]
  if (guard !== undefined)
    text.push({ id: 'text.guard', values: { by: signed(guard.by), kind: kindName(guard.against) } })
  text.push(
    { id: 'text.action.and', values: { effects: effectsText(attack) } },
    { id: 'text.minionCounter', values: { melee: signed(counter.melee), other: signed(counter.other) } },
    { id: 'text.reward', values: { effects: effectsText(minionReward) } },
  )
  return text
}

export function bossText(boss: Boss, sheet: BossSheet = bossSheets[boss]): Text {
  const { defence, speed, counter, seals, torch, attack, spaces, entrance } = sheet
  return [
    { id: 'text.boss', values: { speed, defence } },
    { id: 'text.action.and', values: { effects: effectsText(attack) } },
    ...attackKinds.map((kind): Message => {
      const back = counter[kind]
      return typeof back === 'number'
        ? { id: 'text.bossCounter', values: { kind: kindName(kind), by: signed(back) } }
        : { id: 'text.bossLoss', values: { kind: kindName(kind), effects: effectsText([back]) } }
    }),
    { id: 'text.bossTorch', values: { effects: effectsText(torch) } },
    { id: 'text.seals', values: { n: seals.length, spaces: all(seals) } },
    { id: 'text.entrance', values: { n: entrance } },
    ...spaces.map(
      (space, at): Message => ({
        id: 'text.space',
        values: { n: at + 1, text: spaceText(space) },
      }),
    ),
  ]
}

/** A hero space of a boss sheet: what it does to whoever stops there, or gives whoever stands there. */
export function spaceText({ effects, gives }: Space): Message {
  if (effects.length > 0) return { id: 'text.lands', values: { effects: effectsText(effects) } }
  if (gives.length > 0) return { id: 'text.gives', values: { what: all(gives.map(passiveText)) } }
  return { id: 'text.nothing' }
}

export const torchText = (space: TorchSpace): Message => ({ id: `text.torch.${space}` })
