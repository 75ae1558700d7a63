import { iconBox, isConfirmKey, useShortcuts } from '@kazamata/ui'
import { ambushDamage, roomCards } from '../../content/rooms.ts'
import type { Move } from '../../move.ts'
import { all, cause, placeName, skillName } from '../../names.ts'
import { besideOf, exitsOf } from '../../rules/dungeon/grid.ts'
import { openings } from '../../rules/dungeon/reveal.ts'
import type { Place, Task } from '../../state.ts'
import { roomText } from '../../texts/cards.ts'
import { nextRotation } from '../draft/draft.ts'
import { type Exit, exitsFrom, withRotatingRoom } from '../map/rooms/exits.ts'
import { roomIcons } from '../shared/card-icons.ts'
import { HouseMark } from '../shared/HouseMark.tsx'
import { message } from '../shared/labels.ts'
import { isSameMove } from '../shared/moves.ts'
import { signs } from '../shared/signs.ts'
import { useText, useWords } from '../shared/words.ts'
import type { QuestionProps } from './props.ts'
import { ConfirmBar, Facts, QuestionPanel, QuietButton } from './QuestionPanel.tsx'
import { type Fact, fact } from './question.ts'
import './rotate-room.css'

type Rotation = Extract<Task, { do: 'rotate' }>

/** The rotation considered: the chosen one, or the first that is legal. */
export function rotationOf(
  moves: readonly Move[],
  chosen: Move | undefined,
): Extract<Move, { do: 'rotate' }> | undefined {
  const ways = moves.flatMap(move => (move.do === 'rotate' ? [move] : []))
  return ways.find(move => isSameMove(move, chosen)) ?? ways[0]
}

/** A card just turned is laid: the map shows how, this says what it opens (TE-UI.6). */
export function RotateRoom(props: QuestionProps & { readonly task: Rotation; readonly asked: string }) {
  const { view, seats, moves, play, onChoose, onWhy, task, asked } = props
  const { cell, room } = task
  const w = useWords()
  const tell = useText()
  const mine = moves.length > 0
  const now = rotationOf(moves, props.chosen)
  const go = () => now !== undefined && play(now)
  const turn = (by: number) => {
    const next = nextRotation(moves, now, by)
    if (next !== undefined) onChoose(next)
  }
  useShortcuts(mine, event => {
    const { key, target } = event
    if (key === 'r' || key === 'R') turn(event.shiftKey ? -1 : 1)
    else if (inPanel(target) && (key === 'ArrowRight' || key === 'ArrowDown')) turn(1)
    else if (inPanel(target) && (key === 'ArrowLeft' || key === 'ArrowUp')) turn(-1)
    else if (isConfirmKey(event)) go()
    else return false
    return true
  })
  const exits = exitsOf(room, now?.turns ?? 0)
  const deals = openings(view, cell, exits)
  const corridors = exitsFrom(withRotatingRoom(view, { cell, room, turns: now?.turns ?? 0, deals }), cell)
  const label = tell(message(deals.length === 0 ? 'question.lay.none' : 'question.lay', { n: deals.length }))
  return (
    <QuestionPanel
      {...{ view, seats, moves, onWhy, asked }}
      icon={roomIcons[room]}
      title={message('question.ask.rotate', { room: cause(room), place: placeName(cell) })}
      why="TE-7.4"
      kind="rotate"
    >
      <div className="te-rotate">
        <Card exits={exits} icon={roomIcons[room]} />
        <div className="te-rotate-side">
          <output aria-live="polite">
            <Facts facts={[...corridorFacts(corridors, cell), ...dealt(deals), ...dangers(task)]} />
          </output>
          {mine && moves.length > 1 && (
            <div className="te-rotate-turns">
              <QuietButton label={w('question.turn.left')} icon={signs.undo} go={() => turn(-1)} />
              <QuietButton label={w('question.turn.right')} icon={signs.undo} go={() => turn(1)} />
            </div>
          )}
        </div>
      </div>
      <details className="te-rotate-text">
        <summary>{w('question.card.text')}</summary>
        {roomText(room).map(line => (
          <p key={line.id}>{tell(line)}</p>
        ))}
        <HouseMark of={room} />
      </details>
      {mine && <ConfirmBar label={label} go={go} />}
    </QuestionPanel>
  )
}

const inPanel = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('.te-question') !== null

/** Where its corridors lead. */
function corridorFacts(exits: readonly Exit[], cell: Place): Fact[] {
  const sidesOf = (isOne: (exit: Exit) => boolean) =>
    all(exits.filter(isOne).map(({ side }) => message(`question.to.${side}`)))
  const isBlocked = ({ destination, direction }: Exit) =>
    destination === 'blocked' || besideOf(cell, direction) < 0
  const facts = [
    fact(
      signs.walk,
      message('question.joins', { sides: sidesOf(exit => exit.destination === 'path') }),
      'gain',
    ),
  ]
  if (exits.some(isBlocked))
    facts.push(fact(signs.stop, message('question.blocked', { sides: sidesOf(isBlocked) })))
  return facts
}

function dealt(deals: readonly Place[]): Fact[] {
  return deals.length === 0
    ? [fact(signs.deck, message('question.deals.none'))]
    : [fact(signs.deck, message('question.deals', { n: deals.length, places: all(deals.map(placeName)) }))]
}

/** What waits for whoever walks in. */
function dangers({ room, walk }: Rotation): Fact[] {
  const { ambush, trap } = roomCards[room]
  if (ambush !== undefined)
    return [fact(signs.damage, message(`text.ambush.${ambush}`, { n: ambushDamage[ambush] }), 'loss')]
  if (trap === undefined || walk === undefined) return []
  const values = { skill: skillName(trap.skill), difficulty: trap.difficulty }
  return [fact(signs.trap, message('text.trap', values), 'loss')]
}

/** A small picture of the card as rotated. */
function Card({ exits, icon }: { exits: number; icon: string }) {
  return (
    <svg className="te-rotate-card" viewBox="0 0 100 100" aria-hidden="true">
      <rect className="te-wall" x="2" y="2" width="96" height="96" rx="8" />
      {['M38 2h24v40H38z', 'M58 38h40v24H58z', 'M38 58h24v40H38z', 'M2 38h40v24H2z'].map((d, direction) =>
        exits & (1 << direction) ? <path key={d} className="te-floor" d={d} /> : null,
      )}
      <rect className="te-floor" x="22" y="22" width="56" height="56" rx="12" />
      <path className="te-ink" d={icon} transform={`translate(30 30) scale(${40 / iconBox})`} />
    </svg>
  )
}
