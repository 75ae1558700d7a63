import { Icon } from '@kazamata/ui'
import type { ReactNode } from 'react'
import { hero as heroName } from '../../names.ts'
import type { Turn } from '../../state.ts'
import { heroIcons, signs } from '../icons.ts'
import { type Tab, tabOf } from '../sheet/tabs/tab.ts'
import type { BoardState } from '../use-board-state.ts'
import { useWords } from '../words.ts'
import type { Choice } from './choices.ts'

export interface ChoiceButtonsProps {
  readonly board: BoardState
  readonly turn: Turn
  /** Turns to a tab, where the sheet is shown in tabs. */
  readonly onTab: ((tab: Tab) => void) | undefined
}

/** What the picked die can do, in words, and choices that have no place on the sheet. */
export function ChoiceButtons({ board, turn, onTab }: ChoiceButtonsProps) {
  const { view, controls } = board
  const w = useWords()
  const { choices, draft, choose } = controls
  const task = turn.agenda.at(-1)?.do
  if (task === 'die' && draft.die === undefined) return null
  const possible = choices.filter(
    ({ dice }) => dice.length === 0 || (draft.die !== undefined && dice.includes(draft.die)),
  )
  const hasDie = task === 'die' || task === 'use'
  const training = possible.filter(({ spot }) => hasDie && spot?.on === 'hero')
  const routes = possible.flatMap(({ route }) => (hasDie && route !== undefined ? [route.length] : []))
  const has = (prefix: string) => possible.some(({ key }) => key.startsWith(prefix))
  const tabButton = (tab: Tab, icon: string, label: string) =>
    onTab !== undefined && (
      <ChipButton icon={icon} onClick={() => onTab(tab)}>
        {label}
      </ChipButton>
    )
  return (
    <>
      {hasDie && view.round === 1 && <p className="pd-note-hint">{w('ask.use.text')}</p>}
      <div className="pd-choices">
        {training.length > 1 && tabButton('heroes', signs.level, w('choice.heroes'))}
        {possible
          .filter(choice => training.length <= 1 || !training.includes(choice))
          .map(choice => (
            <ChoiceButton key={choice.key} {...{ choice, board, onTab }} />
          ))}
        {hasDie && has('item') && tabButton('items', signs.part, w('choice.craft'))}
        {routes.length > 0 && tabButton('map', signs.walk, w('choice.walk', { steps: Math.max(...routes) }))}
        {(['stay', 'stop'] as const).filter(has).map(key => (
          <ChipButton key={key} quiet onClick={() => choose(key)}>
            {w(`choice.${key}`)}
          </ChipButton>
        ))}
      </div>
    </>
  )
}

interface ChoiceButtonProps extends Pick<ChoiceButtonsProps, 'board' | 'onTab'> {
  readonly choice: Choice
}

function ChoiceButton({ choice: { key, spot, moves }, board: { controls }, onTab }: ChoiceButtonProps) {
  const w = useWords()
  const move = moves().at(-1)
  if (move?.do === 'absorb') {
    const { hearts } = move
    return (
      <ChipButton
        icon={hearts === 0 ? signs.broken : signs.heart}
        pressed={controls.draft.key === key}
        onClick={() => controls.choose(key)}
      >
        <span className="pd-choice-words">{w('button.absorb', { hearts })}</span>
        <b aria-hidden="true">{hearts}</b>
      </ChipButton>
    )
  }
  if (spot === undefined || (move?.do !== 'train' && move?.do !== 'brew')) return null
  return (
    <ChipButton
      icon={move.do === 'train' ? heroIcons[move.hero] : signs.potion}
      onClick={() => {
        controls.clickSpot(spot)
        onTab?.(tabOf(spot))
      }}
    >
      {move.do === 'train' ? w('choice.train', { hero: heroName(move.hero, 'acc') }) : w('button.brew')}
    </ChipButton>
  )
}

interface ChipButtonProps {
  readonly icon?: string
  readonly pressed?: boolean
  readonly quiet?: boolean
  readonly children: ReactNode
  onClick(): void
}

function ChipButton({ icon, pressed, quiet, children, onClick }: ChipButtonProps) {
  return (
    <button type="button" className="pd-choice" data-quiet={quiet} aria-pressed={pressed} onClick={onClick}>
      {icon !== undefined && <Icon d={icon} />}
      {children}
    </button>
  )
}
