import type { Message } from '@kazamata/kernel'
import { bossCards } from '../../content/bosses.ts'
import { all, boss, goal, item, message, mission, power, signed } from '../../names.ts'
import { type Shield, scoreBreakdown, scoreOf } from '../../rules/score.ts'
import { roomCount } from '../../rules/sheet-counts.ts'
import type { Sheet } from '../../state.ts'
import type { View } from '../../view.ts'

/** What a shield is made of, in sentences. */
export function explainShield(
  shield: Shield,
  sheet: Readonly<Sheet>,
  { bosses }: Pick<View, 'bosses'>,
): readonly Message[] {
  const account = scoreBreakdown(sheet)
  const glory = scoreOf(sheet)[shield]
  switch (shield) {
    case 'A':
    case 'B':
    case 'C': {
      const at = 'ABC'.indexOf(shield)
      const id = bosses[at] ?? bosses[0]
      if (sheet.glory.length <= at) return [message('score.boss.open', { boss: boss(id) })]
      const tier = bossCards[id].tiers.findIndex(one => one.glory === glory) + 1
      const values = { boss: boss(id), glory: signed(glory), tier }
      return [message(tier === 0 ? 'score.boss.fled' : 'score.boss.tier', values)]
    }
    case 'D': {
      const { weakest, value, perfect } = account.heroes
      const text = message('score.heroes', { level: weakest, value })
      return perfect === 0 ? [text] : [text, message('score.heroes.six', { n: perfect })]
    }
    case 'E': {
      const { parts, complete, value } = account.items
      const text = message('score.parts', { n: parts })
      if (complete.length === 0) return [text]
      const items = all(complete.map(id => item(id, 'short')))
      return [text, message('score.complete', { items, value: signed(value) })]
    }
    case 'F':
      return [message('score.gems', { n: account.gems, glory })]
    case 'G':
      return [message('score.minions', { n: account.minions, glory })]
    case 'H': {
      const { points, threshold } = account.damage
      return threshold === 0
        ? [message('score.damage.none', { points })]
        : [message('score.damage', { points, threshold, glory: signed(glory) })]
    }
    case 'I':
      return [message(account.resurrected ? 'score.resurrected' : 'score.alive')]
    case 'J': {
      const texts: Message[] = []
      if (account.goal !== undefined) {
        const { goal: id, count, tier, glory } = account.goal
        texts.push(message('score.goal', { goal: goal(id), count, tier, glory: signed(glory) }))
      }
      if (account.power !== undefined) {
        const { power: id, glory } = account.power
        texts.push(message('score.power', { power: power(id), glory: signed(glory) }))
      }
      return texts
    }
    case 'K':
      return account.missions.length === 0
        ? [message('score.missions.none')]
        : account.missions.map(one =>
            message('score.mission', { mission: mission(one.mission), glory: signed(one.glory) }),
          )
    case 'L':
      return [message('score.total', { glory: signed(glory), rooms: roomCount(sheet) })]
  }
}
