import type { SeatInfo } from '@kazamata/ui'
import { heroName } from '../../names.ts'
import type { Scene } from '../shared/display.ts'
import { Leaf } from '../shared/Modal.tsx'
import { Token } from '../shared/parts.tsx'
import { useText, useWords } from '../shared/words.ts'
import { Sheet, type SheetProps } from './HeroSheet.tsx'
import './heroSheetsDialog.css'

interface SheetsProps extends Pick<SheetProps, 'ghost' | 'uses'> {
  readonly scene: Scene
  readonly seats: readonly SeatInfo[]
  /** Whose sheet lies open. */
  readonly hero: number
  onTurn(hero: number): void
  onClose(): void
}

/** Everybody's sheets on one leaf: one is open, the others a touch away. */
export function Sheets({ scene, seats, hero: open, ghost, uses, onTurn, onClose }: SheetsProps) {
  const w = useWords()
  const text = useText()
  const active = open === scene.turn.hero
  return (
    <Leaf title={w('panel.sheets')} onClose={onClose}>
      <nav className="te-sheets" aria-label={w('panel.heroes')}>
        {scene.heroes.map(({ hero }, at) => (
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
      <Sheet
        key={open}
        scene={scene}
        hero={open}
        face={seats[scene.heroes[open]?.seat ?? -1]}
        {...(active && { ghost, uses })}
        open
      />
    </Leaf>
  )
}
