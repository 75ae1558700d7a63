import type { BotScript } from '@kazamata/registry'
import type { BotPool } from '@kazamata/room/bots'

/** Bots that play what a script says, and think for themselves where it says nothing. */
export function scriptedBots(script: BotScript, bots: BotPool): BotPool {
  return {
    async ask(request) {
      const move = script(request)
      return move === undefined ? bots.ask(request) : { moves: [move] }
    },
    close: () => bots.close(),
  }
}
