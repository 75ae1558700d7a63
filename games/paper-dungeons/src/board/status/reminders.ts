import type { PanelProps, Reminder, Reminders } from '@kazamata/ui'
import { bossCards } from '../../content/bosses.ts'
import { type Letter, letters } from '../../content/ids.ts'
import { all, boss, hero, mission } from '../../names.ts'
import { scheduledBosses } from '../../rules/boss-fight.ts'
import { gemsVanish } from '../../rules/gems.ts'
import type { Sheet } from '../../state.ts'
import type { View } from '../../view.ts'
import { bossIcons, signs } from '../icons.ts'

const lettersIn = (mask: number): readonly Letter[] => letters.filter((_, i) => mask & (1 << i))

/** What lies open and matters until the end: bosses to come, missions nobody has, gems that are gone. */
export function remindersFor({ view }: Pick<PanelProps<View>, 'view'>): Reminders | undefined {
  if (view.phase === 'over') return undefined
  return { title: { id: 'reminder.title' }, items: [...toCome(view), ...missions(view), ...gems(view)] }
}

function toCome(view: View): readonly Reminder[] {
  return scheduledBosses(view)
    .slice(fought(view))
    .map(({ boss: id, room, round }) => ({
      key: id,
      icon: bossIcons[id],
      text: {
        id: 'reminder.boss',
        values: { round, room, boss: boss(id), hero: hero(bossCards[id].weakness) },
      },
    }))
}

/** How many bosses are behind us. */
const fought = (view: View): number => view.players[0]?.shown.glory.length ?? 0

function missions(view: View): readonly Reminder[] {
  if (!view.options.missions) return []
  const open = view.missions.map(id => ({
    key: id,
    icon: signs.mission,
    text: { id: 'reminder.mission', values: { mission: mission(id), text: { id: `mission.${id}.text` } } },
  }))
  return open.length > 0
    ? open
    : [{ key: 'missions', icon: signs.mission, text: { id: 'reminder.missions.none' } }]
}

function gems(view: View): readonly Reminder[] {
  const { viewer } = view
  const sheet = view.own?.sheet ?? (viewer === 'table' ? undefined : view.players[viewer]?.shown)
  const lost =
    sheet === undefined ? claimed(view.players.map(({ shown }) => shown)) : lettersIn(sheet.crossed)
  const values = { n: lost.length, gems: all(lost) }
  const id = sheet === undefined ? 'reminder.gems.table' : 'reminder.gems.gone'
  return [
    ...(lost.length > 0 ? [{ key: 'gems', icon: signs.gem, text: { id, values } }] : []),
    ...vanishing(view, lost),
  ]
}

const claimed = (sheets: readonly Readonly<Sheet>[]): readonly Letter[] =>
  lettersIn(sheets.reduce((mask, { taken }) => mask | taken, 0))

/** Gems that bosses to come will take away (PD-VAR.1). */
function vanishing(view: View, lost: readonly Letter[]): readonly Reminder[] {
  if (!gemsVanish(view, view.players.length)) return []
  return view.bosses.flatMap((id, i) => {
    const gone = bossCards[id].gone.filter(letter => !lost.includes(letter))
    if (i < fought(view) || gone.length === 0) return []
    return [
      {
        key: `vanish ${id}`,
        icon: signs.gem,
        text: { id: 'reminder.gems.vanish', values: { level: i + 1, gems: all(gone) } },
      },
    ]
  })
}
