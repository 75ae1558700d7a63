import { Icon, type SeatInfo } from '@kazamata/ui'
import type { ReactNode } from 'react'
import type { Room } from '../../content/ids.ts'
import { cause } from '../../names.ts'
import { roomText } from '../../texts/cards.ts'
import { EnemyActions } from '../enemies/EnemyPhaseView.tsx'
import type { EnemyPhase } from '../enemies/enemy-phase.ts'
import { HeroSheetsDialog } from '../hero/HeroSheetsDialog.tsx'
import { CardRows } from '../loot/CardRows.tsx'
import { QuietButton } from '../questions/QuestionPanel.tsx'
import type { DisplayState } from '../shared/display.ts'
import { HouseMark } from '../shared/HouseMark.tsx'
import { Modal } from '../shared/Modal.tsx'
import { Lines } from '../shared/parts.tsx'
import { signs } from '../shared/signs.ts'
import { useText, useWords } from '../shared/words.ts'

/** The dialog that is open. */
export type OpenDialog =
  | { readonly kind: 'sheet'; readonly hero: number }
  | { readonly kind: 'room'; readonly room: Room }
  | { readonly kind: 'cards' | 'foes' | 'boss' | 'phase' }

export function BoardDialogs(props: {
  readonly open: OpenDialog
  readonly state: DisplayState
  readonly seats: readonly SeatInfo[]
  readonly phase: EnemyPhase | undefined
  /** Shows the enemies' turn once more. */
  readonly replayPhase: (() => void) | undefined
  readonly boss: ReactNode
  readonly enemies: ReactNode
  /** The enemies have acted: that can be read again, beside them where it has no button of its own. */
  readonly acted: boolean
  onOpen(open: OpenDialog | undefined): void
}) {
  const { open, state, seats, phase, replayPhase, boss, enemies, acted, onOpen } = props
  const w = useWords()
  const tell = useText()
  const close = () => onOpen(undefined)
  switch (open.kind) {
    case 'sheet':
      return (
        <HeroSheetsDialog
          state={state}
          seats={seats}
          hero={open.hero}
          onTurn={hero => onOpen({ kind: 'sheet', hero })}
          onClose={close}
        />
      )
    case 'room':
      return (
        <Modal title={tell(cause(open.room))} onClose={close}>
          <Lines of={roomText(open.room)} />
          <HouseMark of={open.room} />
        </Modal>
      )
    case 'cards':
      return (
        <Modal title={w('board.cards')} wide onClose={close}>
          <CardRows state={state} />
        </Modal>
      )
    case 'foes':
      return (
        <Modal title={w('board.enemies')} onClose={close}>
          {enemies}
          {acted && (
            <div className="te-confirm">
              <QuietButton
                icon={signs.replay}
                label={w('board.phase.list')}
                go={() => onOpen({ kind: 'phase' })}
              />
            </div>
          )}
        </Modal>
      )
    case 'boss':
      return (
        <Modal title={w('board.lair')} onClose={close}>
          {boss}
        </Modal>
      )
    case 'phase':
      return (
        <Modal title={w('board.phase.list')} onClose={close}>
          {phase !== undefined && <EnemyActions phase={phase} />}
          {replayPhase !== undefined && (
            <div className="te-confirm">
              <button
                type="button"
                className="te-primary"
                onClick={() => {
                  close()
                  replayPhase()
                }}
              >
                {w('board.phase.again')}
              </button>
            </div>
          )}
        </Modal>
      )
  }
}

/** What can be looked up at any time. */
export function DialogButtons(props: {
  readonly state: DisplayState
  /** Enemies, too, who have no place of their own where there is little room. */
  readonly full: boolean
  /** The enemies have acted: that can be read again. */
  readonly acted: boolean
  readonly children?: ReactNode
  onOpen(open: OpenDialog): void
}) {
  const { state, full, acted, children, onOpen } = props
  const w = useWords()
  return (
    <nav className="te-tools" aria-label={w('board.tools')}>
      {full && (
        <DialogButton
          icon={signs.enemies}
          label={w('board.enemies')}
          onPress={() => onOpen({ kind: 'foes' })}
        />
      )}
      {state.boss !== undefined && (
        <DialogButton icon={signs.lair} label={w('board.lair')} onPress={() => onOpen({ kind: 'boss' })} />
      )}
      <DialogButton icon={signs.loot} label={w('board.cards')} onPress={() => onOpen({ kind: 'cards' })} />
      {acted && (
        <DialogButton
          icon={signs.replay}
          label={w('board.phase.list')}
          onPress={() => onOpen({ kind: 'phase' })}
        />
      )}
      {children}
    </nav>
  )
}

function DialogButton({ icon, label, onPress }: { icon: string; label: string; onPress(): void }) {
  return (
    <button type="button" className="te-tool" onClick={onPress}>
      <Icon d={icon} />
      <span>{label}</span>
    </button>
  )
}
