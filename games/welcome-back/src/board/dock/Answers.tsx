import { Icon } from '@kazamata/ui'
import type { PointerEvent, ReactNode } from 'react'
import type { Hero } from '../../content/ids.ts'
import type { Ask } from '../../view.ts'
import { EquipmentList } from '../hero/Equipment.tsx'
import { signs, tokenIcons } from '../icons.ts'
import type { AutoReveal } from '../keyboard.ts'
import { useText, useWords } from '../words.ts'
import type { Choice } from './choices.ts'
import { RemoveTile } from './DrawnCard.tsx'
import { type Draft, isAdvised } from './draft.ts'

interface AnswersProps {
  readonly ask: Ask
  readonly draft: Draft
  /** The Hero in play, or the one pointed at. */
  readonly hero: Hero | undefined
  readonly autoReveal: AutoReveal
  /** Buttons beside the one that confirms. */
  readonly children: ReactNode
}

/** The possible answers to a question, and the button that gives the chosen one. */
export function Answers({ ask, draft, hero, autoReveal, children }: AnswersProps) {
  const w = useWords()
  return (
    <>
      {ask.do === 'hero' && hero !== undefined && <EquipmentList hero={hero} />}
      {ask.do === 'jelly' && draft.chosen !== undefined && <ChosenTile choice={draft.chosen} />}
      {(ask.do === 'turn' || ask.do === 'respond') && <ChoiceTiles draft={draft} />}
      {ask.do === 'place' && (
        <ChoiceTiles
          draft={draft}
          more={draft.choices.length > 1 ? <RemoveTile draft={draft} /> : undefined}
        />
      )}
      <div className="wb-confirm">
        <ConfirmButton draft={draft} missing={w(missingFor(ask.do), { n: 2 })} />
        {children}
        {ask.do === 'reveal' && (
          <button
            type="button"
            className="btn ghost wb-auto-reveal"
            aria-pressed={autoReveal.on}
            aria-label={w('do.auto.label')}
            onClick={autoReveal.toggle}
          >
            {w('do.auto')}
          </button>
        )}
      </div>
    </>
  )
}

/** A button that selects a choice; a mouse over it previews the result. */
const pressing = (choice: Choice, draft: Draft) => ({
  'aria-pressed': draft.chosen?.key === choice.key,
  'data-advised': isAdvised(choice, draft) ? '' : undefined,
  onClick: () => draft.choose(choice.key),
  onPointerEnter: (event: PointerEvent) => event.pointerType === 'mouse' && draft.point(choice.key),
  onPointerLeave: () => draft.point(),
})

/** A choice with its result. */
function ChoiceTile({ choice, draft }: { choice: Choice; draft: Draft }) {
  return (
    <button type="button" className="wb-choice" {...pressing(choice, draft)}>
      <TileContent choice={choice} />
    </button>
  )
}

/** What was chosen on the table itself. */
function ChosenTile({ choice }: { choice: Choice }) {
  return (
    <div className="wb-choice" data-on="true">
      <TileContent choice={choice} />
    </div>
  )
}

function TileContent({ choice: { title, note, result, icon, move } }: { choice: Choice }) {
  const w = useWords()
  const tell = useText()
  return (
    <>
      <span className="wb-choice-icon" data-tone={move.do === 'suffer' ? 'blood' : undefined}>
        <Icon d={icon} />
      </span>
      <span className="wb-choice-text">
        <b className={move.do === 'add' ? 'wb-wide' : undefined}>{tell(title)}</b>
        {move.do === 'add' && <b className="wb-narrow">{w('do.add.short')}</b>}
        {note !== undefined && <span>{tell(note)}</span>}
      </span>
      {result !== undefined && (
        <span className="wb-choice-result" data-tone={result.tone}>
          {tell(result.text)}
          {result.more !== undefined && <small>{tell(result.more)}</small>}
        </span>
      )}
    </>
  )
}

/** The Smoke Bomb: one tile, and in it a button for each token that would pay. */
function BombTile({ choices, draft }: { choices: readonly Choice[]; draft: Draft }) {
  const w = useWords()
  const tell = useText()
  const paid = choices.find(({ key }) => key === draft.lit?.key)
  return (
    <fieldset className="wb-choice wb-bomb-choice" data-on={paid !== undefined}>
      <legend className="visually-hidden">{w('token.nin.bomb')}</legend>
      <span className="wb-choice-icon">
        <Icon d={tokenIcons['nin.bomb']} />
      </span>
      <span className="wb-choice-text">
        <span className="wb-choice-heading">
          <b aria-hidden="true">{w('token.nin.bomb')}</b>
          <span className="wb-choice-result" data-tone={paid?.result?.tone}>
            {paid?.result !== undefined && tell(paid.result.text)}
          </span>
        </span>
        <span>{paid?.note === undefined ? w('token.nin.bomb.effect') : tell(paid.note)}</span>
      </span>
      <span className="wb-payments">
        {choices.map(choice => (
          <button key={choice.key} type="button" aria-label={tell(choice.title)} {...pressing(choice, draft)}>
            <Icon d={choice.icon} />
          </button>
        ))}
      </span>
    </fieldset>
  )
}

/** The choices as tiles; `more` is the tile for those that are tapped on the table. */
function ChoiceTiles({ draft, more }: { draft: Draft; more?: ReactNode }) {
  const bombs = draft.choices.filter(({ move }) => move.do === 'bomb')
  const rest = draft.choices.filter(({ move }) => move.do !== 'bomb' && move.do !== 'remove')
  const count = rest.length + (bombs.length > 0 ? 1 : 0) + (more === undefined ? 0 : 1)
  return (
    <div className="wb-choices" data-count={count}>
      {rest.map(choice => (
        <ChoiceTile key={choice.key} choice={choice} draft={draft} />
      ))}
      {bombs.length > 0 && <BombTile choices={bombs} draft={draft} />}
      {more}
    </div>
  )
}

/** The primary button: it says what will happen, or what is still to be chosen. */
function ConfirmButton({ draft, missing }: { draft: Draft; missing: string }) {
  const tell = useText()
  const { chosen } = draft
  if (chosen === undefined)
    return (
      <button type="button" className="btn" disabled>
        {missing}
      </button>
    )
  const withIcon = ['add', 'draw', 'pass'].includes(chosen.move.do)
  return (
    <button
      type="button"
      className={`btn primary ${chosen.ruinous ? 'danger' : ''}`}
      onClick={() => draft.commit()}
      data-go=""
      data-advised={draft.advised?.key === chosen.key ? '' : undefined}
    >
      {(withIcon || chosen.ruinous) && <Icon d={chosen.ruinous ? signs.zero : chosen.icon} />}
      {tell(chosen.go)}
    </button>
  )
}

function missingFor(question: Ask['do']) {
  switch (question) {
    case 'jelly':
      return 'do.jelly.pick'
    case 'offer':
      return 'do.offer.more'
    case 'pick':
    case 'name':
      return 'do.name.none'
    default:
      return 'do.choose'
  }
}
