import { Icon, portrait, type SeatInfo } from '@kazamata/ui'
import { type DisplayState, type TargetProps, targetMark } from '../shared/display.ts'
import { signs } from '../shared/signs.ts'
import { useText, useWords } from '../shared/words.ts'
import './hero-chips.css'
import { Stat, Token } from '../shared/parts.tsx'

interface HeroChipsProps extends TargetProps {
  readonly state: DisplayState
  /** By seat. */
  readonly seats: readonly SeatInfo[]
  onOpen(hero: number): void
}

/** All heroes with their players and points; a click opens the sheet (TE-UI.3). */
export function HeroChips({ state, seats, onOpen, ...targets }: HeroChipsProps) {
  const w = useWords()
  const text = useText()
  const aim = seats[state.heroes[state.turn.hero]?.seat ?? -1]?.aim
  return (
    <div className="te-chips">
      <ul aria-label={w('panel.heroes')}>
        {state.heroes.map(({ hero, seat, health, focus }, at) => {
          const player = seats[seat]
          const active = at === state.turn.hero
          return (
            <li key={hero}>
              <button
                type="button"
                className="te-chip"
                data-active={active}
                data-unconscious={health === 0}
                data-mark={targetMark({ hero: at }, targets)}
                onClick={() => onOpen(at)}
              >
                <span className="te-chip-token">
                  <Token hero={hero} />
                  <b className="te-chip-badge" data-of="health" aria-hidden="true">
                    {health}
                  </b>
                  {active && (
                    <b className="te-chip-badge" data-of="focus" aria-hidden="true">
                      {focus}
                    </b>
                  )}
                </span>
                <span className="te-chip-name">{w(`panel.hero.${hero}`)}</span>
                <span className="te-chip-points">
                  <span data-of="health">
                    <Stat icon={signs.health} word="panel.health">
                      {health}
                    </Stat>
                  </span>
                  <span data-of="focus">
                    <Stat icon={signs.focus} word="panel.focus">
                      {focus}
                    </Stat>
                  </span>
                  {health === 0 && (
                    <span className="te-chip-unconscious">{w('panel.unconscious.short')}</span>
                  )}
                </span>
                {player !== undefined && (
                  <span className="te-chip-player">
                    <Icon d={portrait(seat, player.bot !== undefined)} />
                    <span>{player.you ? w('panel.you') : player.name}</span>
                    {player.thinking && active && <i>{w('panel.thinking')}</i>}
                    {player.bot !== undefined && <span>{text({ id: `panel.bot.${player.bot}` })}</span>}
                  </span>
                )}
                {active && <span className="visually-hidden">{w('panel.atTurn')}</span>}
              </button>
            </li>
          )
        })}
      </ul>
      {aim !== undefined && (
        <p className="te-intent" role="status">
          <Icon d={signs.bot} />
          {text(aim)}
        </p>
      )}
    </div>
  )
}
