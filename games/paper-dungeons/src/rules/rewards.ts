import type { Clause } from '../clause.ts'
import { powerCards } from '../content/powers.ts'
import type { Reward, RewardSource, Sheet, Task, Turn } from '../state.ts'

/** Tasks are never changed, so one of each kind is enough. */
const gains: Readonly<Record<Reward, Readonly<Record<RewardSource, Task>>>> = {
  potion: bySource('potion'),
  part: bySource('part'),
  level: bySource('level'),
  gem: bySource('gem'),
  kill: bySource('kill'),
}

function bySource(reward: Reward): Readonly<Record<RewardSource, Task>> {
  const gain = (from: RewardSource): Task => Object.freeze({ do: 'gain', reward, from })
  return {
    room: gain('room'),
    potions: gain('potions'),
    gems: gain('gems'),
    rogue: gain('rogue'),
    scepter: gain('scepter'),
    cauldron: gain('cauldron'),
    tome: gain('tome'),
    power: gain('power'),
    boss: gain('boss'),
    brew: gain('brew'),
  }
}

/** Puts rewards on the agenda, to be taken one by one with all they set off (PD-RWD.3). */
export function addReward(turn: Turn, reward: Reward, from: RewardSource, times = 1): void {
  const task = gains[reward][from]
  for (let i = 0; i < times; i++) turn.agenda.push(task)
}

const clauses: Readonly<Record<Exclude<RewardSource, 'power'>, Clause>> = {
  room: 'PD-EXP.1',
  potions: 'PD-POT.3',
  gems: 'PD-GEM.4',
  rogue: 'PD-LVL.9',
  scepter: 'PD-ITM.8',
  cauldron: 'PD-ITM.14',
  tome: 'PD-ITM.16',
  boss: 'PD-BOS.12',
  brew: 'PD-POT.1',
}

/** The clause behind a reward. */
export function rewardClause(sheet: Readonly<Sheet>, from: RewardSource): Clause {
  if (from !== 'power') return clauses[from]
  return sheet.power === undefined ? 'PD-POW.1' : powerCards[sheet.power].rule
}
