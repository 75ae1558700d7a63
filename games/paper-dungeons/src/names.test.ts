import { describe, expect, it } from 'vitest'
import { speaking, tongues } from './board/testing/speech.ts'
import { campaigns } from './content/campaigns.ts'
import { white } from './content/dice.ts'
import { goalCards } from './content/goals.ts'
import { bosses, cards, goals, heroes, items, minionKinds, missions, powers } from './content/ids.ts'
import { ranks } from './content/ranks.ts'
import en from './messages/en.json' with { type: 'json' }
import { boss, face, goal, goalText, hero, item, minion, mission, power, signed } from './names.ts'
import { optionsSchema } from './options.ts'

describe('names', () => {
  it.each(tongues)('[PD-CAM.3] everything on cards and sheets has its words: %s', tongue => {
    const read = speaking(tongue)
    const said = [
      ...heroes.flatMap(id => [hero(id), hero(id, 'acc'), hero(id, 'vs'), { id: `hero.${id}.power` }]),
      ...items.flatMap(id => [
        item(id),
        item(id, 'short'),
        item(id, 'acc'),
        item(id, 'of'),
        { id: `item.${id}.text` },
      ]),
      ...minionKinds.flatMap(id => [minion(id), minion(id, 'acc')]),
      ...powers.flatMap(id => [power(id), power(id, 'acc'), { id: `power.${id}.text` }]),
      ...goals.flatMap(id => [goal(id), goalText(id)]),
      ...missions.flatMap(id => [mission(id), { id: `mission.${id}.text` }]),
      ...bosses.map(boss),
      ...white.faces.map(face),
      ...cards.map(id => ({ id: `chapter.${id}` })),
      ...ranks.map(({ rank }) => ({ id: `rank.${rank}` })),
      { id: 'rank.torchbearer' },
    ].map(read)
    for (const text of said) expect(text).toMatch(/\p{L}/u)
  })

  it('[PD-GOL.2] a goal says its three tiers', () => {
    const { tiers } = goalCards.G14
    expect(speaking('en')(goalText('G14'))).toContain(tiers.join(' / '))
  })

  it.each([
    ['en', 'once per movement'],
    ['pl', 'raz na ruch'],
    ['cs', 'jednou za pohyb'],
    ['hu', 'mozgásonként egyszer'],
  ] as const)('[PD-POW.15] the Ranger says that a water edge pays once: %s', (tongue, once) => {
    expect(speaking(tongue)({ id: 'power.ranger.text' })).toContain(once)
  })

  it('every option and story has its words', () => {
    const keys = new Set(Object.keys(en))
    for (const key of Object.keys(optionsSchema.shape)) {
      expect(keys).toContain(`option.${key}`)
      expect(keys).toContain(`option.${key}.help`)
    }
    for (const id of campaigns) expect(keys).toContain(`story.${id}.text`)
  })

  it('numbers carry their sign', () => {
    expect([4, 0, -3].map(signed)).toEqual(['+4', '0', '−3'])
  })
})
