import { Icon } from '@kazamata/ui'
import type { Clause } from '../../clause.ts'
import type { Move } from '../../move.ts'
import { sameMove } from '../questions/question.ts'
import type { Scene } from '../shared/display.ts'
import { signs } from '../shared/icons.ts'
import { useText, useWords } from '../shared/words.ts'
import './actions.css'
import { refusalText } from './refusalText.ts'
import { type Deed, deedsOf, type Price } from './turnActions.ts'

interface ActionsProps {
  readonly scene: Scene
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
  const deeds = deedsOf(props.scene)
  // A way that is open comes first; one that is not is out of the way.
  const open = deeds.some(deed => deed.kind === 'way' && deed.availability === true)
  return (
    <div className="te-acts">
      {(open ? (['way', ...kinds] as const) : ([...kinds, 'way'] as const)).map(kind => (
        <Kind key={kind} {...props} kind={kind} deeds={deeds.filter(deed => deed.kind === kind)} />
      ))}
    </div>
  )
}

const isLegal = ({ moves }: Pick<ActionsProps, 'moves'>, { move }: Deed): boolean =>
  moves.some(other => sameMove(other, move))

const isSome = (deeds: readonly Deed[]): deeds is readonly [Deed, ...Deed[]] => deeds.length > 0

function Kind(props: ActionsProps & { readonly kind: Deed['kind']; readonly deeds: readonly Deed[] }) {
  const { kind, deeds, scene } = props
  const w = useWords()
  const text = useText()
  if (!isSome(deeds)) return undefined
  // What can be done comes first. Where one reason holds for all, it is written once.
  const off = (deed: Deed) => (isLegal(props, deed) ? 0 : 1)
  const [{ availability }] = deeds
  const alike = deeds.length > 1 && deeds.every(deed => deed.availability === availability)
  const shared = alike && availability !== true ? availability : undefined
  const list = (
    <ul data-shared={shared !== undefined}>
      {[...deeds]
        .sort((one, other) => off(one) - off(other))
        .map(deed => (
          <Entry key={deed.key} {...props} deed={deed} />
        ))}
    </ul>
  )
  // What one hardly ever does is not in the way.
  if (kind === 'gear')
    return (
      <details>
        <summary>{w('panel.acts.gear')}</summary>
        {list}
      </details>
    )
  return (
    <section aria-label={w(`panel.acts.${kind}`)}>
      <p className="te-acts-kind">
        {w(`panel.acts.${kind}`)}
        {shared !== undefined ? (
          <i aria-hidden="true">{text(refusalText(scene, shared))}</i>
        ) : (
          kind === 'heroic' && <i>{w('panel.notActed')}</i>
        )}
      </p>
      {list}
    </section>
  )
}

function Entry({
  deed,
  scene,
  moves,
  considered,
  onConsider,
  onWhy,
}: ActionsProps & { readonly deed: Deed }) {
  const text = useText()
  const { move, availability, icon, name, price } = deed
  const legal = isLegal({ moves }, deed)
  const reason = legal || availability === true ? undefined : availability
  return (
    <li>
      <button
        type="button"
        className="te-act"
        value={JSON.stringify(move)}
        data-kind={deed.kind}
        data-off={!legal}
        // Nobody asks this player: there is nothing to press, nor a rule to read.
        disabled={!legal && reason === undefined}
        aria-pressed={considered !== undefined && sameMove(considered, move)}
        onClick={() => (reason === undefined ? onConsider(move) : onWhy(reason))}
      >
        <Icon d={icon} />
        <b>{text(name)}</b>
        <Cost price={price} />
        <span className="te-act-text">{text(deed.text)}</span>
        {reason !== undefined && <span className="te-act-why">{text(refusalText(scene, reason))}</span>}
      </button>
    </li>
  )
}

/** A price as signs with their numbers. */
function Cost({ price }: { price: Price }) {
  const w = useWords()
  const { focus, health, discard, speed, torch } = price
  const all = [
    { of: 'focus', n: focus },
    { of: 'health', n: health },
    { of: 'speed', n: speed },
    { of: 'torch', n: torch },
  ] as const
  return (
    <span className="te-act-cost">
      {all.map(({ of, n }) =>
        n === undefined || n === 0 ? undefined : (
          <span key={of} data-of={of}>
            <span className="quiet">{w(`panel.cost.${of}`, { n })}</span>
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
