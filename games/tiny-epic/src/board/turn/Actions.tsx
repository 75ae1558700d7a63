import { Icon } from '@kazamata/ui'
import type { Clause } from '../../clause.ts'
import type { Move } from '../../move.ts'
import type { DisplayState } from '../shared/display.ts'
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

const kinds = ['heroic', 'free', 'gear'] as const

/** What the hero at turn can do, and why not the rest (TE-UI.4). */
export function Actions(props: ActionsProps) {
  const actions = turnActions(props.state)
  // A way that is open comes first; one that is not is out of the way.
  const open = actions.some(action => action.kind === 'way' && action.availability === true)
  return (
    <div className="te-actions">
      {(open ? (['way', ...kinds] as const) : ([...kinds, 'way'] as const)).map(kind => (
        <ActionGroup
          key={kind}
          {...props}
          kind={kind}
          actions={actions.filter(action => action.kind === kind)}
        />
      ))}
    </div>
  )
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
  // What can be done comes first. Where one reason holds for all, it is written once.
  const off = (action: TurnAction) => (!isLegal(props, action) ? 2 : action.waste === undefined ? 0 : 1)
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
      <details>
        <summary>{w('panel.actions.gear')}</summary>
        {list}
      </details>
    )
  return (
    <section aria-label={w(`panel.actions.${kind}`)}>
      <p className="te-actions-kind">
        {w(`panel.actions.${kind}`)}
        {shared !== undefined ? (
          <i aria-hidden="true">{text(refusalText(state, shared))}</i>
        ) : (
          kind === 'heroic' && <i>{w('panel.notActed')}</i>
        )}
      </p>
      {list}
    </section>
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
  const legal = isLegal({ moves }, action)
  const reason = legal || availability === true ? undefined : availability
  return (
    <li>
      <button
        type="button"
        className="te-action"
        value={JSON.stringify(move)}
        data-kind={action.kind}
        data-off={!legal}
        // Nobody asks this player: there is nothing to press, nor a rule to read.
        disabled={!legal && reason === undefined}
        aria-pressed={isSameMove(move, considered)}
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
