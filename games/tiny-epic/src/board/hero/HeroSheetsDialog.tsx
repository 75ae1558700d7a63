import type { SeatInfo } from '@kazamata/ui'
import { heroName } from '../../names.ts'
import type { DisplayState } from '../shared/display.ts'
import { Modal } from '../shared/Modal.tsx'
import { Token } from '../shared/parts.tsx'
import { useText, useWords } from '../shared/words.ts'
import { HeroSheet, type HeroSheetProps } from './HeroSheet.tsx'
import './hero-sheets-dialog.css'

interface HeroSheetsDialogProps extends Pick<HeroSheetProps, 'preview' | 'uses'> {
  readonly state: DisplayState
  readonly seats: readonly SeatInfo[]
  /** Whose sheet is shown. */
  readonly hero: number
  onTurn(hero: number): void
  onClose(): void
}

/** All hero sheets in one dialog, with a tab for each. */
export function HeroSheetsDialog({
  state,
  seats,
  hero: open,
  preview,
  uses,
  onTurn,
  onClose,
}: HeroSheetsDialogProps) {
  const w = useWords()
  const text = useText()
  const active = open === state.turn.hero
  return (
    <Modal title={w('panel.sheets')} onClose={onClose}>
      <nav className="te-sheets" aria-label={w('panel.heroes')}>
        {state.heroes.map(({ hero }, at) => (
          <button
            key={hero}
            type="button"
            aria-pressed={at === open}
            aria-label={text(heroName(hero))}
            onClick={() => onTurn(at)}
          >
            <Token hero={hero} />
            <span aria-hidden="true">{w(`panel.hero.${hero}`)}</span>
          </button>
        ))}
      </nav>
      <HeroSheet
        key={open}
        state={state}
        hero={open}
        player={seats[state.heroes[open]?.seat ?? -1]}
        {...(active && { preview, uses })}
        open
      />
    </Modal>
  )
}
