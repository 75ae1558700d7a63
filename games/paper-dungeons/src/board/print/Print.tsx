import type { Seat } from '@kazamata/kernel'
import type { PanelProps } from '@kazamata/ui'
import { houseMessage, Icon } from '@kazamata/ui'
import { bossCards } from '../../content/bosses.ts'
import { black, white } from '../../content/dice.ts'
import { heroes, items, type Mission, minionKinds } from '../../content/ids.ts'
import { powerCards } from '../../content/powers.ts'
import { sourceOf } from '../../content/source-of.ts'
import { gloryOf, goalGloryValues, goalText, hero, minion, powerText, signed, soloOf } from '../../names.ts'
import { type ScheduledBoss, scheduledBosses } from '../../rules/boss-fight.ts'
import { gemsVanish } from '../../rules/gems.ts'
import { opponents } from '../../rules/minions.ts'
import { freshSheet, type Sheet } from '../../state.ts'
import type { View } from '../../view.ts'
import { HouseMark } from '../HouseMark.tsx'
import { bossIcons, faceIcons, heroIcons, minionIcons, signs } from '../icons.ts'
import { itemIcons, masteryIcons } from '../later-icons.ts'
import { nameOf } from '../players/names.ts'
import { sheetProps } from '../sheet/props.ts'
import { useText, useWords } from '../words.ts'
import './print.css'
import { SheetPrint } from '../sheet/SheetView.tsx'

/** Those still open, then those already scored. */
function missionsOf(view: View): readonly Mission[] {
  const scored = view.players.flatMap(({ shown }) => shown.missions.map(({ mission }) => mission))
  return [...new Set([...view.missions, ...scored])]
}

/** One A4 page, black on white: a sheet of this match and the cards that belong to it (PD-UI.13). */
export function Print({ view, seats, viewer, seat, blank }: PanelProps<View> & PrintProps) {
  const known = (seat === viewer ? view.own?.sheet : undefined) ?? view.players[seat]?.shown ?? freshSheet()
  const { power, goal } = known
  const sheet = blank ? { ...freshSheet(), ...(power && { power }), ...(goal && { goal }) } : known
  return (
    <div className="pd-print">
      <SheetPrint {...sheetProps(view, nameOf(seats, seat), sheet)} {...(blank && { round: 0 })} />
      <div className="pd-print-bosses">
        {scheduledBosses(view).map(scheduled => (
          <BossPrint key={scheduled.boss} view={view} scheduled={scheduled} />
        ))}
      </div>
      <div className="pd-print-words">
        <Own sheet={sheet} missions={missionsOf(view)} players={view.players.length} />
        <Dice players={view.players.length} />
        <Fights players={view.players.length} />
        <Effects />
      </div>
      <HouseValues view={view} />
    </div>
  )
}
interface PrintProps {
  readonly seat: Seat
  readonly blank: boolean
}

function BossPrint({ view, scheduled }: { view: View; scheduled: ScheduledBoss }) {
  const w = useWords()
  const { level, boss, room, round } = scheduled
  const { weakness, tiers, flee, reward, gone } = bossCards[boss]
  const [first, second] = gone
  const vanish = gemsVanish(view, view.players.length)
  return (
    <section>
      <Icon d={bossIcons[boss]} />
      <h2>
        {level}. {w(`boss.${boss}`)} <HouseMark of={boss} brief />
      </h2>
      <p>
        {w('sheet.print.boss', { room, round })} <Icon d={heroIcons[weakness]} />{' '}
        {w('boss.weak', { hero: hero(weakness) })}
      </p>
      <ul>
        <li>
          {w('boss.flee')}
          <b>{signed(flee)}</b>
          {w('boss.unhurt')}
        </li>
        {tiers.map(({ from, glory, damage }) => (
          <li key={from}>
            {w('boss.from', { from })}
            <b>{signed(glory)}</b>
            {w('boss.hurts', { damage })}
          </li>
        ))}
      </ul>
      {view.players.length > 1 && <p>{w('boss.reward', { reward })}</p>}
      {vanish && first !== undefined && second !== undefined && <p>{w('boss.gone', { first, second })}</p>}
    </section>
  )
}

interface OwnProps {
  readonly sheet: Readonly<Sheet>
  readonly missions: readonly Mission[]
  readonly players: number
}

function Own({ sheet, missions, players }: OwnProps) {
  const w = useWords()
  const tell = useText()
  return (
    <>
      {sheet.power && (
        <section>
          <h3>
            {w('sheet.print.power')}: {w(`power.${sheet.power}`)}
          </h3>
          <p>
            {tell(powerText(sheet.power, players))} (
            {w('power.glory', gloryOf(powerCards[sheet.power].glory))})
          </p>
        </section>
      )}
      {sheet.goal && (
        <section>
          <h3>
            {w('sheet.print.goal')}: {w(`goal.${sheet.goal}`)}
          </h3>
          <p>
            {tell(goalText(sheet.goal))} {w('sheet.print.tiers', goalGloryValues)}
          </p>
        </section>
      )}
      {missions.length > 0 && (
        <section>
          <h3>{w('sheet.shield.K')}</h3>
          <ul>
            {missions.map(mission => (
              <li key={mission}>
                <b>{w(`mission.${mission}`)}:</b> {w(`mission.${mission}.text`)}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

/** What the dice show, for people who roll their own, and what can be done with one. */
function Dice({ players }: Pick<OwnProps, 'players'>) {
  const w = useWords()
  const dice = [
    { colour: 'white', die: white },
    { colour: 'black', die: black },
  ] as const
  return (
    <section>
      <h3>{w('help.actions')}</h3>
      <ul>
        {dice.map(({ colour, die }) => (
          <li key={colour} className="pd-print-die">
            <b>{w(`sheet.${colour}`)}</b>
            {die.faces.map(face => (
              <span key={face}>
                <Icon d={faceIcons[face]} label={w(`face.${face}`)} /> {die.numbers[face]}
              </span>
            ))}
          </li>
        ))}
        <li>
          <Icon d={faceIcons.skull} /> {w('help.face.skull', soloOf(players))}. {w('help.face.reroll')}
        </li>
        {(['level', 'craft', 'brew', 'move'] as const).map(act => (
          <li key={act}>
            <b>{w(`help.${act}`)}:</b> {w(`help.${act}.text`)}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Which hero fights which minion, what minions and traps cost, and how a boss is fought. */
function Fights({ players }: Pick<OwnProps, 'players'>) {
  const w = useWords()
  return (
    <section>
      <h3>{w('help.minions')}</h3>
      <ul>
        <li className="pd-print-die">
          {minionKinds.map(kind => (
            <span key={kind}>
              <Icon d={minionIcons[kind]} /> <Icon d={heroIcons[opponents[kind]]} />{' '}
              {w('help.minion', { minion: minion(kind), hero: hero(opponents[kind]) })}
            </span>
          ))}
        </li>
        <li>{w('help.minions.text')}</li>
        <li>
          <Icon d={signs.trap} /> {w('note.trap', { damage: 1 })}
        </li>
      </ul>
      <h3>{w('help.boss')}</h3>
      <p>{w('help.boss.text', soloOf(players))}</p>
    </section>
  )
}

/** Which components of this match have values of ours. */
function HouseValues({ view }: { view: View }) {
  const w = useWords()
  const components = [
    ...view.bosses.map(id => ({ id, name: w(`boss.${id}`) })),
    { id: view.card, name: w('sheet.chapter', { card: view.card }) },
    { id: 'gems', name: `F ${w('sheet.shield.F')}` },
    { id: 'losses', name: `H ${w('sheet.shield.H')}` },
  ] as const
  const ours = components.filter(({ id }) => houseMessage(sourceOf(id)) !== undefined)
  const [first] = ours
  if (first === undefined) return null
  return (
    <p className="pd-print-house">
      <HouseMark of={first.id} brief /> {w('house.mark')} ({ours.map(({ name }) => name).join(' · ')})
    </p>
  )
}

function Effects() {
  const w = useWords()
  return (
    <section>
      <h3>{w('sheet.print.effects')}</h3>
      <ul>
        {heroes.map(one => (
          <li key={one}>
            <Icon d={masteryIcons[one]} /> <b>{w('sheet.print.mastery', { hero: hero(one) })}</b>{' '}
            {w(`hero.${one}.power`)}
          </li>
        ))}
        {items.map(one => (
          <li key={one}>
            <Icon d={itemIcons[one]} /> <b>{w(`item.${one}.short`)}:</b> {w(`item.${one}.text`)}
          </li>
        ))}
      </ul>
    </section>
  )
}
