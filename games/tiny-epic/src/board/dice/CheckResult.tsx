import type { Message } from '@kazamata/kernel'
import { MessageText } from '@kazamata/ui'
import { bossSheets } from '../../content/bosses.ts'
import { cause, enemyName, signed } from '../../names.ts'
import { checkOf, costOf, effectsOf, targetsOf } from '../../rules/check/declared-action.ts'
import type { CommitForecast } from '../../rules/check/forecast.ts'
import { type CounterForecast, counterForecasts } from '../../rules/combat/counter-attack.ts'
import { isBoss } from '../../rules/dungeon/figures.ts'
import { canPay } from '../../rules/heroes/attributes.ts'
import { afterGain } from '../../rules/heroes/health-and-focus.ts'
import { activeHero, type Roll, type State } from '../../state.ts'
import { costText, effectsText } from '../../texts/effects.ts'
import { message } from '../shared/labels.ts'
import type { DicePick } from './dice-pick.ts'

interface Given {
  readonly view: State
  readonly roll: Roll
  readonly forecast: CommitForecast
}

/** The result of the hero, what it has to be, and what it does. */
export function HeroResult({ view, roll, forecast, pick }: Given & { readonly pick: DicePick }) {
  const { dice } = roll
  const { modifier, success } = forecast
  const added = [...dice.entries()].flatMap(([die, face]) => (pick.plus & (1 << die) ? [face] : []))
  const faces = [dice[pick.main] ?? 0, ...added].join('+')
  const sum = modifier === 0 ? faces : `${faces}${signed(modifier)}`
  return (
    <div className="te-result" data-success={success}>
      <b className="te-result-sum" data-long={sum.length > 3}>
        {sum}
      </b>
      <p>
        <Lines
          lines={[verdict(roll, forecast), ...consequences(view, roll, forecast), ...gains(view, forecast)]}
        />
      </p>
    </div>
  )
}

function Lines({ lines }: { lines: readonly Message[] }) {
  return lines.map(line => (
    <span key={JSON.stringify(line)}>
      <MessageText message={line} />
    </span>
  ))
}

function verdict({ action }: Roll, { result, need, success }: CommitForecast): Message {
  const beats = checkOf(action) === undefined
  if (beats && targetsOf(action).length > 1) return message('question.result', { n: result })
  if (success)
    return beats
      ? message('question.beats', { need, by: result - need })
      : message('question.reaches', { result, need })
  return beats
    ? message('question.missesBy', { result, need })
    : message('question.fallsShort', { need, by: need - result })
}

/** What success or failure does. */
function consequences(view: State, { action }: Roll, { success, hits }: CommitForecast): Message[] {
  if (checkOf(action) === undefined || (success && hits.length > 0))
    return hits.map(({ enemy, amount, health, left, dies }) =>
      isBoss(enemy)
        ? message('question.hit.boss', { ...enemyName(enemy), n: amount })
        : message(dies ? 'question.hit.dies' : 'question.hit', {
            ...enemyName(enemy),
            from: health,
            to: left,
          }),
    )
  if (!success) {
    const fail = checkOf(action)?.fail ?? []
    return [fail.length > 0 ? effectsText(fail) : message('question.fail.nothing')]
  }
  const hero = activeHero(view)
  const cost = costOf(action, hero)
  const lines: Message[] = []
  if (action.kind === 'trap' && effectsOf(action).length === 0) lines.push(message('question.through'))
  else lines.push(effectsText(effectsOf(action)))
  if (cost?.focus || cost?.health)
    lines.push(message(canPay(hero, cost) ? 'question.costs' : 'question.tooDear', { cost: costText(cost) }))
  return lines
}

/** What unused dice give, as far as there is room for it. */
function gains(view: State, { gain }: CommitForecast): Message[] {
  const hero = activeHero(view)
  const after = afterGain(hero, gain)
  return (['focus', 'health'] as const).flatMap(of =>
    after[of] > hero[of] ? [message(`question.${of}To`, { from: hero[of], to: after[of] })] : [],
  )
}

/** How the enemy answers: its die and modifier, my shield, what is left of me, and what a shield could be bought for. */
export function EnemyReply({
  view,
  roll,
  forecast,
  replies,
}: Given & { readonly replies: readonly CounterForecast[] }) {
  const dead = forecast.hits.filter(({ dies }) => dies).map(({ enemy }) => enemy)
  const left = replies.filter(({ enemy }) => !dead.includes(enemy))
  const [first] = left
  if (first === undefined)
    return (
      <div className="te-result" data-theirs data-success="true">
        <p>
          <MessageText
            message={message(replies.length > 0 ? 'question.reply.none' : 'question.reply.unseen')}
          />
        </p>
      </div>
    )
  const { face, modifier } = first
  const sum = typeof face === 'number' && left.length === 1 ? `${face}${signed(modifier)}` : undefined
  return (
    <div className="te-result" data-theirs>
      {sum !== undefined && <b className="te-result-sum">{sum}</b>}
      <p>
        {left.length > 1 && <Lines lines={[message('question.reply.oneOf')]} />}
        {left.map(reply => (
          <Lines key={reply.enemy} lines={replyText(view, roll, reply, left.length > 1)} />
        ))}
      </p>
    </div>
  )
}

function replyText(view: State, roll: Roll, reply: CounterForecast, named: boolean): Message[] {
  const { enemy, face, defence, damage, sure, left, loss, buyable } = reply
  const { health } = activeHero(view)
  const lines: Message[] = []
  if (named) lines.push(cause(enemy))
  if (loss !== undefined) lines.push(effectsText([loss]))
  if (face === 'torch') {
    lines.push(message('question.reply.torch'))
    if (isBoss(enemy)) lines.push(effectsText(bossSheets[enemy].torch))
  } else
    lines.push(
      face === 'shield'
        ? message('question.reply.shield')
        : message('question.reply.defence', { n: defence }),
    )
  if (face !== 'torch' || sure > 0) lines.push(message('question.youTo', { from: health, to: left }))
  if (left === 0) lines.push(message('question.reply.fall'))
  for (const { with: source, cost, by } of buyable) {
    const guarded = counterForecasts(view, roll, by).find(other => other.enemy === enemy)
    if (guarded !== undefined && guarded.damage < damage)
      lines.push(message('question.guard', { with: cause(source), cost: costText(cost), to: guarded.left }))
  }
  return lines
}
