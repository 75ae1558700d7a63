import { fastChance } from '@kazamata/kernel'
import { describe, expect, test } from 'vitest'
import { campaigns, stories } from '../content/campaigns.ts'
import { cards } from '../content/ids.ts'
import { paperDungeons as game } from '../game.ts'
import cs from '../messages/cs.json' with { type: 'json' }
import en from '../messages/en.json' with { type: 'json' }
import hu from '../messages/hu.json' with { type: 'json' }
import pl from '../messages/pl.json' with { type: 'json' }
import { optionsSchema } from '../options.ts'
import { scoreOf } from '../rules/score.ts'
import { happened, random, start } from '../testing/index.ts'
import { tableOf } from '../testing/spec.ts'

const languages: Record<string, Record<string, string>> = { cs, en, hu, pl }

describe('stories', () => {
  test('[PD-CAM.1] [PD-CAM.2] three chapters each in letter order, and one of all twelve', () => {
    const told = campaigns.map(id => [id, stories[id].chapters.join('-')])
    expect(told).toEqual([
      ['1', 'A-B-C'],
      ['2', 'D-E-F'],
      ['3', 'G-H-I'],
      ['4', 'J-K-L'],
      ['grand', 'A-B-C-D-E-F-G-H-I-J-K-L'],
    ])
    for (const [story, , title] of tableOf('### 3.9').slice(2))
      expect(en).toHaveProperty(`story\\.${story}`, title)
  })

  test('[PD-CAM.3] [PD-HOU.13] every chapter has a text of its own, in every language', () => {
    const printed = tableOf('### 4.5').filter(([card]) => /^[A-L]$/.test(card ?? ''))
    expect(printed.map(([card, text]) => [card, text])).toEqual(
      cards.map(card => [card, languages.en?.[`chapter.${card}`]]),
    )
    for (const messages of Object.values(languages)) {
      const texts = cards.map(card => messages[`chapter.${card}`] ?? '')
      expect(new Set(texts).size).toBe(12)
      for (const text of texts) expect(text.length).toBeGreaterThan(60)
    }
    const all = Object.values(languages).flatMap(messages => cards.map(card => messages[`chapter.${card}`]))
    expect(new Set(all).size).toBe(48)
  })
})

describe('chapters', () => {
  test('[PD-CAM.4] a chapter is a whole match, and its result the totals L', () => {
    for (const dungeon of stories['3'].chapters) {
      const table = random(7, { seats: 2, dungeon })
      expect(table.state).toMatchObject({ card: dungeon, phase: 'over', round: 8 })
      expect(game.outcome(table.state)?.scores).toEqual(
        table.state.players.map(({ sheet }) => scoreOf(sheet).L),
      )
    }
  })

  test('[PD-CAM.5] [PD-CAM.9] every chapter deals from full decks to fresh sheets', () => {
    const seen = new Set<string>()
    for (let seed = 0; seed < 40; seed++) {
      const table = start({ seats: 2, dungeon: 'B' }, seed)
      for (const { powers, goals } of happened(table, 'dealt'))
        for (const card of [...powers, ...goals]) seen.add(card)
      for (const mission of table.state.missions) seen.add(mission)
      expect(table.sheet()).toEqual(start({ dungeon: 'A' }).sheet())
    }
    expect(seen.size).toBe(48)
  })

  test('[PD-CAM.10] the card is the chapter’s, all other options hold as chosen', () => {
    const chosen = { missions: false, vanishingGems: true, potionUse: 'ask', bosses: 'random' } as const
    for (const dungeon of cards) {
      const state = game.setup(optionsSchema.parse({ ...chosen, dungeon }), 2, fastChance(1), () => {})
      expect(state.card).toBe(dungeon)
      expect(state.options).toEqual({ ...chosen, dungeon })
    }
  })
})
