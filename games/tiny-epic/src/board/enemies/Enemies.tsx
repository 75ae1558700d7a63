import { Icon } from '@kazamata/ui'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { bossSheets } from '../../content/bosses.ts'
import { goblinCards } from '../../content/goblins.ts'
import type { Boss, Enemy } from '../../content/ids.ts'
import { minionCards, minionReward } from '../../content/minions.ts'
import { enemyName, kindName, signed } from '../../names.ts'
import { isGoblin } from '../../rules/dungeon/figures.ts'
import { amountOf } from '../../rules/effects.ts'
import { goblinSlots } from '../../rules/enemies/goblins.ts'
import type { GoblinFigure, MinionFigure } from '../../state.ts'
import { effectsText } from '../../texts/effects.ts'
import { Numbers } from '../boss/BossSheet.tsx'
import { type DisplayState, type Figure, type TargetProps, targetMark } from '../shared/display.ts'
import { HouseMark } from '../shared/HouseMark.tsx'
import { attackIcons, enemyIcons } from '../shared/icons.ts'
import { enemyText } from '../shared/labels.ts'
import { signs } from '../shared/signs.ts'
import { useText, useWords } from '../shared/words.ts'
import './enemies.css'
import { Modal } from '../shared/Modal.tsx'
import { EnemyStats, Lines, Meter, Stat } from '../shared/parts.tsx'

export interface EnemiesProps extends TargetProps {
  readonly state: DisplayState
  /** Who acts just now. */
  readonly acting?: Enemy | undefined
  /** Damage that the action considered would do. */
  readonly harm?: { readonly enemy: Enemy; readonly by: number } | undefined
  onFigure(figure: Figure): void
}

type Mark = 'acting' | 'aimed' | 'legal' | 'none'

function markOf({ acting, ...targets }: EnemiesProps, enemy: Enemy): Mark {
  return acting === enemy ? 'acting' : targetMark({ enemy }, targets)
}

/** Everybody who is against the party, as their cards say (TE-UI.12). */
export function Enemies(props: EnemiesProps) {
  const { state, harm, onFigure } = props
  const w = useWords()
  const [read, setRead] = useState<Enemy>()
  const shared = (enemy: Enemy) => ({
    state,
    mark: markOf(props, enemy),
    onTouch: () => onFigure({ enemy }),
    onRead: () => setRead(enemy),
  })
  return (
    <section
      className="te-enemy-cards"
      data-crowd={state.minions.length + state.goblins.length > 4}
      aria-label={w('panel.enemies')}
    >
      <ol>
        {state.minions.map(minion => (
          <MinionCard
            key={minion.card}
            figure={minion}
            harm={harm?.enemy === minion.card ? harm.by : 0}
            {...shared(minion.card)}
          />
        ))}
        {state.goblins.map(goblin => (
          <GoblinCard key={goblin.slot} figure={goblin} {...shared(goblin.card)} />
        ))}
        <Free slots={goblinSlots.filter(slot => !state.goblins.some(goblin => goblin.slot === slot))} />
      </ol>
      {state.boss === undefined ? (
        <Hidden state={state} />
      ) : (
        <BossLine {...shared(state.boss.card)} boss={state.boss.card} />
      )}
      {read !== undefined && (
        <Modal title={w(`name.${read}`)} onClose={() => setRead(undefined)}>
          <CardText enemy={read} state={state} />
        </Modal>
      )}
    </section>
  )
}

interface CardProps {
  readonly state: DisplayState
  readonly mark: Mark
  onTouch(): void
  onRead(): void
}

/** What all cards have: a button for the enemy, and one for the text of its card. */
function Frame(
  props: Omit<CardProps, 'state'> & {
    readonly kind: 'goblin' | 'minion' | 'boss'
    readonly enemy: Enemy
    readonly children: ReactNode
  },
) {
  const { kind, enemy, mark, onTouch, onRead, children } = props
  const w = useWords()
  const card = useRef<HTMLLIElement>(null)
  const marked = mark === 'acting' || mark === 'aimed'
  useEffect(() => {
    if (marked) card.current?.scrollIntoView({ block: 'nearest' })
  }, [marked])
  return (
    <li ref={card} className="te-enemy-card" data-kind={kind} data-mark={mark}>
      <button type="button" className="te-enemy-select" aria-pressed={mark === 'aimed'} onClick={onTouch}>
        {mark !== 'none' && <span className="visually-hidden">{w(`panel.enemy.mark.${mark}`)} </span>}
        {children}
      </button>
      <button
        type="button"
        className="te-enemy-more"
        aria-label={w('panel.enemy.more', enemyName(enemy))}
        onClick={onRead}
      >
        <span aria-hidden="true">i</span>
      </button>
    </li>
  )
}

function GoblinCard({ figure, state, ...frame }: CardProps & { readonly figure: GoblinFigure }) {
  const w = useWords()
  const text = useText()
  const { speed, defence, action, attack, reward } = goblinCards[figure.card]
  const counted = attack.flatMap(effect =>
    effect.do === 'damage' && typeof effect.amount !== 'number' ? [amountOf(state, effect.amount)] : [],
  )
  return (
    <Frame kind="goblin" enemy={figure.card} {...frame}>
      <span className="te-enemy-name">
        <span className="te-slot">{figure.slot}</span>
        {w(`name.${figure.card}`)}
      </span>
      <span className="te-enemy-stats">
        <EnemyStats speed={speed} defence={defence} />
        <span className="te-count">
          <Stat icon={signs.enemies} word="panel.enemy.counter">
            {signed(state.goblins.length)}
          </Stat>
          <Icon d={signs.goblin} label={w('panel.enemy.goblins', { n: state.goblins.length })} />
        </span>
      </span>
      <span className="te-enemy-attack">
        {w(`panel.enemy.${action}`)} {text(effectsText(attack))}
        {counted.map(n => (
          <b key={n}> {w('panel.enemy.now', { n })}</b>
        ))}
      </span>
      <span className="te-enemy-reward">
        {text({ id: 'text.reward', values: { effects: effectsText(reward) } })}
      </span>
    </Frame>
  )
}

function MinionCard({
  figure,
  harm,
  state,
  ...frame
}: CardProps & { readonly figure: MinionFigure; readonly harm: number }) {
  const w = useWords()
  const text = useText()
  const { health, speed, defence, guard, counter, attack } = minionCards[figure.card]
  return (
    <Frame kind="minion" enemy={figure.card} {...frame}>
      <span className="te-enemy-picture">
        <Icon d={enemyIcons[figure.card]} />
      </span>
      <span className="te-enemy-name">{w(`name.${figure.card}`)}</span>
      <Meter of="foe" now={figure.health} max={health} preview={Math.max(0, figure.health - harm)} />
      <span className="te-enemy-stats">
        <EnemyStats speed={speed} defence={defence} />
        <Stat icon={attackIcons.melee} word="panel.enemy.melee">
          {signed(counter.melee)}
        </Stat>
        <Stat icon={attackIcons.missile} word="panel.enemy.other">
          {signed(counter.other)}
        </Stat>
      </span>
      {guard !== undefined && (
        <span className="te-enemy-attack">
          {text({ id: 'text.guard', values: { by: signed(guard.by), kind: kindName(guard.against) } })}
        </span>
      )}
      <span className="te-enemy-attack">
        {w('panel.enemy.and')} {text(effectsText(attack))}
      </span>
      <span className="te-enemy-reward">
        {text({ id: 'text.reward', values: { effects: effectsText(minionReward) } })}
      </span>
    </Frame>
  )
}

/** The slots that are left; when there are none, the next goblin ends the game (TE-3.2). */
function Free({ slots: free }: { slots: readonly number[] }) {
  const w = useWords()
  return (
    <li className="te-enemy-card" data-kind="free" data-full={free.length === 0}>
      {free.length > 0 && (
        <span className="te-enemy-name">
          {free.map(slot => (
            <span key={slot} className="te-slot">
              {slot}
            </span>
          ))}
          {w('panel.enemy.free')}
        </span>
      )}
      <span className="te-enemy-attack">
        {w(free.length === 0 ? 'panel.enemy.full' : 'panel.enemy.fifth')}
      </span>
    </li>
  )
}

/** Who waits in the lair stays unknown until somebody goes in. */
function Hidden({ state }: { state: DisplayState }) {
  const w = useWords()
  return (
    <div className="te-enemy-card" data-kind="hidden">
      <svg className="te-enemy-back" viewBox="0 0 40 54" aria-hidden="true">
        <rect x="1" y="1" width="38" height="52" rx="6" fill="#26303c" stroke="#7d8ea1" strokeWidth="1.5" />
        <path d="M11 43V26a9 9 0 0 1 18 0v17z" fill="none" stroke="#a9b6c4" strokeWidth="2" />
        <path d="M20 25a3 3 0 0 1 1.500 5.600l1.500 6.400h-6l1.500-6.400A3 3 0 0 1 20 25z" fill="#a9b6c4" />
      </svg>
      <p>
        {w('panel.boss.hidden')}
        <br />
        {w('panel.boss.slain')} <b>{w('panel.boss.of', { n: state.slain, m: state.party })}</b>
      </p>
    </div>
  )
}

/** The boss among the others; its sheet tells all about it. */
function BossLine({ boss, state, ...frame }: CardProps & { readonly boss: Boss }) {
  const w = useWords()
  const text = useText()
  return (
    <ol>
      <Frame kind="boss" enemy={boss} {...frame}>
        <span className="te-enemy-picture">
          <Icon d={enemyIcons[boss]} />
        </span>
        <span className="te-enemy-name">{w(`name.${boss}`)}</span>
        <span className="te-enemy-markers">
          {state.heroes.map(({ hero }, marker) => (
            <Marker key={hero} marker={marker} health={state.boss?.markers[marker] ?? 0} />
          ))}
        </span>
        <span className="te-enemy-stats">
          <Numbers of={boss} />
        </span>
        <span className="te-enemy-attack">
          {w('panel.enemy.and')} {text(effectsText(bossSheets[boss].attack))}
        </span>
      </Frame>
    </ol>
  )
}

/** One for each hero. */
function Marker({ marker, health }: { marker: number; health: number }) {
  const w = useWords()
  return (
    <span className="te-enemy-marker">
      <span className="visually-hidden">{w('panel.boss.marker', { n: marker + 1, health })}</span>
      <b aria-hidden="true">{health}</b>
    </span>
  )
}

/** All that the card says. */
function CardText({ enemy, state }: { enemy: Enemy; state: DisplayState }) {
  const w = useWords()
  return (
    <>
      <Lines of={enemyText(enemy)} />
      <HouseMark of={enemy} />
      {isGoblin(enemy) && (
        <p className="te-enemy-count">
          <Icon d={signs.goblin} /> {w('panel.enemy.goblins', { n: state.goblins.length })}
        </p>
      )}
    </>
  )
}
