import { Icon } from '@kazamata/ui'
import { bossSheets } from '../../content/bosses.ts'
import { attackKinds, type Boss as BossName } from '../../content/ids.ts'
import type { Move } from '../../move.ts'
import { cause, heroName, kindName, signed } from '../../names.ts'
import { lair } from '../../rules/dungeon/grid.ts'
import { canTakePoint, sealAt, trackTop } from '../../rules/lair/boss-health.ts'
import { sheetSteps } from '../../rules/lair/boss-sheet.ts'
import type { BossFigure } from '../../state.ts'
import { spaceText } from '../../texts/cards.ts'
import { effectsText } from '../../texts/effects.ts'
import { type DisplayState, type Figure, type TargetProps, targetMark } from '../shared/display.ts'
import { HouseMark } from '../shared/HouseMark.tsx'
import { attackIcons, enemyIcons } from '../shared/icons.ts'
import { whereName } from '../shared/labels.ts'
import { isListed, isSameMove } from '../shared/moves.ts'
import { EnemyStats, Stat, Token } from '../shared/parts.tsx'
import { signs } from '../shared/signs.ts'
import { useText, useWords } from '../shared/words.ts'

import './boss-sheet.css'

export interface BossSheetProps extends TargetProps {
  readonly state: DisplayState
  /** What can be played now: the spaces of the sheet, the way in and out. */
  readonly moves: readonly Move[]
  readonly considered?: Move | undefined
  /** Where the markers would be after the action considered. */
  readonly preview?: readonly number[] | undefined
  onSpace(move: Move): void
  onFigure(figure: Figure): void
}

/** The boss sheet of Act 2: its health, its six spaces, who stands where (TE-UI.15). */
export function BossSheet(props: BossSheetProps) {
  const { state, preview, onFigure } = props
  const { boss } = state
  const w = useWords()
  const text = useText()
  if (boss === undefined) return undefined
  const { card } = boss
  const inside = boss.place === lair
  return (
    <section className="te-boss-sheet" aria-label={w('panel.boss', { boss: cause(card) })}>
      <header>
        <button
          type="button"
          className="te-boss-picture"
          data-mark={targetMark({ enemy: card }, props)}
          data-inside={inside}
          aria-label={w('panel.boss.touch', { boss: cause(card) })}
          onClick={() => onFigure({ enemy: card })}
        >
          <Icon d={enemyIcons[card]} />
        </button>
        <div>
          <h3>{w(`name.${card}`)}</h3>
          <p className="te-boss-place">
            <Icon d={inside ? signs.lair : signs.walk} />
            {inside
              ? w('panel.boss.inside')
              : w('panel.boss.outside', { place: whereName(state, boss.place) })}
          </p>
          <p className="te-boss-stats">
            <Numbers of={card} />
          </p>
        </div>
      </header>
      <Health boss={boss} preview={preview} />
      <Spaces {...props} boss={boss} />
      <ul className="te-boss-text">
        <li>{text({ id: 'text.action.and', values: { effects: effectsText(bossSheets[card].attack) } })}</li>
        {attackKinds.map(kind => {
          const back = bossSheets[card].counter[kind]
          return typeof back === 'number' ? undefined : (
            <li key={kind}>
              {text({ id: 'text.bossLoss', values: { kind: kindName(kind), effects: effectsText([back]) } })}
            </li>
          )
        })}
        <li>{text({ id: 'text.bossTorch', values: { effects: effectsText(bossSheets[card].torch) } })}</li>
      </ul>
      <HouseMark of={card} />
    </section>
  )
}

/** Speed, defence, and what it adds against each kind of attack; a star is a loss, explained below. */
export function Numbers({ of }: { of: BossName }) {
  const { speed, defence, counter } = bossSheets[of]
  return (
    <>
      <EnemyStats speed={speed} defence={defence} />
      {attackKinds.map(kind => {
        const back = counter[kind]
        return (
          <Stat key={kind} icon={attackIcons[kind]} word={`panel.boss.${kind}`}>
            {typeof back === 'number' ? signed(back) : '*'}
          </Stat>
        )
      })}
    </>
  )
}

/** From the top to 0. */
export const trackSpaces = Array.from({ length: trackTop + 1 }, (_, at) => trackTop - at)

/** The track from 8 to 0. A seal space lets markers pass only when a seal lies on it (TE-22.6). */
function Health({ boss, preview }: { boss: BossFigure; preview: readonly number[] | undefined }) {
  const w = useWords()
  const { seals } = bossSheets[boss.card]
  return (
    <>
      <ol className="te-boss-track" aria-label={w('panel.boss.track')}>
        {trackSpaces.map(step => {
          const seal = sealAt(boss, step)
          const here = boss.markers.flatMap((health, marker) => (health === step ? [marker] : []))
          const targets = boss.markers.flatMap((health, marker) =>
            preview?.[marker] === step && health !== step ? [marker] : [],
          )
          return (
            <li key={step} data-seal={seal ?? 'none'}>
              <b>{step}</b>
              {seal !== undefined && (
                <Icon d={seal === 'covered' ? signs.seal : signs.shut} label={w(`panel.boss.seal.${seal}`)} />
              )}
              <span>
                {here.map(marker => (
                  <i
                    key={marker}
                    data-stuck={step > 0 && !canTakePoint(boss, marker)}
                    data-leaves={preview !== undefined && preview[marker] !== step}
                  >
                    <span className="visually-hidden">
                      {w('panel.boss.marker', { n: marker + 1, health: step })}
                    </span>
                    <span aria-hidden="true">{marker + 1}</span>
                  </i>
                ))}
                {targets.map(marker => (
                  <i key={marker} data-preview="true">
                    <span className="visually-hidden">
                      {w('panel.boss.preview', { n: marker + 1, health: step })}
                    </span>
                    <span aria-hidden="true">{marker + 1}</span>
                  </i>
                ))}
              </span>
            </li>
          )
        })}
      </ol>
      <p className="te-boss-note">
        {boss.sealed < seals.length
          ? w('panel.boss.seals', { n: seals.length - boss.sealed, at: seals[boss.sealed] ?? 0 })
          : w('panel.boss.unsealed')}
      </p>
    </>
  )
}

function Spaces(props: BossSheetProps & { readonly boss: BossFigure }) {
  const { state, moves, considered, boss, onSpace } = props
  const w = useWords()
  const text = useText()
  const { spaces, entrance } = bossSheets[boss.card]
  const ways = sheetSteps(state).filter(({ move }) => isListed(moves, move))
  const out = ways.find(({ move }) => move.do === 'leave')
  const isChosen = (move: Move) => isSameMove(move, considered)
  return (
    <div className="te-boss-spaces">
      <ol aria-label={w('panel.boss.spaces')}>
        {spaces.map((space, at) => {
          const number = at + 1
          const hero = state.heroes.find(other => other.space === number)
          const way = ways.find(
            ({ move }) =>
              (move.do === 'space' && move.space === number) || (move.do === 'enter' && number === entrance),
          )
          const body = (
            <>
              <b>{number}</b>
              {number === entrance && <em>{w('panel.boss.entrance')}</em>}
              <span>{text(spaceText(space))}</span>
              {hero !== undefined && (
                <>
                  <Token hero={hero.hero} />
                  <span className="visually-hidden">{text(heroName(hero.hero))}</span>
                </>
              )}
              {way !== undefined && <Cost n={way.cost} />}
            </>
          )
          return (
            <li key={number} data-entrance={number === entrance} data-taken={hero !== undefined}>
              {way === undefined ? (
                <div>{body}</div>
              ) : (
                <button type="button" aria-pressed={isChosen(way.move)} onClick={() => onSpace(way.move)}>
                  {body}
                </button>
              )}
            </li>
          )
        })}
      </ol>
      {out !== undefined && (
        <button
          type="button"
          className="te-boss-leave"
          aria-pressed={isChosen(out.move)}
          onClick={() => onSpace(out.move)}
        >
          <Icon d={signs.leave} />
          {w('panel.boss.out')}
          <Cost n={out.cost} />
        </button>
      )}
    </div>
  )
}

function Cost({ n }: { n: number }) {
  const w = useWords()
  return (
    <span className="te-boss-cost">
      <Icon d={signs.speed} />
      <span aria-hidden="true">{n}</span>
      <span className="visually-hidden">{w('panel.cost.speed', { n })}</span>
    </span>
  )
}
