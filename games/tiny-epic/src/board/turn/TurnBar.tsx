import { Icon } from '@kazamata/ui'
import type { Clause } from '../../clause.ts'
import type { Room } from '../../content/ids.ts'
import { cause } from '../../names.ts'
import { doorCell, lair, roomAt } from '../../rules/dungeon/grid.ts'
import { speedLeft, speedOf } from '../../rules/heroes/attributes.ts'
import { isDoorOpen } from '../../rules/lair/lair-door.ts'
import { mayMove } from '../../rules/turn/availability.ts'
import { activeHero } from '../../state.ts'
import { roomIcons } from '../shared/card-icons.ts'
import type { DisplayState } from '../shared/display.ts'
import { signs } from '../shared/signs.ts'
import { useText, useWords } from '../shared/words.ts'
import { refusalText } from './refusal-text.ts'

import './turn-bar.css'

interface TurnBarProps {
  readonly state: DisplayState
  /** What the room of the hero at turn does. */
  onRoom(room: Room): void
  onWhy(clause: Clause): void
}

/** Where the turn stands: the room, steps left or why there are none, the heroic action, the dungeon (TE-UI.4). */
export function TurnBar({ state, onRoom, onWhy }: TurnBarProps) {
  const w = useWords()
  const text = useText()
  const hero = activeHero(state)
  const room = roomAt(state, hero.place)
  const moving = mayMove(state)
  const left = state.deck.reduce((sum, count) => sum + count, 0)
  const door = doorCell(state) < 0 ? 'none' : isDoorOpen(state) ? 'open' : 'shut'
  return (
    <ul className="te-turnbar" aria-label={w('panel.turn')}>
      <li>
        {room === undefined ? (
          <span>
            <Icon d={signs.lair} />
            {hero.place === lair ? w('panel.turn.space', { n: hero.space }) : ''}
          </span>
        ) : (
          <button type="button" onClick={() => onRoom(room)}>
            <Icon d={roomIcons[room]} />
            {w('panel.turn.room', {
              room: cause(room),
              disarmed: state.disarmed.includes(hero.place) ? 'yes' : 'no',
            })}
          </button>
        )}
      </li>
      <li>
        {moving === true ? (
          <span>
            <Icon d={signs.speed} />
            {w('panel.turn.speed', { n: speedLeft(state), of: speedOf(state, hero) })}
          </span>
        ) : (
          <button type="button" onClick={() => onWhy(moving)}>
            <Icon d={signs.stop} />
            {text(refusalText(state, moving))}
          </button>
        )}
      </li>
      <li data-off={state.turn.acted}>
        <span>
          <Icon d={state.turn.acted ? signs.success : signs.melee} />
          {w(state.turn.acted ? 'panel.acted' : 'panel.notActed')}
        </span>
      </li>
      <li>
        <span>
          <Icon d={state.act === 1 ? signs.deck : signs.seal} />
          {state.act === 1
            ? w('panel.turn.deck', { n: left, door })
            : w('panel.turn.seals', { n: state.seals.length })}
        </span>
      </li>
    </ul>
  )
}
