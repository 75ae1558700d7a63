import { Icon, portrait, type SeatInfo } from '@kazamata/ui'
import { useState } from 'react'
import { heroSheets } from '../../content/heroes.ts'
import { type LootSet, type Print, type Skill, type Source, sets } from '../../content/ids.ts'
import { cause, heroName, setName } from '../../names.ts'
import { isLoot, isSpell, piecesOf, setLevel } from '../../rules/heroes/abilities.ts'
import { type Slot, slotsOf } from '../../rules/heroes/equipment-slots.ts'
import { type HeroState, heroAt } from '../../state.ts'
import { setText } from '../../texts/cards.ts'
import { setIcons, sourceIcons } from '../shared/card-icons.ts'
import type { DisplayState } from '../shared/display.ts'
import { HouseMark } from '../shared/HouseMark.tsx'
import { sourceText } from '../shared/labels.ts'
import { Meter, Token } from '../shared/parts.tsx'
import { signs } from '../shared/signs.ts'
import { useText, useWords } from '../shared/words.ts'
import './hero-sheet.css'
import {
  type Attribute,
  AttributeBreakdown,
  AttributeIcon,
  attributes,
  attributeValue,
  isModified,
} from './AttributeBreakdown.tsx'

export interface HeroSheetProps {
  readonly state: DisplayState
  readonly hero: number
  readonly player?: SeatInfo | undefined
  /** What health and focus would be after the action considered. */
  readonly preview?: { readonly health?: number; readonly focus?: number } | undefined
  /** What the action considered uses. */
  readonly uses?: { readonly skill?: Skill; readonly with?: Source } | undefined
  /** Everything is unfolded: in a dialog, not beside the map. */
  readonly open?: boolean
}

/** A hero's sheet with its equipment (TE-UI.3). */
export function HeroSheet({ state, hero: index, player, preview, uses, open = false }: HeroSheetProps) {
  const w = useWords()
  const text = useText()
  const [read, setRead] = useState<Source>()
  const [explained, setExplained] = useState<Attribute>()
  const hero = heroAt(state, index)
  const sheet = heroSheets[hero.hero]
  const slots = slotsOf(hero)
  const unfoldedSlots = slots.filter(({ holds }) => holds !== undefined && (open || holds === read))
  const unfoldedAttributes = attributes.filter(
    of => of === explained || (open && isModified(state, hero, of)),
  )
  return (
    <section className="te-sheet" data-open={open} aria-label={text(heroName(hero.hero))}>
      <header>
        {open && <Token hero={hero.hero} />}
        <h3>{text(heroName(hero.hero))}</h3>
        {player !== undefined && <PlayerName player={player} />}
      </header>
      <div className="te-sheet-meters">
        <Meter of="health" now={hero.health} max={sheet.health} preview={preview?.health} />
        <Meter of="focus" now={hero.focus} max={sheet.focus} preview={preview?.focus} />
      </div>
      {hero.health === 0 && <p className="te-sheet-unconscious">{w('panel.unconscious')}</p>}
      <div className="te-sheet-stats">
        {attributes.map(of => (
          <button
            key={of}
            type="button"
            data-of={of}
            data-used={uses?.skill === of}
            data-changed={isModified(state, hero, of)}
            aria-expanded={unfoldedAttributes.includes(of)}
            onClick={() => setExplained(explained === of ? undefined : of)}
          >
            <b>
              <AttributeIcon of={of} />
              {attributeValue(state, hero, of)}
            </b>
            {w(`panel.${of}`)}
          </button>
        ))}
      </div>
      {unfoldedAttributes.map(of => (
        <AttributeBreakdown key={of} state={state} hero={hero} of={of} />
      ))}
      <div className="te-sheet-slots">
        {slots.map((slot, at) => (
          <SlotView
            key={slot.key}
            slot={slot}
            // Beside the map only the first free trinket place is worth the room.
            spare={at > 3}
            used={slot.holds !== undefined && uses?.with === slot.holds}
            open={slot.holds !== undefined && read === slot.holds}
            onRead={() => setRead(read === slot.holds ? undefined : slot.holds)}
          />
        ))}
      </div>
      {unfoldedSlots.map(
        ({ key, holds, covers }) => holds && <Printed key={key} of={holds} covers={covers} />,
      )}
      {sets.map(set => (
        <SetRow key={set} hero={hero} set={set} open={open} />
      ))}
      {open ? (
        <Printed of={sheet.ability} />
      ) : (
        <button
          type="button"
          className="te-sheet-fold"
          aria-expanded={read === sheet.ability}
          onClick={() => setRead(read === sheet.ability ? undefined : sheet.ability)}
        >
          <Printed of={sheet.ability} used={uses?.with === sheet.ability} />
        </button>
      )}
      {open && <HouseMark of={hero.hero} />}
    </section>
  )
}

function PlayerName({ player }: { player: SeatInfo }) {
  const w = useWords()
  const text = useText()
  return (
    <span className="te-sheet-player">
      <Icon d={portrait(player.seat, player.bot !== undefined)} />
      {player.you ? w('panel.you') : player.name}
      {player.bot !== undefined && ` · ${text({ id: `panel.bot.${player.bot}` })}`}
    </span>
  )
}

function SlotView(props: {
  readonly slot: Slot
  readonly spare: boolean
  readonly used: boolean
  readonly open: boolean
  onRead(): void
}) {
  const { slot, spare, used, open, onRead } = props
  const w = useWords()
  const { holds, covers, kind } = slot
  if (holds === undefined)
    return (
      <span data-empty="true" data-spare={spare}>
        <Icon d={signs[kind]} />
        {w(`panel.free.${kind}`)}
      </span>
    )
  return (
    <button type="button" data-used={used} aria-expanded={open} onClick={onRead}>
      <Icon d={sourceIcons[holds]} />
      {w(`name.${holds}`)}
      {covers !== undefined && <small>{w('panel.covers', { print: cause(covers) })}</small>}
    </button>
  )
}

/** What is printed in a slot or on a card. */
function Printed(props: {
  readonly of: Source
  readonly covers?: Print | undefined
  readonly used?: boolean
}) {
  const { of, covers, used = false } = props
  const w = useWords()
  const text = useText()
  return (
    <span className="te-sheet-text" data-used={used}>
      <Icon d={sourceIcons[of]} />
      <span>
        <b>{w(`name.${of}`)}.</b> {sourceText(of).map(text).join(' ')}
        {covers !== undefined && <small> {w('panel.covers.long', { print: cause(covers) })}</small>}
        {(isLoot(of) || isSpell(of)) && <HouseMark of={of} />}
      </span>
    </span>
  )
}

/** How far a legendary set has come; one piece gives nothing yet (TE-19.11). */
function SetRow({ hero, set, open }: { hero: HeroState; set: LootSet; open: boolean }) {
  const w = useWords()
  const text = useText()
  const pieces = piecesOf(hero, set)
  if (pieces === 0) return undefined
  return (
    <div className="te-sheet-set">
      <Icon d={setIcons[set]} />
      <b>{w('panel.set', { set: setName(set), n: pieces })}</b>
      <span aria-hidden="true">
        {[1, 2, 3, 4].map(piece => (
          <i key={piece} data-on={piece <= pieces} />
        ))}
      </span>
      {setText(set).map((line, level) => (
        <p
          key={line.id + String(level)}
          data-on={setLevel(pieces) === level}
          hidden={!open && setLevel(pieces) !== level}
        >
          {text(line)}
        </p>
      ))}
    </div>
  )
}
