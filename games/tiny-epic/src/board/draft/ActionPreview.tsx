import type { FormEvent } from 'react'
import type { Move } from '../../move.ts'
import { cause, skillName } from '../../names.ts'
import { checkOf } from '../../rules/check/declared-action.ts'
import { checkForecast } from '../../rules/check/forecast.ts'
import { actTwoForecast } from '../../rules/lair/lair-door.ts'
import type { DeclaredAction, State } from '../../state.ts'
import { MovePreview } from '../questions/MovePreview.tsx'
import { figureLabel, figureNotes, wasteText } from '../questions/notes.ts'
import type { QuestionProps } from '../questions/props.ts'
import { Choices, type ListedChoice } from '../questions/QuestionForm.tsx'
import { ConfirmBar, Facts, QuestionPanel, QuietButton } from '../questions/QuestionPanel.tsx'
import { type Fact, fact } from '../questions/question.ts'
import { attackOdds, oddsNotes } from '../questions/target.ts'
import { skillIcons } from '../shared/first-icons.ts'
import { useConfirmKeys } from '../shared/keyboard.ts'
import { message } from '../shared/labels.ts'
import { isSameMove } from '../shared/moves.ts'
import { signs } from '../shared/signs.ts'
import { useText, useWords } from '../shared/words.ts'
import { ActionForecast } from './ActionForecast.tsx'
import { type ActionDraft, actionDraft } from './action-draft.ts'
import { goLabel, moveIcon, moveTitle } from './move-text.ts'

export interface ActionPreviewProps
  extends Pick<QuestionProps, 'view' | 'seats' | 'moves' | 'play' | 'preview' | 'onWhy'> {
  /** The move of the turn (with the steps before it, if it is a walk), then its targets and its skill. */
  readonly action: readonly Move[]
  /** Another target or skill is touched. */
  onAction(action: readonly Move[]): void
  /** It is no longer considered. */
  onForget(): void
}

/** An action before it is done: the dice, the odds, the price, what comes of it and what strikes back (TE-UI.7). */
export function ActionPreview(props: ActionPreviewProps) {
  const { view, seats, moves, play, onWhy, action, onAction, onForget } = props
  const w = useWords()
  const tell = useText()
  const [first] = action
  const draft = actionDraft(view, action)
  const going = draft?.moves ?? action
  const ready = draft?.ready ?? true
  const go = () => ready && play(...going)
  useConfirmKeys(moves.length > 0, go, onForget)
  if (first === undefined) return null
  const waste = ready ? wasteText(view, first) : undefined
  const submit = (event: FormEvent) => {
    event.preventDefault()
    go()
  }
  const main = draft?.action.kind === 'trap' ? (action.at(-1) ?? first) : first
  return (
    <QuestionPanel
      {...{ view, seats, moves, onWhy }}
      asked={JSON.stringify(first)}
      icon={moveIcon(view, main)}
      title={moveTitle(view, main)}
      why={draft === undefined ? 'TE-5.1' : checkOf(draft.action) === undefined ? 'TE-11.5' : 'TE-9.1'}
      kind="preview"
    >
      <form className="te-question-form te-action-preview" onSubmit={submit}>
        {draft?.selections.map(({ options, selected }, at) => {
          const choices = options.map(move => optionFor(view, draft.action, move))
          return (
            <Choices
              key={JSON.stringify(options)}
              choices={choices}
              now={choices.find(({ move }) => isSameMove(move, selected))}
              mine
              choose={move => onAction([...before(draft, at), move])}
            />
          )
        })}
        {waste !== undefined && <p className="te-warn">{tell(waste)}</p>}
        {draft === undefined && <Facts facts={[...portalFacts(first), ...actTwoFacts(view, first)]} />}
        {draft === undefined && <MovePreview {...props} move={first} />}
        {draft?.ready && <ActionForecast view={view} draft={draft} />}
        <ConfirmBar
          label={ready ? tell(goLabel(view, main, draft)) : w('question.targetFirst')}
          off={!ready}
          tone={waste && 'waste'}
        >
          <QuietButton label={w('question.cancel')} go={onForget} />
        </ConfirmBar>
      </form>
    </QuestionPanel>
  )
}

/** A portal asks where to only once one has stepped in. */
function portalFacts(move: Move): Fact[] {
  return move.do === 'portal' ? [fact(signs.portal, message('panel.does.portal'), 'gain')] : []
}

/** What the first step into the lair begins. */
function actTwoFacts(view: State, move: Move): Fact[] {
  const forecast = move.do === 'enter' ? actTwoForecast(view) : undefined
  if (forecast === undefined) return []
  const { boss, torch, seals } = forecast
  return [
    fact(
      signs.lair,
      boss === undefined
        ? message('question.actTwo')
        : message('question.actTwo.boss', { boss: cause(boss) }),
      'loss',
    ),
    fact(signs.torch, message('question.actTwo.torch', { n: torch }), 'gain'),
    fact(signs.seal, message('question.actTwo.seals', { n: seals })),
    fact(signs.explore, message('question.actTwo.explore')),
  ]
}

/** The action up to one of its selections: what was chosen later goes with it. */
function before({ moves, selections }: ActionDraft, at: number): readonly Move[] {
  const made = selections.filter(({ selected: now }) => now !== undefined).length
  return moves.slice(0, moves.length - made + at)
}

/** A target or a skill. */
function optionFor(state: State, action: DeclaredAction, move: Move): ListedChoice {
  if (move.do === 'skill') {
    const forecast = checkForecast(state, action, move.skill)
    const notes = [message('question.dice', { n: forecast.dice }), ...oddsNotes(forecast)]
    return { move, icon: skillIcons[move.skill], name: skillName(move.skill), notes }
  }
  const odds = move.do === 'enemy' ? attackOdds(state, { ...action, targets: [] }, move.enemy) : []
  return { move, ...figureLabel(state, move), notes: [...figureNotes(state, move), ...odds] }
}
