import { Icon } from '@kazamata/ui'
import { useEffect, useRef } from 'react'
import type { Clause } from '../../clause.ts'
import type { Move } from '../../move.ts'
import { useAdvisedMark } from '../help/advised-mark.ts'
import type { DisplayState } from '../shared/display.ts'
import { useSmall } from '../shared/layout.ts'
import { isListed, isSameMove } from '../shared/moves.ts'
import { signs } from '../shared/signs.ts'
import { useText, useWords } from '../shared/words.ts'
import './actions.css'
import { refusalText } from './refusal-text.ts'
import { type ActionCost, type TurnAction, turnActions } from './turn-actions.ts'

interface ActionsProps {
  readonly state: DisplayState
  /** What can be played now. */
  readonly moves: readonly Move[]
  readonly considered?: Move | undefined
  onConsider(move: Move): void
  /** A refused action opens the clause that refuses it. */
  onWhy(clause: Clause): void
}

const kinds = ['way', 'heroic', 'free', 'gear'] as const

/** What the hero at turn can do; what is refused, and why, is folded away where there is little room (TE-UI.4). */
export function Actions(props: ActionsProps) {
  const w = useWords()
  const small = useSmall()
  const actions = turnActions(props.state)
  const possible = actions.filter(action => isOffered(props, action))
  const refused = actions.filter(action => !isOffered(props, action))
  return (
    <div className="te-actions">
      <ActionGroups {...props} actions={possible} />
      {refused.length > 0 && (
        <details className="te-refused" open={!small}>
          <summary>{w('panel.actions.refused', { n: refused.length })}</summary>
          <ActionGroups {...props} actions={refused} />
        </details>
      )}
    </div>
  )
}

/** Whoever does not decide sees what the hero at turn could do. */
const isOffered = (props: ActionsProps, action: TurnAction): boolean =>
  isLegal(props, action) || (props.moves.length === 0 && action.availability === true)

function ActionGroups(props: ActionsProps & { readonly actions: readonly TurnAction[] }) {
  return kinds.map(kind => (
    <ActionGroup
      key={kind}
      {...props}
      kind={kind}
      actions={props.actions.filter(action => action.kind === kind)}
    />
  ))
}

const isLegal = ({ moves }: Pick<ActionsProps, 'moves'>, { move }: TurnAction): boolean =>
  isListed(moves, move)

const isSome = (actions: readonly TurnAction[]): actions is readonly [TurnAction, ...TurnAction[]] =>
  actions.length > 0

function ActionGroup(
  props: ActionsProps & { readonly kind: TurnAction['kind']; readonly actions: readonly TurnAction[] },
) {
  const { kind, actions, state } = props
  const w = useWords()
  const text = useText()
  if (!isSome(actions)) return undefined
  // What brings something comes first. Where one reason holds for all, it is written once.
  const off = (action: TurnAction) => (action.waste === undefined ? 0 : 1)
  const [{ availability }] = actions
  const alike = actions.length > 1 && actions.every(action => action.availability === availability)
  const shared = alike && availability !== true ? availability : undefined
  const list = (
    <ul data-shared={shared !== undefined}>
      {[...actions]
        .sort((one, other) => off(one) - off(other))
        .map(action => (
          <ActionButton key={action.key} {...props} action={action} />
        ))}
    </ul>
  )
  // What one hardly ever does is not in the way.
  if (kind === 'gear')
    return (
      <details className="te-gear">
        <summary>{w('panel.actions.gear')}</summary>
        {list}
      </details>
    )
  return (
    <fieldset aria-label={w(`panel.actions.${kind}`)}>
      <p className="te-actions-kind">
        {w(`panel.actions.${kind}`)}
        {shared !== undefined && <i aria-hidden="true">{text(refusalText(state, shared))}</i>}
      </p>
      {list}
    </fieldset>
  )
}

function ActionButton({
  action,
  state,
  moves,
  considered,
  onConsider,
  onWhy,
}: ActionsProps & { readonly action: TurnAction }) {
  const text = useText()
  const { move, availability, icon, name, cost } = action
  const button = useRef<HTMLButtonElement>(null)
  const mark = useAdvisedMark()([move])
  const isAdvised = mark['data-advised'] === true
  useEffect(() => {
    if (isAdvised) button.current?.scrollIntoView({ block: 'nearest' })
  }, [isAdvised])
  const legal = isLegal({ moves }, action)
  const reason = legal || availability === true ? undefined : availability
  return (
    <li>
      <button
        ref={button}
        type="button"
        className="te-action"
        value={JSON.stringify(move)}
        data-kind={action.kind}
        data-off={!legal}
        // Nobody asks this player: there is nothing to press, nor a rule to read.
        disabled={!legal && reason === undefined}
        aria-pressed={isSameMove(move, considered)}
        {...mark}
        onClick={() => (reason === undefined ? onConsider(move) : onWhy(reason))}
      >
        <Icon d={icon} />
        <b>{text(name)}</b>
        <Cost cost={cost} />
        <span className="te-action-text">{text(action.text)}</span>
        {reason !== undefined && <span className="te-action-why">{text(refusalText(state, reason))}</span>}
        {legal && action.waste && <span className="te-action-why">{text(action.waste)}</span>}
      </button>
    </li>
  )
}

/** A cost as signs with their numbers. */
function Cost({ cost }: { cost: ActionCost }) {
  const w = useWords()
  const { focus, health, discard, speed, torch } = cost
  const all = [
    { of: 'focus', n: focus },
    { of: 'health', n: health },
    { of: 'speed', n: speed },
    { of: 'torch', n: torch },
  ] as const
  return (
    <span className="te-action-cost">
      {all.map(({ of, n }) =>
        n === undefined || n === 0 ? undefined : (
          <span key={of} data-of={of}>
            <span className="visually-hidden">{w(`panel.cost.${of}`, { n })}</span>
            <span aria-hidden="true">{n}</span>
            <Icon d={signs[of]} />
          </span>
        ),
      )}
      {discard === true && (
        <span data-of="discard">
          <Icon d={signs.discard} label={w('cost.discard')} />
        </span>
      )}
    </span>
  )
}
