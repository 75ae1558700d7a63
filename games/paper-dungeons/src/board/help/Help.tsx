import { Icon, type PanelProps } from '@kazamata/ui'
import type { ReactNode } from 'react'
import { heroes, items, minionKinds } from '../../content/ids.ts'
import { magicItems } from '../../content/items.ts'
import { all, face, hero, minion, signed } from '../../names.ts'
import { opponents } from '../../rules/minions.ts'
import type { View } from '../../view.ts'
import { CoachSwitch } from './Coach.tsx'
import './help.css'
import { faceIcons, heroIcons, itemIcons, minionIcons, signs } from '../icons.ts'
import { useText, useWords } from '../words.ts'

const shields = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J', 'K', 'L'] as const
const actions = ['level', 'craft', 'brew', 'move'] as const
const actionIcons = { level: signs.level, craft: signs.part, brew: signs.potion, move: signs.walk }

/** The aid cards: what a die can do, what happens in which order, what counts in the end. */
export function Help({ view }: PanelProps<View>) {
  const w = useWords()
  const tell = useText()
  return (
    <div className="pd-help">
      <CoachSwitch />
      <HelpSection title={w('help.actions')} text={w('help.actions.text')}>
        <ul>
          {actions.map(action => (
            <HelpEntry key={action} icon={actionIcons[action]} name={w(`help.${action}`)}>
              {w(`help.${action}.text`)}
            </HelpEntry>
          ))}
        </ul>
      </HelpSection>
      <HelpSection title={w('help.dice')}>
        <ul>
          <li>
            <span className="pd-help-four">
              {heroes.map(id => (
                <Icon key={id} d={heroIcons[id]} />
              ))}
            </span>
            <span>{w('help.face.hero', { list: all(heroes.map(face)) })}</span>
          </li>
          <HelpEntry icon={faceIcons.clover}>{w('help.face.clover')}</HelpEntry>
          <HelpEntry icon={faceIcons.boots}>{w('help.face.boots')}</HelpEntry>
          <HelpEntry icon={faceIcons.skull}>{w('help.face.skull')}</HelpEntry>
          <HelpEntry icon={signs.dice}>{w('help.face.reroll')}</HelpEntry>
        </ul>
      </HelpSection>
      <HelpSection title={w('help.heroes')}>
        <ul>
          {heroes.map(id => (
            <HelpEntry key={id} icon={heroIcons[id]} name={w(`hero.${id}`)}>
              {w(`hero.${id}.power`)}
            </HelpEntry>
          ))}
        </ul>
      </HelpSection>
      <HelpSection title={w('help.minions')} text={w('help.minions.text')}>
        <ul className="pd-help-pairs">
          {minionKinds.map(id => (
            <HelpEntry key={id} icon={minionIcons[id]}>
              {w('help.minion', { minion: minion(id), hero: hero(opponents[id]) })}
            </HelpEntry>
          ))}
        </ul>
      </HelpSection>
      <HelpSection title={w('help.end')}>
        <ol>
          <li>{w('help.end.1')}</li>
          <li>{w('help.end.2')}</li>
          <li>{w('help.end.3')}</li>
          {(view.options.vanishingGems || view.players.length === 1) && <li>{w('help.end.4')}</li>}
          {view.options.missions && <li>{w('help.end.5')}</li>}
        </ol>
      </HelpSection>
      <HelpSection title={w('help.boss')} text={w('help.boss.text')} />
      <HelpSection title={w('help.rewards')}>
        <ul>
          <HelpEntry icon={signs.potion}>{w('help.rewards.potions')}</HelpEntry>
          <HelpEntry icon={signs.gem}>{w('help.rewards.gems')}</HelpEntry>
        </ul>
      </HelpSection>
      <HelpSection title={w('help.items')} text={w('help.items.text')}>
        <ul>
          {items.map(id => {
            const { glory } = magicItems[id]
            const text = { id: `item.${id}.text` }
            return (
              <HelpEntry key={id} icon={itemIcons[id]} name={w(`item.${id}`)}>
                {glory > 0 && id !== 'crown'
                  ? w('help.item.glory', { text, glory: signed(glory) })
                  : tell(text)}
              </HelpEntry>
            )
          })}
        </ul>
      </HelpSection>
      <HelpSection title={w('help.score')}>
        <dl>
          {shields.map(letter => (
            <div key={letter}>
              <dt>{letter}</dt>
              <dd>{w(`help.score.${letter}`)}</dd>
            </div>
          ))}
        </dl>
      </HelpSection>
    </div>
  )
}

function HelpSection({ title, text, children }: { title: string; text?: string; children?: ReactNode }) {
  return (
    <section className="pd-aid">
      <h3>{title}</h3>
      {text !== undefined && <p>{text}</p>}
      {children}
    </section>
  )
}

function HelpEntry({ icon, name, children }: { icon: string; name?: string; children: ReactNode }) {
  return (
    <li>
      <Icon d={icon} />
      <span>
        {name !== undefined && <b>{name}</b>} {children}
      </span>
    </li>
  )
}
