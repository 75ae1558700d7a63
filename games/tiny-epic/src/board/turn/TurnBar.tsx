import { Icon } from '@kazamata/ui'
import type { Clause } from '../../clause.ts'
import type { Room } from '../../content/ids.ts'
import { cause } from '../../names.ts'
import { doorCell, lair, roomAt } from '../../rules/dungeon/grid.ts'
import { speedLeft, speedOf } from '../../rules/heroes/attributes.ts'
import { isDoorOpen } from '../../rules/lair/lair-door.ts'
import { mayMove } from '../../rules/turn/availability.ts'
import { activeHero } from '../../state.ts'
import { roomIcons } from '../shared/cardIcons.ts'
import type { Scene } from '../shared/display.ts'
import { signs } from '../shared/icons.ts'
import { useText, useWords } from '../shared/words.ts'
import { refusalText } from './refusalText.ts'

import './turnBar.css'

interface TurnBarProps {
  readonly scene: Scene
  /** What the room of the hero at turn does. */
  onRoom(room: Room): void
  onWhy(clause: Clause): void
}

/** Where the turn stands: the room, steps left or why there are none, the heroic action, the dungeon (TE-UI.4). */
export function TurnBar({ scene, onRoom, onWhy }: TurnBarProps) {
  const w = useWords()
  const text = useText()
  const hero = activeHero(scene)
  const room = roomAt(scene, hero.place)
  const moving = mayMove(scene)
  const left = scene.deck.reduce((sum, count) => sum + count, 0)
  const door = doorCell(scene) < 0 ? 'none' : isDoorOpen(scene) ? 'open' : 'shut'
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
              disarmed: scene.disarmed.includes(hero.place) ? 'yes' : 'no',
            })}
          </button>
        )}
      </li>
      <li>
        {moving === true ? (
          <span>
            <Icon d={signs.speed} />
            {w('panel.turn.speed', { n: speedLeft(scene), of: speedOf(scene, hero) })}
          </span>
        ) : (
          <button type="button" onClick={() => onWhy(moving)}>
            <Icon d={signs.stop} />
            {text(refusalText(scene, moving))}
          </button>
        )}
      </li>
      <li data-off={scene.turn.acted}>
        <span>
          <Icon d={scene.turn.acted ? signs.success : signs.melee} />
          {w(scene.turn.acted ? 'panel.acted' : 'panel.notActed')}
        </span>
      </li>
      <li>
        <span>
          <Icon d={scene.act === 1 ? signs.deck : signs.seal} />
          {scene.act === 1
            ? w('panel.turn.deck', { n: left, door })
            : w('panel.turn.seals', { n: scene.seals.length })}
        </span>
      </li>
    </ul>
  )
}
