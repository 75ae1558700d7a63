import { Icon, type SeatInfo } from '@kazamata/ui'
import type { ReactNode } from 'react'
import type { Room } from '../../content/ids.ts'
import { cause } from '../../names.ts'
import { roomText } from '../../text.ts'
import { Deeds } from '../enemies/EnemyPhaseView.tsx'
import type { Phase } from '../enemies/enemyPhase.ts'
import { Sheets } from '../hero/HeroSheetsDialog.tsx'
import { Rows } from '../loot/CardRows.tsx'
import type { Scene } from '../shared/display.ts'
import { signs } from '../shared/icons.ts'
import { Leaf } from '../shared/Modal.tsx'
import { Lines } from '../shared/parts.tsx'
import { useText, useWords } from '../shared/words.ts'

/** What lies open over the table. */
export type Lying =
  | { readonly leaf: 'sheet'; readonly hero: number }
  | { readonly leaf: 'room'; readonly room: Room }
  | { readonly leaf: 'cards' | 'foes' | 'boss' | 'phase' }

export function Leaves(props: {
  readonly lying: Lying
  readonly scene: Scene
  readonly seats: readonly SeatInfo[]
  readonly phase: Phase | undefined
  /** Shows the enemies' turn once more. */
  readonly again: (() => void) | undefined
  readonly boss: ReactNode
  readonly enemies: ReactNode
  onLay(lying: Lying | undefined): void
}) {
  const { lying, scene, seats, phase, again, boss, enemies, onLay } = props
  const w = useWords()
  const tell = useText()
  const close = () => onLay(undefined)
  switch (lying.leaf) {
    case 'sheet':
      return (
        <Sheets
          scene={scene}
          seats={seats}
          hero={lying.hero}
          onTurn={hero => onLay({ leaf: 'sheet', hero })}
          onClose={close}
        />
      )
    case 'room':
      return (
        <Leaf title={tell(cause(lying.room))} onClose={close}>
          <Lines of={roomText(lying.room)} />
        </Leaf>
      )
    case 'cards':
      return (
        <Leaf title={w('board.cards')} wide onClose={close}>
          <Rows scene={scene} />
        </Leaf>
      )
    case 'foes':
      return (
        <Leaf title={w('board.foes')} onClose={close}>
          {enemies}
        </Leaf>
      )
    case 'boss':
      return (
        <Leaf title={w('board.lair')} onClose={close}>
          {boss}
        </Leaf>
      )
    case 'phase':
      return (
        <Leaf title={w('board.phase.list')} onClose={close}>
          {phase !== undefined && <Deeds phase={phase} />}
          {again !== undefined && (
            <div className="te-tray-going">
              <button
                type="button"
                className="te-go"
                onClick={() => {
                  close()
                  again()
                }}
              >
                {w('board.phase.again')}
              </button>
            </div>
          )}
        </Leaf>
      )
  }
}

/** What can be looked up at any time. */
export function Tools(props: {
  readonly scene: Scene
  /** Enemies, too, who have no place of their own where there is little room. */
  readonly full: boolean
  /** The enemies have acted: that can be read again. */
  readonly acted: boolean
  readonly children?: ReactNode
  onLay(lying: Lying): void
}) {
  const { scene, full, acted, children, onLay } = props
  const w = useWords()
  return (
    <nav className="te-tools" aria-label={w('board.tools')}>
      {full && <Tool icon={signs.enemies} label={w('board.foes')} onPress={() => onLay({ leaf: 'foes' })} />}
      {scene.boss !== undefined && (
        <Tool icon={signs.lair} label={w('board.lair')} onPress={() => onLay({ leaf: 'boss' })} />
      )}
      <Tool icon={signs.loot} label={w('board.cards')} onPress={() => onLay({ leaf: 'cards' })} />
      {acted && (
        <Tool icon={signs.replay} label={w('board.phase.list')} onPress={() => onLay({ leaf: 'phase' })} />
      )}
      {children}
    </nav>
  )
}

function Tool({ icon, label, onPress }: { icon: string; label: string; onPress(): void }) {
  return (
    <button type="button" className="te-tool" onClick={onPress}>
      <Icon d={icon} />
      <span>{label}</span>
    </button>
  )
}
