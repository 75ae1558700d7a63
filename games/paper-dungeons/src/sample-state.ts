import { type Chance, pick } from '@kazamata/kernel'
import { goals, powers } from './content/ids.ts'
import { initialAgenda } from './rules/initial-agenda.ts'
import { draw } from './rules/setup.ts'
import { advance, answers } from './rules/turn.ts'
import { cloneSheet, cloneTurn, type Dealt, factsOf, newTurn, type Player, type State } from './state.ts'
import type { PlayerView, View } from './view.ts'

const ignore = () => {}

/**
 * Some full state that looks like this to its viewer. Of the others nothing is known since the last reveal: whoever
 * has not confirmed has not begun, whoever has confirmed played some legal turn.
 */
export function sampleState(view: View, chance: Chance): State {
  const deal = dealer(view, chance)
  const { viewer, own, phase } = view
  return {
    ...factsOf(view),
    players: view.players.map((known, seat): Player => {
      if (seat === viewer && own !== undefined)
        return { ...cloneTurn(own), shown: cloneSheet(known.shown), confirmed: known.confirmed }
      const player = before(view, known)
      if (phase === 'keep') player.dealt = deal()
      if (view.reward?.seat === seat) player.agenda = view.reward.agenda.slice()
      if (known.confirmed) playSome(view, player, chance)
      return player
    }),
  }
}

/** A player who has not made a move in this phase. */
function before(view: View, { shown, confirmed }: PlayerView): Player {
  const turn = newTurn(cloneSheet(shown), initialAgenda(view, shown))
  return { ...turn, shown: cloneSheet(shown), confirmed }
}

/** Plays any legal turn to its end. */
function playSome(view: View, player: Player, chance: Chance): void {
  for (;;) {
    const task = player.agenda.at(-1)
    if (task === undefined || task.do === 'confirm') break
    const move = pick(chance, answers(view, player))
    player.diary.push(move)
    advance(view, player, move, ignore)
  }
  player.agenda = []
}

/** Deals from the cards that the viewer does not hold. */
function dealer({ own }: View, chance: Chance): () => Dealt {
  const powerBag = powers.filter(power => !own?.dealt?.powers.includes(power))
  const goalBag = goals.filter(goal => !own?.dealt?.goals.includes(goal))
  return () => ({
    powers: [draw(powerBag, chance), draw(powerBag, chance)],
    goals: [draw(goalBag, chance), draw(goalBag, chance)],
  })
}
