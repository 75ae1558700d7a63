import { fastChance, preview } from '@kazamata/kernel'
import { act } from '@testing-library/react'
import { useState } from 'react'
import { tinyEpic as game } from '../../game.ts'
import type { Move } from '../../move.ts'
import type { State } from '../../state.ts'
import { ActionPreview } from '../draft/ActionPreview.tsx'
import type { QuestionProps } from '../questions/props.ts'
import { QuestionView } from '../questions/QuestionView.tsx'
import { show as render } from './render.tsx'

/** A question on the board, and what was done with it. */
export interface Shown {
  readonly box: HTMLElement
  readonly played: Move[][]
  readonly undone: number[]
  readonly asked: string[]
  click(what: Element | null | undefined): Promise<void>
  press(key: string, how?: KeyboardEventInit): Promise<void>
  /** The confirm button. */
  go(): HTMLElement
  button(text: string): HTMLElement
  text(): string
  /** The same question with another state. */
  again(state: State): Promise<HTMLElement>
}

export interface Setting {
  readonly mine?: boolean
  readonly undoable?: number
  /** Shows this action before it is done, instead of what is asked. */
  readonly action?: readonly Move[]
}

export async function show(state: State, setting: Setting = {}): Promise<Shown> {
  const played: Move[][] = []
  const undone: number[] = []
  const asked: string[] = []
  const again = (now: State) =>
    render(<Seated state={now} setting={setting} calls={{ played, undone, asked }} />)
  const box = await again(state)
  const find = (what: string, name: string): HTMLElement => {
    const found = box.querySelector<HTMLElement>(what)
    if (found === null) throw new Error(`The question has no ${name}: ${box.textContent}`)
    return found
  }
  return {
    box,
    played,
    undone,
    asked,
    click: what =>
      act(async () => {
        if (!(what instanceof HTMLElement)) throw new Error('There is nothing to click.')
        what.click()
      }),
    press: (key, how = {}) =>
      act(async () => {
        const at = document.activeElement ?? document.body
        at.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...how }))
      }),
    go: () => find('[data-go]', 'bright button'),
    button: text => {
      const found = [...box.querySelectorAll<HTMLElement>('button')].find(
        one => one.textContent === text || one.getAttribute('aria-label') === text,
      )
      if (found === undefined) throw new Error(`No button says "${text}": ${box.textContent}`)
      return found
    },
    text: () => box.textContent ?? '',
    again,
  }
}

interface Calls {
  readonly played: Move[][]
  readonly undone: number[]
  readonly asked: string[]
}

function Seated({ state, setting, calls }: { state: State; setting: Setting; calls: Calls }) {
  const { mine = true, undoable = 0 } = setting
  const [chosen, choose] = useState<Move>()
  const [action, setAction] = useState(setting.action)
  const [seat = 0] = game.active(state)
  const view = game.view(state, seat)
  const props: QuestionProps = {
    view,
    seats: [0, 1, 2, 3].map(one => ({ seat: one, name: `P${one + 1}`, thinking: false, you: one === seat })),
    moves: mine ? game.moves(state, seat) : [],
    play: (...moves) => void calls.played.push([...moves]),
    preview: move => preview(game, view, seat, move, fastChance('tray'), 1),
    undoable,
    undo: moves => void calls.undone.push(moves),
    onWhy: clause => void calls.asked.push(clause),
    chosen,
    onChoose: choose,
  }
  return action === undefined ? (
    <QuestionView {...props} />
  ) : (
    <ActionPreview {...props} action={action} onAction={setAction} onForget={() => setAction(undefined)} />
  )
}
