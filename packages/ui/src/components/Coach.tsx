import teacher from 'icon:teacher'
import type { ReactNode } from 'react'
import { storedChoice } from '../hooks/stored-choice.ts'
import { Icon } from '../icons/Icon.tsx'

/** Whether a game's tutorial tips are offered ('new', at the first match), on or off; stored on this device. */
export function coachingChoice(game: string) {
  return storedChoice(`kazamata.${game}.guide`, ['new', 'on', 'off'], { first: 'new', unseen: 'off' })
}

const tutorials = new Map<string, ReturnType<typeof storedChoice<'on' | 'off'>>>()

/** Whether a game's tutorial is explained, until the player has had enough of it; stored on this device. */
export function tutorialChoice(game: string) {
  const choice =
    tutorials.get(game) ??
    storedChoice(`kazamata.${game}.tutorial`, ['on', 'off'], { first: 'on', unseen: 'on' })
  // One for a game, so that the board hears of it when the tutorial is begun once more.
  tutorials.set(game, choice)
  return choice
}

interface CoachNoteProps {
  readonly className: string
  readonly label: string
  readonly text: string
  /** What on the board the tip is about. */
  readonly at?: string
  /** The buttons. */
  readonly children?: ReactNode
}

/** A tutorial tip. */
export function CoachNote({ className, label, text, at, children }: CoachNoteProps) {
  return (
    <section className={className} data-at={at} aria-label={label} aria-live="polite">
      <Icon d={teacher} />
      <p>{text}</p>
      {children}
    </section>
  )
}

interface CoachSwitchProps {
  readonly className: string
  readonly text: string
  readonly label: string
  onClick(): void
}

/** Turns tutorial tips on or off, on the help page. */
export function CoachSwitch({ className, text, label, onClick }: CoachSwitchProps) {
  return (
    <p className={className}>
      <Icon d={teacher} />
      <span>{text}</span>
      <button type="button" className="btn" onClick={onClick}>
        {label}
      </button>
    </p>
  )
}
