import { Icon } from '@kazamata/ui'
import type { Item } from '../../content/ids.ts'
import { lootCards } from '../../content/loot.ts'
import { isLoot } from '../../rules/heroes/abilities.ts'
import { setIcons, sourceIcons } from '../shared/card-icons.ts'
import { HouseMark } from '../shared/HouseMark.tsx'
import { sourceText } from '../shared/labels.ts'
import { Lines } from '../shared/parts.tsx'
import { useWords } from '../shared/words.ts'

import './loot-card.css'

/** A loot or a spell, face up, with all that it says. */
export function LootCard({ card }: { card: Item }) {
  const w = useWords()
  const set = isLoot(card) ? lootCards[card].set : undefined
  return (
    <article className="te-card" data-kind={isLoot(card) ? 'loot' : 'spell'}>
      <span className="te-card-pic">
        <Icon d={sourceIcons[card]} />
      </span>
      <b className="te-card-name">{w(`name.${card}`)}</b>
      {set !== undefined && (
        <span className="te-card-set">
          <Icon d={setIcons[set]} label={w(`set.${set}`)} />
        </span>
      )}
      <Lines of={sourceText(card)} />
      <HouseMark of={card} />
    </article>
  )
}
