import { Icon } from '@kazamata/ui'
import { goblins, type Item, minions, piles } from '../../content/ids.ts'
import { heroName } from '../../names.ts'
import { cardsIn, countOf } from '../../rules/bag.ts'
import { doorCell } from '../../rules/dungeon/grid.ts'
import { itemsOf } from '../../rules/heroes/abilities.ts'
import type { DisplayState } from '../shared/display.ts'
import { enemyIcons } from '../shared/icons.ts'
import { signs } from '../shared/signs.ts'
import { useWords } from '../shared/words.ts'
import { LootCard } from './LootCard.tsx'
import './card-rows.css'

/** What everybody may know of the cards: both rows, who carries what, how many are left, who is gone (TE-UI.16, TE-UI.17). */
export function CardRows({ state }: { state: DisplayState }) {
  const w = useWords()
  return (
    <div className="te-rows">
      <Row title={w('panel.rows.loot', { n: countOf(state.bags.loot) })} cards={state.lootRow} />
      <Row title={w('panel.rows.spell', { n: countOf(state.bags.spells) })} cards={state.spellRow} />
      {state.heroes.map(hero => {
        const cards = itemsOf(hero)
        return cards.length === 0 ? undefined : (
          <Row key={hero.hero} title={w('panel.rows.hero', { hero: heroName(hero.hero) })} cards={cards} />
        )
      })}
      <h3>{w('panel.rows.enemies')}</h3>
      <ul className="te-enemy-status">
        {goblins.map(goblin => {
          const here = state.goblins.find(({ card }) => card === goblin)
          const is = here ? 'here' : state.goblinDiscards.includes(goblin) ? 'gone' : 'deck'
          return <EnemyCardStatus key={goblin} enemy={goblin} is={is} />
        })}
        {minions.map(minion => (
          <EnemyCardStatus key={minion} enemy={minion} is={minionStatus(state, minion)} />
        ))}
      </ul>
      <p className="te-rows-note">{w('panel.rows.goblins')}</p>
      <h3>{w('panel.rows.dungeon')}</h3>
      <ul className="te-piles">
        {piles.map((pile, at) => (
          <li key={pile}>
            <Icon d={signs.deck} />
            <b>{pile}</b>
            {w('panel.rows.pile', { n: state.deck[at] ?? 0, hidden: state.hidden[at] ?? 0 })}
          </li>
        ))}
      </ul>
      <p className="te-rows-note">{w('panel.rows.door', { found: doorCell(state) < 0 ? 'no' : 'yes' })}</p>
    </div>
  )
}

function Row({ title, cards }: { title: string; cards: readonly Item[] }) {
  const w = useWords()
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      {cards.length === 0 ? (
        <p className="te-rows-note">{w('panel.rows.empty')}</p>
      ) : (
        <div className="te-rows-cards">
          {cards.map(card => (
            <LootCard key={card} card={card} />
          ))}
        </div>
      )}
    </section>
  )
}

type Goer = (typeof goblins)[number] | (typeof minions)[number]

/** A minion that is neither in its deck nor in the dungeon is dead. */
function minionStatus(state: DisplayState, minion: (typeof minions)[number]): 'here' | 'gone' | 'deck' {
  if (state.minions.some(({ card }) => card === minion)) return 'here'
  return cardsIn(state.bags.minions, minions).includes(minion) ? 'deck' : 'gone'
}

function EnemyCardStatus({ enemy, is }: { enemy: Goer; is: 'here' | 'gone' | 'deck' }) {
  const w = useWords()
  return (
    <li data-is={is}>
      <Icon d={enemyIcons[enemy]} />
      <b>{w(`name.${enemy}`)}</b>
      <span>{w(`panel.cardStatus.${is}`)}</span>
    </li>
  )
}
