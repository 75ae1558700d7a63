import { Icon } from '@kazamata/ui'
import { hero as heroName } from '../../names.ts'
import type { Turn } from '../../state.ts'
import type { View } from '../../view.ts'
import { heroIcons, signs } from '../icons.ts'
import { type Tab, tabOf } from '../sheet/tabs/SheetTabs.tsx'
import { useText, useWords } from '../words.ts'
import type { Deal } from './choices.ts'
import type { Hand } from './useDraft.ts'

interface ChoiceButtonsProps {
  readonly view: View
  readonly turn: Turn
  readonly hand: Hand
  /** Where the sheet is shown in parts: turns to one of them. */
  onTab?(tab: Tab): void
}

/** What the picked die can do, as words; and what has no place on the sheet. */
export function ChoiceButtons({ view, turn, hand, onTab }: ChoiceButtonsProps) {
  const w = useWords()
  const tell = useText()
  const { deals, wish } = hand
  const task = turn.agenda.at(-1)?.do
  const asked = task === 'die' ? wish.die !== undefined : true
  if (!asked) return null
  const can = deals.filter(
    ({ dice }) => dice.length === 0 || (wish.die !== undefined && dice.includes(wish.die)),
  )
  const walks = can.flatMap(({ trail }) => (trail === undefined ? [] : [trail.length]))
  const has = (prefix: string) => can.some(({ key }) => key.startsWith(prefix))
  const training = task === 'die' || task === 'use'
  const trains = can.filter(deal => training && deal.spot?.on === 'hero')
  return (
    <>
      {training && view.round === 1 && <p className="pd-note-how">{w('ask.use.text')}</p>}
      <div className="pd-chips">
        {trains.length > 1 && onTab !== undefined && (
          <button type="button" className="pd-chip" onClick={() => onTab('heroes')}>
            <Icon d={signs.level} />
            {w('chip.heroes')}
          </button>
        )}
        {(trains.length > 1 ? can.filter(deal => !trains.includes(deal)) : can).map(deal => (
          <DealChip key={deal.key} deal={deal} hand={hand} {...(onTab === undefined ? {} : { onTab })} />
        ))}
        {training && onTab !== undefined && has('item') && (
          <button type="button" className="pd-chip" onClick={() => onTab('items')}>
            <Icon d={signs.part} />
            {w('chip.craft')}
          </button>
        )}
        {onTab !== undefined && walks.length > 0 && training && (
          <button type="button" className="pd-chip" onClick={() => onTab('map')}>
            <Icon d={signs.walk} />
            {w('chip.walk', { steps: Math.max(...walks) })}
          </button>
        )}
        {has('stay') && (
          <button type="button" className="pd-chip" data-quiet onClick={() => hand.choose('stay')}>
            {w('chip.stay')}
          </button>
        )}
        {has('stop') && (
          <button type="button" className="pd-chip" data-quiet onClick={() => hand.choose('stop')}>
            {tell({ id: 'chip.stop' })}
          </button>
        )}
      </div>
    </>
  )
}

function DealChip({ deal, hand, onTab }: { deal: Deal; hand: Hand; onTab?(tab: Tab): void }) {
  const w = useWords()
  const { spot } = deal
  const move = deal.moves().at(-1)
  if (move?.do === 'absorb')
    return (
      <button
        type="button"
        className="pd-chip"
        aria-pressed={hand.wish.key === deal.key}
        onClick={() => hand.choose(deal.key)}
      >
        <Icon d={move.hearts === 0 ? signs.broken : signs.heart} />
        {w('go.absorb', { hearts: move.hearts })}
      </button>
    )
  if (spot === undefined || (move?.do !== 'train' && move?.do !== 'brew')) return null
  return (
    <button
      type="button"
      className="pd-chip"
      onClick={() => {
        hand.touch(spot)
        onTab?.(tabOf(spot))
      }}
    >
      <Icon d={move.do === 'train' ? heroIcons[move.hero] : signs.potion} />
      {move.do === 'train' ? w('chip.train', { hero: heroName(move.hero, 'acc') }) : w('go.brew')}
    </button>
  )
}
