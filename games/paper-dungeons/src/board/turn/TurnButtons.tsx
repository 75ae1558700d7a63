import type { Message } from '@kazamata/kernel'
import { Icon } from '@kazamata/ui'
import { type ReactNode, useId } from 'react'
import './turn-buttons.css'
import { signs } from '../icons.ts'
import { useText, useWords } from '../words.ts'

export interface UndoControls {
  /** How many moves each of the three takes back; 0 when there is nothing to take back. */
  readonly step: number
  readonly die: number
  readonly round: number
  undo(moves: number): void
}

export interface MainButton {
  /** What it does; if it cannot be pressed, why not. */
  readonly label: Message
  readonly tone?: 'warn' | undefined
  /** Absent while it cannot be pressed. */
  readonly onClick?: () => void
}

/** Undo the last step, the last die or the whole round, and the main button (PD-UI.6). */
export function TurnButtons(props: {
  readonly undo?: UndoControls | undefined
  readonly main?: MainButton | undefined
  readonly compact: boolean
  readonly children?: ReactNode
}) {
  const { undo, main, compact, children } = props
  const w = useWords()
  const tell = useText()
  return (
    <div className="pd-turn-buttons" data-compact={compact}>
      {undo !== undefined && <UndoButtons undo={undo} compact={compact} />}
      {children}
      {main !== undefined && (
        <button
          type="button"
          className="pd-main-button"
          data-go
          data-tone={main.tone}
          aria-disabled={main.onClick === undefined || undefined}
          onClick={main.onClick}
        >
          {tell(main.label)}
        </button>
      )}
      {undo === undefined && main === undefined && <p className="visually-hidden">{w('button.idle')}</p>}
    </div>
  )
}

/** On small screens only the step is undone at once, the rest from a menu. */
function UndoButtons({ undo, compact }: { undo: UndoControls; compact: boolean }) {
  const w = useWords()
  const menu = useId()
  const target = compact ? menu : undefined
  const more = (
    <>
      <UndoButton label={w('undo.die')} moves={undo.die} undo={undo} menu={target} />
      <UndoButton label={w('undo.round')} moves={undo.round} undo={undo} icon={signs.restart} menu={target} />
    </>
  )
  if (!compact)
    return (
      <div className="pd-undo-buttons">
        <UndoButton label={w('undo.step')} moves={undo.step} undo={undo} />
        {more}
      </div>
    )
  return (
    <>
      <button
        type="button"
        className="pd-button"
        aria-label={w('undo.step')}
        aria-disabled={undo.step === 0 || undefined}
        onClick={() => undo.step > 0 && undo.undo(undo.step)}
      >
        <Icon d={signs.undo} />
      </button>
      <button
        type="button"
        className="pd-button"
        aria-label={w('undo.more')}
        aria-disabled={undo.round === 0 || undefined}
        popoverTarget={undo.round === 0 ? undefined : menu}
      >
        <Icon d={signs.restart} />
      </button>
      <div id={menu} popover="auto" className="pd-undo-menu">
        {more}
      </div>
    </>
  )
}

function UndoButton(props: {
  readonly label: string
  readonly moves: number
  readonly undo: UndoControls
  readonly icon?: string
  readonly menu?: string | undefined
}) {
  const { label, moves, undo, icon = signs.undo, menu } = props
  return (
    <button
      type="button"
      className="pd-button"
      aria-disabled={moves === 0 || undefined}
      popoverTarget={menu}
      popoverTargetAction={menu === undefined ? undefined : 'hide'}
      onClick={() => moves > 0 && undo.undo(moves)}
    >
      <Icon d={icon} />
      {label}
    </button>
  )
}
