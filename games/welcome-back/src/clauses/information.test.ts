import { fastChance } from '@kazamata/kernel'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Card, cards } from '../content/ids.ts'
import { welcomeBack as game } from '../game.ts'
import { decide, enter, happened, list, start, type Table } from '../testing/story.ts'
import type { View } from '../view.ts'

const everybody = [0, 1, 2, 'table'] as const
const bytes = (value: unknown) => JSON.stringify(value)

/** A view without what is private to its viewer. */
function open(view: View): unknown {
  const { viewer: _, ask, pile, players, ...rest } = view
  return {
    ...rest,
    ask: ask?.do === 'place' ? { do: ask.do, seat: ask.seat } : ask,
    pile: pile.map(({ by }) => by),
    players: players.map(({ aside, ...player }) => ({ ...player, aside: aside.map(({ token }) => token) })),
  }
}

/** Every card that a view names outside of the Dungeon run and the Specials known to all. */
function named(view: View): Card[] {
  const found = [
    view.ask?.do === 'place' ? view.ask.card : undefined,
    ...view.pile.map(({ card }) => card),
    ...view.players.flatMap(({ aside }) => aside.map(({ card }) => card)),
  ]
  return found.flatMap(card => (card === undefined ? [] : [card]))
}

/** A random game up to some step. */
function somewhere(seed: number, steps: number, options = {}): Table {
  const table = start({ seats: 3, ...options }, seed)
  const chance = fastChance(seed + 1)
  for (let i = 0; i < steps && game.outcome(table.state) === undefined; i++) {
    const legal = table.legal()
    table.play(legal[chance.int(legal.length)] ?? '')
  }
  return table
}
const anywhere = [fc.integer(), fc.integer({ min: 0, max: 60 }), fc.boolean()] as const

describe('public', () => {
  test('[WB-4.1] is all that lies open on a table, the same for every viewer', () => {
    fc.assert(
      fc.property(...anywhere, (seed, steps, specialsKnown) => {
        const table = somewhere(seed, steps, { specialsKnown })
        for (const viewer of everybody) expect(open(table.view(viewer))).toEqual(open(table.view('table')))
      }),
      { numRuns: 150 },
    )
  })

  test('[WB-4.1] are options, seats, Hero, row, removed tokens, sizes, who added what, passes and standing', () => {
    const table = decide('ninja', {
      seats: 3,
      deck: 'orc lich golem goblin',
      successes: [0, 1, 0],
      failures: [1, 0, 0],
    })
    table.play('draw lich', 'add', 'draw orc', 'remove bomb', 'pass')
    const view = table.view('table')
    expect(view).toMatchObject({ hero: 'ninja', deck: 2, pile: [{ by: 0 }], ask: { do: 'turn', seat: 0 } })
    expect(view.options).toBeDefined()
    expect(view.row).not.toContain('nin.bomb')
    expect(view.specials).toHaveLength(2)
    expect(view.players).toMatchObject([
      { failures: 1, passed: false, aside: [] },
      { successes: 1, passed: false, aside: [{ token: 'nin.bomb' }] },
      { passed: true },
    ])
  })

  test('[WB-4.1] is everything in a run', () => {
    const table = enter('ninja', 'outfit tools', 'ally golem fairy', { seats: 3 }).play('reveal', 'reveal')
    for (const viewer of everybody) expect(table.view(viewer).run).toEqual(table.state.run)
    expect(table.view(2).run).toMatchObject({
      hp: 8,
      ally: true,
      met: [{ card: 'ally' }, { card: 'golem', strength: 5 }],
    })
    for (const event of table.events.filter(({ type }) => type === 'revealed'))
      for (const viewer of everybody) expect(game.redact(event, viewer)).toEqual(event)
  })
})

describe('private', () => {
  test('[WB-4.2] are the card in hand and every card a seat has placed, with its slot', () => {
    const table = decide('ninja', { seats: 2, deck: 'orc lich golem goblin dragon' })
    table.play(
      'draw lich',
      'add',
      'draw orc',
      'add',
      'draw golem',
      'remove tools',
      'draw goblin',
      'add',
      'draw dragon',
    )
    expect(table.view(0).pile).toEqual([{ by: 0, card: 'lich' }, { by: 1 }, { by: 1 }])
    expect(table.view(1).pile).toEqual([{ by: 0 }, { by: 1, card: 'orc' }, { by: 1, card: 'goblin' }])
    expect(table.view(0).players[0]?.aside).toEqual([{ token: 'nin.tools', card: 'golem' }])
    expect(table.view(0).ask).toEqual({ do: 'place', seat: 0, card: 'dragon' })
    expect(named(table.view(1)).toSorted()).toEqual(['goblin', 'orc'])
    expect(named(table.view('table'))).toEqual([])
  })

  test('[WB-4.2] are told only to their owner', () => {
    const table = decide('ninja', { seats: 3, deck: 'orc lich golem' }).play(
      'draw lich',
      'add',
      'draw orc',
      'remove bomb',
    )
    for (const viewer of everybody) {
      const told = table.events.map(event => game.redact(event, viewer))
      expect(told.map(event => event !== undefined && 'card' in event)).toEqual(
        [0, 0, 1, 1].map(owner => owner === viewer),
      )
    }
  })
})

describe('hidden', () => {
  test('[WB-4.3] is every card that nobody has seen', () => {
    fc.assert(
      fc.property(...anywhere, (seed, steps, specialsKnown) => {
        const table = somewhere(seed, steps, { specialsKnown })
        for (const viewer of everybody) {
          // Open to all are the run, known Specials, types offered for the Sword, and what a token went for.
          const { specials, run, spent, ask, ...rest } = table.view(viewer)
          const text = bytes(ask?.do === 'place' ? { ask, ...rest } : rest)
          for (const card of cards) {
            const seen = named(table.view(viewer)).filter(each => each === card).length
            expect(text.split(`"${card}"`).length - 1, `${card} for ${viewer}`).toBe(seen)
          }
          expect(text).not.toContain('seed')
        }
      }),
      { numRuns: 100 },
    )
  })

  test('[WB-4.2, WB-4.3] another’s cards may be any: nobody else can tell from a single byte', () => {
    const hands = fc.shuffledSubarray(list('goblin skeleton orc vampire golem lich demon dragon'), {
      minLength: 6,
      maxLength: 6,
    })
    fc.assert(
      fc.property(hands, hands, (some, others) => {
        // Seat 1 gets other cards; seats 0 and 2 the same ones of which there are two.
        const tell = (secret: readonly string[]) => {
          const table = decide('ninja', {
            seats: 3,
            deck: `goblin orc goblin orc ${some.join(' ')} ${others.join(' ')}`,
          })
          table.play('draw goblin', 'add', `draw ${secret[0]}`, 'add', 'draw orc', 'remove tools')
          table.play(
            'draw goblin',
            'add',
            `draw ${secret[1]}`,
            'remove bomb',
            'pass',
            'draw orc',
            'add',
            `draw ${secret[2]}`,
          )
          return [0, 2, 'table'].map(viewer => {
            const eyes = viewer === 0 ? 0 : viewer === 2 ? 2 : 'table'
            return bytes([table.view(eyes), table.events.map(event => game.redact(event, eyes))])
          })
        }
        expect(tell(some)).toEqual(tell(others))
      }),
      { numRuns: 60 },
    )
  })

  test('[WB-4.3] what a viewer imagines looks to it like the real table', () => {
    fc.assert(
      fc.property(...anywhere, (seed, steps, specialsKnown) => {
        const table = somewhere(seed, steps, { specialsKnown })
        for (const viewer of everybody) {
          const other = game.sampleState(table.view(viewer), fastChance(seed))
          expect(bytes(game.view(other, viewer))).toBe(bytes(table.view(viewer)))
        }
      }),
      { numRuns: 100 },
    )
  })
})

describe('the end of a round', () => {
  /** Seat 1 has set one Monster aside and dies of the first card it meets, with two more behind it. */
  const ended = () => {
    const table = decide('bard', { seats: 3, row: 'coin', deck: 'dragon lich orc goblin golem vampire' })
    table.play('draw lich', 'add', 'draw orc', 'remove coin', 'pass')
    return table.play('draw goblin', 'add', 'draw dragon', 'add', 'pass', 'reveal')
  }

  test('[WB-4.4] ends all private knowledge', () => {
    const table = ended()
    expect(happened(table, 'failed')).toHaveLength(1)
    for (const viewer of everybody) {
      expect(named(table.view(viewer))).toEqual([])
      expect(open(table.view(viewer))).toEqual(open(table.view('table')))
    }
  })

  test('[WB-4.4] leaves a Special that was seen publicly known', () => {
    const table = start({ specialsKnown: false, seats: 2, firstHero: 'starter' }).play('hero ninja')
    table.play('draw jelly', 'remove tools', 'draw goblin', 'add', 'pass')
    expect(table.view(0).specials).toEqual([])
    while (happened(table, 'round').length === 1) table.play(table.legal()[0] ?? '')
    for (const viewer of [0, 1, 'table'] as const) expect(table.view(viewer).specials).toEqual(['jelly'])
  })

  test('[WB-4.5] reveals all set-aside Monsters to everybody', () => {
    const table = ended()
    const [unveiled] = happened(table, 'unveiled')
    expect(unveiled?.asides).toEqual([{ seat: 1, card: 'orc', token: 'bar.coin' }])
    if (unveiled !== undefined)
      for (const viewer of everybody) expect(game.redact(unveiled, viewer)).toEqual(unveiled)
  })

  test('[WB-4.5] also after a success', () => {
    const table = decide('ninja', { deck: 'goblin orc' }).play(
      'draw orc',
      'remove bomb',
      'draw goblin',
      'add',
      'pass',
      'reveal',
    )
    if (table.legal().includes('suffer')) table.play('suffer')
    expect(happened(table, 'succeeded')).toHaveLength(1)
    expect(happened(table, 'unveiled')).toMatchObject([
      { asides: [{ seat: 0, card: 'orc', token: 'nin.bomb' }], rest: [] },
    ])
  })

  test('[WB-4.6] reveals the unmet rest of the pile in order, if the runner died', () => {
    expect(happened(ended(), 'unveiled')).toMatchObject([{ rest: [{ card: 'goblin' }, { card: 'lich' }] }])
  })

  test('[WB-4.7] shows no card that is still in the deck', () => {
    const table = ended()
    const shown = [
      ...happened(table, 'revealed').map(({ card }) => card),
      ...happened(table, 'unveiled').flatMap(({ asides, rest }) =>
        [...asides, ...rest].map(({ card }) => card),
      ),
    ]
    expect(shown.toSorted()).toEqual(
      happened(table, 'drew')
        .map(({ card }) => card)
        .toSorted(),
    )
    expect(bytes(table.events)).not.toMatch(/golem|vampire/)
  })
})

describe('the eliminated and the spectators', () => {
  test('[WB-4.8] get the public view only, in the decision phase', () => {
    const table = decide('ninja', { seats: 3, out: [2], deck: 'lich orc goblin' }).play(
      'draw lich',
      'add',
      'draw orc',
    )
    expect({ ...table.view(2), viewer: 'table' }).toEqual(table.view('table'))
    expect(named(table.view(2))).toEqual([])
  })

  test('[WB-4.8] and in a run, even when asked for the Sword', () => {
    const table = enter('princess', 'sword', 'golem demon', { seats: 3, out: [2] }).play(
      'ask 2',
      'offer golem demon',
    )
    expect(table.active()).toBe(2)
    expect({ ...table.view(2), viewer: 'table' }).toEqual(table.view('table'))
    expect(bytes(table.view(2).pile)).not.toMatch(/golem|demon/)
  })
})
