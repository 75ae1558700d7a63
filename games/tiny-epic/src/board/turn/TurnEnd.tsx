import type { Message } from '@kazamata/kernel'
import type { Hero } from '../../content/ids.ts'
import { all, enemyName, heroName } from '../../names.ts'
import { placeOf } from '../../rules/dungeon/figures.ts'
import type { EndTurnForecast, ExpectedAction, ExpectedHit } from '../../rules/enemies/enemy-forecast.ts'
import type { State } from '../../state.ts'
import { Facts } from '../questions/QuestionPanel.tsx'
import { type Fact, fact } from '../questions/question.ts'
import { enemyIcons } from '../shared/icons.ts'
import { message, whereName } from '../shared/labels.ts'
import { useSmall } from '../shared/layout.ts'
import { useText, useWords } from '../shared/words.ts'
import './turn-end.css'

/* What the end of the turn would bring, before it is ended (TE-UI.11, TE-UI.13). */

/** What loses the game, if the end of the turn does. */
export function lossOf({ loss }: EndTurnForecast): 'goblins' | 'torch' | 'other' | undefined {
  if (loss === undefined) return undefined
  return loss === 'TE-3.2' ? 'goblins' : loss === 'TE-3.3' ? 'torch' : 'other'
}

/** Whom the enemies would hit, and each of them in turn. */
export function TurnEnd({ view, forecast }: { readonly view: State; readonly forecast: EndTurnForecast }) {
  const w = useWords()
  const tell = useText()
  const small = useSmall()
  if (forecast.enemies.length === 0) return null
  return (
    <details className="te-ahead" open={!small}>
      <summary>
        <b>{w('board.ahead')}</b> <span>{tell(hitsText(forecast.enemies))}</span>
      </summary>
      <Facts facts={forecast.enemies.map(action => actionFact(view, action))} />
    </details>
  )
}

/** All that each hero would lose. */
export function hitsText(actions: readonly ExpectedAction[]): Message {
  const byHero = new Map<Hero, ExpectedHit>()
  for (const hit of actions.flatMap(({ hits }) => hits)) {
    const { damage = 0, focus = 0, sure = true, falls = false } = byHero.get(hit.hero) ?? {}
    byHero.set(hit.hero, {
      hero: hit.hero,
      damage: damage + hit.damage,
      focus: focus + hit.focus,
      sure: sure && hit.sure,
      falls: falls || hit.falls,
    })
  }
  if (byHero.size === 0) return message('board.ahead.nobody')
  return message('board.ahead.hits', { hits: all([...byHero.values()].map(hitText)) })
}

function hitText({ hero, damage, focus, sure, falls }: ExpectedHit): Message {
  const likely = (loss: number) => (loss === 0 ? 'none' : sure ? 'sure' : 'maybe')
  return message('board.ahead.hit', {
    hero: heroName(hero),
    n: damage,
    loss: likely(damage),
    focus,
    drain: likely(focus),
    falls: falls ? 'yes' : 'no',
  })
}

function actionFact(view: State, { enemy, to, hits }: ExpectedAction): Fact {
  const [place, ...more] = to
  const stays = more.length === 0 && place === placeOf(view, enemy)
  const text =
    hits.length > 0
      ? message('board.ahead.enemy', { ...enemyName(enemy), hits: all(hits.map(hitText)) })
      : stays
        ? message('board.ahead.stays', enemyName(enemy))
        : message('board.ahead.comes', {
            ...enemyName(enemy),
            places: all(to.map(cell => whereName(view, cell))),
          })
  return fact(enemyIcons[enemy], text, hits.length > 0 ? 'loss' : undefined)
}
