import { CoachSwitch as CoachSwitchRow, Icon, type PanelProps } from '@kazamata/ui'
import type { ReactNode } from 'react'
import { heroes, type Item, items, minionKinds } from '../../content/ids.ts'
import { magicItems } from '../../content/items.ts'
import { all, face, hero, message, minion, signed, soloOf } from '../../names.ts'
import { gemsVanish } from '../../rules/gems.ts'
import { opponents } from '../../rules/minions.ts'
import { shields } from '../../rules/score.ts'
import type { View } from '../../view.ts'
import { setCoaching, setGuiding, useCoaching, useGuiding } from './coach.ts'
import './help.css'
import { faceIcons, heroIcons, minionIcons, signs } from '../icons.ts'
import { itemIcons } from '../later-icons.ts'
import { useWords, type Words } from '../words.ts'

const actions = ['level', 'craft', 'brew', 'move'] as const
const actionIcons = { level: signs.level, craft: signs.part, brew: signs.potion, move: signs.walk }
const specialFaces = ['clover', 'boots', 'skull'] as const

const named = (icon: string, name: string, text: string) => ({ icon, name, text })

/** The help cards: what a die can do, what happens in which order, what counts in the end. */
export function Help({ view, guided = false }: PanelProps<View>) {
  const w = useWords()
  const players = view.players.length
  const solo = soloOf(players)
  const roundEnd = [
    ...(players > 1 ? [w('help.end.1'), w('help.end.2')] : []),
    w('help.end.3', solo),
    ...(gemsVanish(view, players) ? [w('help.end.4')] : []),
    ...(view.options.missions ? [w('help.end.5', solo)] : []),
  ]
  return (
    <div className="pd-help">
      {guided ? <TutorialSwitch /> : <CoachSwitch />}
      <Section
        title={w('help.actions')}
        text={w('help.actions.text', solo)}
        lines={actions.map(id => named(actionIcons[id], w(`help.${id}`), w(`help.${id}.text`)))}
      />
      <Section
        title={w('help.dice')}
        lines={[
          {
            icon: heroes.map(id => heroIcons[id]),
            text: w('help.face.hero', { list: all(heroes.map(face)) }),
          },
          ...specialFaces.map(id => ({ icon: faceIcons[id], text: w(`help.face.${id}`, solo) })),
          { icon: signs.dice, text: w('help.face.reroll') },
        ]}
      />
      <Section
        title={w('help.heroes')}
        lines={heroes.map(id => named(heroIcons[id], w(`hero.${id}`), w(`hero.${id}.power`)))}
      />
      <Section
        title={w('help.minions')}
        text={w('help.minions.text')}
        listClass="pd-help-pairs"
        lines={minionKinds.map(id => ({
          icon: minionIcons[id],
          text: w('help.minion', { minion: minion(id), hero: hero(opponents[id]) }),
        }))}
      />
      <Section title={w('help.end')}>
        <ol>
          {roundEnd.map(text => (
            <li key={text}>{text}</li>
          ))}
        </ol>
      </Section>
      <Section title={w('help.boss')} text={w('help.boss.text', solo)} />
      <Section
        title={w('help.rewards')}
        lines={[
          { icon: signs.potion, text: w('help.rewards.potions') },
          { icon: signs.gem, text: w('help.rewards.gems') },
        ]}
      />
      <Section
        title={w('help.items')}
        text={w('help.items.text')}
        lines={items.map(id => ({ icon: itemIcons[id], name: w(`item.${id}`), text: itemText(w, id) }))}
      />
      <Section title={w('help.score')}>
        <dl>
          {shields.map(letter => (
            <div key={letter}>
              <dt>{letter}</dt>
              <dd>{w(`help.score.${letter}`, solo)}</dd>
            </div>
          ))}
        </dl>
      </Section>
    </div>
  )
}

/** The text of the Crown says what it is worth. */
function itemText(w: Words, id: Item): string {
  const { glory } = magicItems[id]
  if (glory <= 0 || id === 'crown') return w(`item.${id}.text`)
  return w('help.item.glory', { text: message(`item.${id}.text`), glory: signed(glory) })
}

/** Turns the coach on, for the next first round or at once in this one, and off. */
function CoachSwitch() {
  const w = useWords()
  const coaching = useCoaching()
  const on = coaching === 'on'
  return (
    <CoachSwitchRow
      className="pd-coach-switch"
      text={w(on ? 'coach.on' : 'coach.off')}
      label={w(on ? 'coach.leave' : 'coach.again')}
      onClick={() => setCoaching(on ? 'off' : 'on')}
    />
  )
}

/** Sends the guide of the tutorial away, or calls it back. */
function TutorialSwitch() {
  const w = useWords()
  const on = useGuiding() === 'on'
  return (
    <CoachSwitchRow
      className="pd-coach-switch"
      text={w(on ? 'coach.tutorial.on' : 'coach.tutorial.off')}
      label={w(on ? 'coach.leave' : 'coach.tutorial.again')}
      onClick={() => setGuiding(on ? 'off' : 'on')}
    />
  )
}

interface SectionProps {
  readonly title: string
  readonly text?: string
  readonly lines?: readonly HelpLine[]
  readonly listClass?: string
  readonly children?: ReactNode
}

interface HelpLine {
  readonly icon: string | readonly string[]
  readonly name?: string
  readonly text: string
}

function Section({ title, text, lines = [], listClass, children }: SectionProps) {
  return (
    <section className="pd-help-section">
      <h3>{title}</h3>
      {text !== undefined && <p>{text}</p>}
      {lines.length > 0 && (
        <ul className={listClass}>
          {lines.map(line => (
            <li key={line.text}>
              <LineIcon icon={line.icon} />
              <span>
                {line.name !== undefined && <b>{line.name}</b>} {line.text}
              </span>
            </li>
          ))}
        </ul>
      )}
      {children}
    </section>
  )
}

function LineIcon({ icon }: Pick<HelpLine, 'icon'>) {
  if (typeof icon === 'string') return <Icon d={icon} />
  return (
    <span className="pd-help-icons">
      {icon.map(d => (
        <Icon key={d} d={d} />
      ))}
    </span>
  )
}
