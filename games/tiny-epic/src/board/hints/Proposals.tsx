import type { Seat } from '@kazamata/kernel'
import { Icon, portrait, type SeatInfo } from '@kazamata/ui'
import type { Move } from '../../move.ts'
import type { State } from '../../state.ts'
import { ConfirmBar, QuietButton } from '../questions/QuestionPanel.tsx'
import { isQuestion } from '../questions/QuestionView.tsx'
import { message, moveLabel } from '../shared/labels.ts'
import { isListed, isSameMove } from '../shared/moves.ts'
import { useText, useWords } from '../shared/words.ts'
import { Actions } from '../turn/Actions.tsx'
import type { DecisionProps } from '../turn/decision-props.ts'

/** Other players' proposals: everybody sees them, and whoever decides can take one with a click (TE-UI.19). */
export function Proposals({ view, hints, moves, seats, play, hint, speaker }: DecisionProps) {
  const w = useWords()
  const tell = useText()
  const proposals = hints.flatMap(one => ('move' in one ? [one] : []))
  if (proposals.length === 0) return null
  return (
    <ul className="te-proposals" aria-label={w('board.proposals')}>
      {proposals.map(({ seat, move }) => (
        <li key={seat}>
          <Icon d={portrait(seat, seats[seat]?.bot !== undefined)} />
          <span>
            {tell(message('board.proposes', { name: seats[seat]?.name ?? '', what: moveLabel(view, move) }))}
          </span>
          {speaker === undefined && isListed(moves, move) && (
            <button type="button" className="te-quiet" onClick={() => play(move)}>
              {w('board.proposes.take')}
            </button>
          )}
          {(speaker === seat || (moves.length === 0 && seats[seat]?.you)) && (
            <button type="button" className="te-quiet" onClick={() => hint({ seat, move })}>
              {w('board.proposes.back')}
            </button>
          )}
        </li>
      ))}
    </ul>
  )
}

/** A player who does not decide puts a proposal together. */
export function ProposalForm(props: DecisionProps & { readonly speaker: Seat }) {
  const { view, draft, seats, hint, speaker, onSpeak, onWhy, offered } = props
  const w = useWords()
  const tell = useText()
  const { resolved } = draft
  const [move] = resolved?.moves ?? (draft.chosen === undefined ? [] : [draft.chosen])
  const propose = () => {
    if (move === undefined) return
    hint({ seat: speaker, move })
    onSpeak(undefined)
  }
  return (
    <section className="te-proposing" aria-label={w('board.propose')}>
      <h3>
        <Icon d={portrait(speaker, false)} />
        {w('board.propose.title', { name: seats[speaker]?.name ?? '' })}
      </h3>
      <p className="te-note">{w('board.propose.text')}</p>
      {isQuestion(view) ? (
        <MoveList view={view} moves={offered} chosen={draft.chosen} onChoose={draft.choose} />
      ) : (
        <Actions
          state={view}
          moves={offered}
          considered={draft.chosen}
          onConsider={draft.choose}
          onWhy={onWhy}
        />
      )}
      <ConfirmBar
        off={move === undefined}
        label={
          move === undefined
            ? w('board.propose.first')
            : w('board.propose.go', { what: tell(moveLabel(view, move)) })
        }
        go={propose}
      >
        <QuietButton label={w('board.cancel')} go={() => onSpeak(undefined)} />
      </ConfirmBar>
    </section>
  )
}

function MoveList(props: {
  readonly view: State
  readonly moves: readonly Move[]
  readonly chosen: Move | undefined
  onChoose(move: Move): void
}) {
  const { view, moves, chosen, onChoose } = props
  const tell = useText()
  return (
    <ul className="te-moves">
      {moves.map(move => (
        <li key={JSON.stringify(move)}>
          <button
            type="button"
            className="te-weapon"
            aria-pressed={isSameMove(move, chosen)}
            onClick={() => onChoose(move)}
          >
            {tell(moveLabel(view, move))}
          </button>
        </li>
      ))}
    </ul>
  )
}

/** Buttons for the people at this screen who do not decide now. */
export function Speakers(props: {
  readonly seats: readonly SeatInfo[]
  readonly speakers: readonly Seat[]
  onSpeak(seat: Seat): void
}) {
  const { seats, speakers, onSpeak } = props
  const w = useWords()
  return (
    <>
      {speakers.map(seat => (
        <button key={seat} type="button" className="te-tool" onClick={() => onSpeak(seat)}>
          <Icon d={portrait(seat, false)} />
          <span>{w('board.propose.as', { name: seats[seat]?.name ?? '' })}</span>
        </button>
      ))}
    </>
  )
}
