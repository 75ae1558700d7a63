import { Icon, type PanelProps } from '@kazamata/ui'
import type { ReactNode } from 'react'
import { gainOf, isPlus } from '../../content/dice.ts'
import type { View } from '../../view.ts'
import { CoachSwitch } from './Coach.tsx'
import './help.css'
import { RoomSign } from '../map/rooms/RoomSign.tsx'
import { skillIcons } from '../shared/first-icons.ts'
import { signs } from '../shared/signs.ts'
import { useWords } from '../shared/words.ts'

const turn = [
  { id: 'turn.move', icon: signs.walk },
  { id: 'turn.act', icon: signs.melee },
  { id: 'turn.free', icon: signs.free },
  { id: 'turn.end', icon: signs.torch },
] as const
const actions = [
  { id: 'action.rest', icon: signs.rest },
  { id: 'action.search', icon: signs.search },
  { id: 'action.disarm', icon: signs.disarm },
  { id: 'action.attack', icon: signs.melee },
  { id: 'action.cast', icon: signs.cast },
  { id: 'action.special', icon: signs.special },
] as const
const faces = [1, 2, 3, 4, 5, 6]
const dangers = ['skull', 'goblin', 'enemies', 'room'] as const
const keys = ['enter', 'escape', 'e', 'r', 'p', 'back', 'arrows'] as const

const stats = [
  { icon: signs.health, word: 'board.stat.health' },
  { icon: signs.focus, word: 'board.stat.focus' },
  { icon: signs.speed, word: 'board.stat.speed' },
  { icon: signs.defence, word: 'board.stat.defence' },
  { icon: skillIcons.strength, word: 'skill.strength' },
  { icon: skillIcons.agility, word: 'skill.agility' },
  { icon: skillIcons.intellect, word: 'skill.intellect' },
] as const
const marks = [
  { id: 'trap', word: 'map.trap' },
  { id: 'trapOff', word: 'map.trapOff' },
  { id: 'seal', word: 'map.seal' },
  { id: 'portal', word: 'map.portal' },
  { id: 'blocked', word: 'board.help.sign.blocked' },
  { id: 'dead', word: 'board.help.sign.dead' },
] as const

/** The aid cards: a turn, what dice mean, what ends the game, what signs mean, which keys there are. */
export function Help({ view, guided = false }: PanelProps<View>) {
  const w = useWords()
  return (
    <div className="te-help">
      <CoachSwitch guided={guided} />
      <Aid
        title={w('board.help.goal')}
        text={w(view.act === 1 ? 'board.help.goal.1' : 'board.help.goal.2')}
      />
      <Terms title={w('board.help.turn')} terms={turn} />
      <Terms title={w('board.help.actions')} terms={actions} />
      <Aid title={w('board.help.dice')} text={w('board.help.dice.text')}>
        <ul className="te-help-dice">
          {faces.map(face => {
            const { focus, health } = gainOf(face)
            return (
              <li key={face}>
                <b>{isPlus(face) ? `+${face}` : face}</b>
                <span>
                  {focus > 0 && <Icon d={signs.focus} label={w('board.stat.focus')} />}
                  {health > 0 && <Icon d={signs.health} label={w('board.stat.health')} />}
                  {focus + health > 0 ? focus + health : '–'}
                </span>
              </li>
            )
          })}
        </ul>
      </Aid>
      <Aid title={w('board.help.danger')}>
        <ul>
          {dangers.map(danger => (
            <Entry key={danger} icon={signs[danger]}>
              {w(`board.help.danger.${danger}`)}
            </Entry>
          ))}
        </ul>
      </Aid>
      <Aid title={w('board.help.signs')}>
        <ul className="te-help-signs">
          {stats.map(({ icon, word }) => (
            <Entry key={word} icon={icon}>
              {w(word)}
            </Entry>
          ))}
          {marks.map(({ id, word }) => (
            <li key={id}>
              <svg viewBox="-19 -19 38 38" aria-hidden="true">
                <RoomSign id={id} />
              </svg>
              {w(word)}
            </li>
          ))}
        </ul>
      </Aid>
      <Aid title={w('board.help.keys')}>
        <ul className="te-help-keys">
          {keys.map(key => (
            <li key={key}>{w(`board.help.key.${key}`)}</li>
          ))}
        </ul>
      </Aid>
    </div>
  )
}

function Terms({ title, terms }: { title: string; terms: typeof turn | typeof actions }) {
  const w = useWords()
  return (
    <Aid title={title}>
      <ul>
        {terms.map(({ id, icon }) => (
          <Entry key={id} icon={icon} name={w(`board.help.${id}`)}>
            {w(`board.help.${id}.text`)}
          </Entry>
        ))}
      </ul>
    </Aid>
  )
}

function Aid({ title, text, children }: { title: string; text?: string; children?: ReactNode }) {
  return (
    <section>
      <h3>{title}</h3>
      {text !== undefined && <p>{text}</p>}
      {children}
    </section>
  )
}

function Entry({ icon, name, children }: { icon: string; name?: string; children: ReactNode }) {
  return (
    <li>
      <Icon d={icon} />
      <span>
        {name !== undefined && <b>{name}. </b>}
        {children}
      </span>
    </li>
  )
}
