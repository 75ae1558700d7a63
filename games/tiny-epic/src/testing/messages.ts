import dungeonCs from '../board/messages/cs.json' with { type: 'json' }
import dungeonEn from '../board/messages/en.json' with { type: 'json' }
import dungeonHu from '../board/messages/hu.json' with { type: 'json' }
import dungeonPl from '../board/messages/pl.json' with { type: 'json' }
import cs from '../messages/cs.json' with { type: 'json' }
import en from '../messages/en.json' with { type: 'json' }
import hu from '../messages/hu.json' with { type: 'json' }
import pl from '../messages/pl.json' with { type: 'json' }

/** All messages of the board, whenever they are loaded. */
export const messages = {
  en: { ...en, ...dungeonEn },
  pl: { ...pl, ...dungeonPl },
  cs: { ...cs, ...dungeonCs },
  hu: { ...hu, ...dungeonHu },
}
export const english = messages.en
