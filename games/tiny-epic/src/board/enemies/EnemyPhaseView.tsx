import type { Message } from '@kazamata/kernel'
import { Icon, paceChoice, paces } from '@kazamata/ui'
import { useEffect, useRef } from 'react'
import { all, cause, cellName, heroName, placeName } from '../../names.ts'
import { lair } from '../../rules/dungeon/grid.ts'
import { enemyIcons } from '../shared/icons.ts'
import { message } from '../shared/labels.ts'
import { signs } from '../shared/signs.ts'
import type { EnemyAction, EnemyPhase, Hit } from './enemy-phase.ts'
import './enemy-phase.css'
import { useText, useWords } from '../shared/words.ts'

/** What the enemies did, one after another: who, why this hero, which way, what it cost (TE-UI.13). */
export function EnemyActions({ phase }: { phase: EnemyPhase }) {
  const tell = useText()
  const now = useRef<HTMLLIElement>(null)
  const acting = phase.actions.findIndex(({ state }) => state === 'acts')
  useEffect(() => {
    if (acting >= 0) now.current?.scrollIntoView?.({ block: 'nearest' })
  }, [acting])
  return (
    <ol className="te-enemy-actions">
      {phase.actions.map(action => (
        <li key={action.enemy} data-state={action.state} ref={action.state === 'acts' ? now : undefined}>
          <Icon d={enemyIcons[action.enemy]} />
          <div>
            <b>{tell(cause(action.enemy))}</b>
            {linesOf(action).map(({ text, loss }) => (
              <p key={tell(text)} data-loss={loss}>
                {tell(text)}
              </p>
            ))}
          </div>
        </li>
      ))}
    </ol>
  )
}

interface Line {
  readonly text: Message
  readonly loss?: boolean
}

function linesOf(action: EnemyAction): Line[] {
  const { state, target, path, attacked, hits } = action
  if (state === 'waits') return []
  const lines: Line[] = []
  if (target !== undefined) lines.push({ text: message('board.phase.hunts', { hero: heroName(target) }) })
  if (path.length > 0)
    lines.push({
      text: message('board.phase.path', {
        path: path.map(place => (place === lair ? '★' : cellName(place))).join(' → '),
      }),
    })
  if (attacked.length > 0)
    lines.push({ text: message('board.phase.strikes', { heroes: all(attacked.map(heroName)) }) })
  for (const hit of hits) lines.push({ text: hitText(hit), loss: true })
  if (state === 'done' && lines.length === 0) lines.push({ text: message('board.phase.idle') })
  return lines
}

function hitText(hit: Hit): Message {
  switch (hit.is) {
    case 'hurt':
      return message('board.phase.hurt', { hero: heroName(hit.hero), n: hit.n, left: hit.left })
    case 'drained':
      return message('board.phase.drained', { hero: heroName(hit.hero), n: hit.n })
    case 'fell':
      return message('board.phase.fell', { hero: heroName(hit.hero) })
    case 'lost':
      return message('board.phase.lost', { hero: heroName(hit.hero), card: cause(hit.card) })
    case 'goblin':
      return message('board.phase.goblin', { goblin: cause(hit.goblin) })
    case 'sealed':
      return message('board.phase.sealed', { place: placeName(hit.place) })
  }
}

/** The enemy phase during playback. */
export function EnemyPhaseView({ phase, onSkip }: { phase: EnemyPhase; onSkip(): void }) {
  const w = useWords()
  return (
    <section className="te-phase" aria-label={w('board.phase')}>
      <h3>
        <Icon d={signs.enemies} />
        {w('board.phase')}
      </h3>
      <EnemyActions phase={phase} />
      <PaceControls onSkip={onSkip} />
    </section>
  )
}

/** How fast events are played back, and a button to skip. */
export function PaceControls({ onSkip }: { onSkip(): void }) {
  const w = useWords()
  const pace = paceChoice.use()
  return (
    <div className="te-pace-controls">
      <fieldset>
        <legend>{w('board.pace')}</legend>
        {paces.map(one => (
          <label key={one} data-on={one === pace}>
            <input type="radio" name="te-pace" checked={one === pace} onChange={() => paceChoice.set(one)} />
            {w(`board.pace.${one}`)}
          </label>
        ))}
      </fieldset>
      <button type="button" className="te-primary" data-go onClick={onSkip}>
        {w('board.skip')}
      </button>
    </div>
  )
}
