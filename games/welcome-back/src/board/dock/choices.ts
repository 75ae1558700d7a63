import type { Message } from '@kazamata/kernel'
import type { SeatInfo } from '@kazamata/ui'
import { equipment } from '../../content/equipment.ts'
import type { Card, Token } from '../../content/ids.ts'
import type { DisplayState } from '../../display-state.ts'
import type { DamageBreakdown, Event } from '../../event.ts'
import { card, hero, token } from '../../log.ts'
import type { Move } from '../../move.ts'
import { hasWon, isOut } from '../../state.ts'
import { cardIcons, heroIcons, signs, tokenIcons } from '../icons.ts'
import { type MessageId, say } from '../words.ts'
import { type Forecast, forecast } from './forecast.ts'

/** A legal move as the player sees it: its name, its result, and what the confirming button says. */
export interface Choice {
  readonly key: string
  readonly move: Move
  readonly icon: string
  readonly title: Message
  readonly note?: Message | undefined
  readonly result?: {
    readonly text: Message
    readonly more?: Message | undefined
    readonly tone: 'good' | 'bad' | 'plain'
  }
  readonly go: Message
  /** It is certain to kill, or to hand a success to somebody else: the confirming button is no calm gold. */
  readonly ruinous?: boolean
  /** The token to tap on the table for this choice. */
  readonly token?: Token | undefined
  readonly forecast?: Forecast
}

export interface ChoiceContext {
  readonly display: DisplayState
  readonly seats: readonly SeatInfo[]
  /** The card in hand, unless its owner hides it. */
  readonly hand?: Card | undefined
  preview(move: Move): readonly Event[]
}

export const keyOf = (move: Move): string => JSON.stringify(move)

export function choicesOf(moves: readonly Move[], asked: ChoiceContext): readonly Choice[] {
  const choices = moves.map(move => choice(move, asked)).toSorted((a, b) => place(a) - place(b))
  // Taking the damage keeps a token that another choice would spend, so its note says so.
  const saved = choices.find(({ move }) => move.do === 'defeat' && equipment[move.token].once)?.token
  return choices.map(made =>
    made.move.do === 'suffer' && made.note === undefined && saved !== undefined
      ? { ...made, note: say('note.keeps', { token: token(saved, 'short'), what: saved }) }
      : made,
  )
}

/** Passing and taking the damage come last. */
const place = ({ move }: Choice): number => (move.do === 'pass' || move.do === 'suffer' ? 1 : 0)

function choice(move: Move, asked: ChoiceContext): Choice {
  const base = { key: keyOf(move), move }
  const same = (icon: string, title: Message) => ({ ...base, icon, title, go: title })
  switch (move.do) {
    case 'hero':
      return same(heroIcons[move.hero], say('confirm.hero', { hero: hero(move.hero, 'acc') }))
    case 'draw':
      return {
        ...same(signs.draw, say('do.draw')),
        note: say(asked.display.deck === 1 ? 'do.draw.last' : 'do.draw.note'),
      }
    case 'pass':
      return {
        ...base,
        icon: signs.pass,
        title: say('do.pass'),
        ...passing(asked),
      }
    case 'add':
      return {
        ...base,
        icon: signs.add,
        title: say('do.add'),
        note: say('do.add.note'),
        go:
          asked.hand === undefined
            ? say('confirm.addHidden')
            : say('confirm.add', { card: card(asked.hand, 'theAcc') }),
      }
    case 'remove':
      return { ...base, token: move.token, icon: tokenIcons[move.token], ...removing(move, asked) }
    case 'ask': {
      const { seats, pile } = asked.display
      const named = seats[move.seat]
      return {
        ...same(signs.eye, say('confirm.ask', { name: asked.seats[move.seat]?.name ?? '' })),
        note:
          named !== undefined && isOut(named)
            ? say('do.ask.out')
            : say('do.ask.added', { n: pile.filter(({ by }) => by === move.seat).length }),
      }
    }
    case 'offer': {
      const [first, second] = move.types
      return same(tokenIcons['pri.sword'], say('confirm.offer', { first: card(first), second: card(second) }))
    }
    case 'pick':
      return same(cardIcons[move.type], say('confirm.pick', { card: card(move.type) }))
    case 'name':
      return same(cardIcons[move.type], say('confirm.name', { card: card(move.type) }))
    case 'reveal': {
      const { run, pile } = asked.display
      const next = run?.met.length ? 'do.reveal' : 'do.reveal.first'
      return same(signs.add, say(pile.length === 1 ? 'do.reveal.last' : next))
    }
    case 'suffer':
    case 'defeat':
    case 'ignore':
    case 'bomb':
    case 'polymorph':
    case 'jelly':
      return responding(move, asked)
  }
}

/** If one other player is left, it is they who go in; if nobody waits there, they succeed at once (WB-5.31). */
function passing({ preview, seats }: ChoiceContext): Pick<Choice, 'note' | 'go' | 'ruinous'> {
  const events = preview({ do: 'pass' })
  const entered = events.find(event => event.type === 'entered')
  const go = say('confirm.pass')
  if (entered === undefined) return { note: say('do.pass.note'), go }
  const values = { name: seats[entered.seat]?.name ?? '' }
  const succeeded = events.find(event => event.type === 'succeeded')
  if (succeeded === undefined) return { note: say('do.pass.duel', values), go }
  const end = hasWon(succeeded) ? 'wins' : 'gains'
  return { note: say(`do.pass.${end}`, values), go: say(`confirm.pass.${end}`, values), ruinous: true }
}

function removing(move: Extract<Move, { do: 'remove' }>, asked: ChoiceContext): Pick<Choice, 'title' | 'go'> {
  const removed = asked.preview(move).find(event => event.type === 'removed')
  const [before, after] = removed?.hp ?? [0, 0]
  const words = { token: token(move.token, 'with'), before, after }
  const title = say('do.remove.with', { token: token(move.token), what: move.token })
  if (asked.hand === undefined) return { title, go: say('confirm.removeHidden', words) }
  const values = { ...words, card: card(asked.hand, 'theAcc') }
  return { title, go: say(before === after ? 'confirm.remove' : 'confirm.removeHp', values) }
}

/** The damage of a met card, where it is not beaten or ignored. */
export function expectedDamage(choices: readonly Choice[]): DamageBreakdown | undefined {
  return (choices.find(({ move }) => move.do === 'suffer') ?? choices[0])?.forecast?.sum
}

type Response = Extract<Move, { do: 'suffer' | 'defeat' | 'ignore' | 'bomb' | 'polymorph' | 'jelly' }>

function responding(move: Response, asked: ChoiceContext): Choice {
  const { run } = asked.display
  const ahead = forecast(asked.preview(move), run?.hp ?? 0)
  const met = run?.met.at(-1)?.card ?? 'goblin'
  const title = titleOf(move, met)
  return {
    key: keyOf(move),
    move,
    icon: iconOf(move),
    title,
    go: ahead.dies ? say(ahead.out ? 'confirm.out' : 'confirm.dies', { what: title }) : title,
    ruinous: ahead.dies,
    note: noteOf(move, met, ahead),
    token: move.do === 'defeat' || move.do === 'jelly' ? move.token : undefined,
    result: resultOf(move, ahead),
    forecast: ahead,
  }
}

function iconOf(move: Response): string {
  switch (move.do) {
    case 'suffer':
      return signs.suffer
    case 'defeat':
    case 'jelly':
      return tokenIcons[move.token]
    case 'ignore':
      return { ally: cardIcons.ally, scepter: tokenIcons['pri.scepter'], coin: tokenIcons['bar.coin'] }[
        move.by
      ]
    case 'bomb':
      return tokenIcons[move.pay]
    case 'polymorph':
      return tokenIcons['mag.poly']
  }
}

function titleOf(move: Response, met: Card): Message {
  switch (move.do) {
    case 'suffer':
      return say(met === 'jelly' ? 'do.suffer.jelly' : 'do.suffer')
    case 'defeat':
      return say('do.defeat', { token: token(move.token, 'acc'), what: move.token })
    case 'ignore':
      return say(`do.${move.by}`)
    case 'bomb':
      return say('do.bomb', { token: token(move.pay, 'acc'), what: move.pay })
    case 'polymorph':
      return say('do.polymorph')
    case 'jelly':
      return say('do.jelly', { token: token(move.token, 'acc'), what: move.token })
  }
}

function noteOf(move: Response, met: Card, ahead: Forecast): Message | undefined {
  if (ahead.dies) return say('note.dies')
  if (ahead.revived !== undefined)
    return say('note.revives', { token: token(ahead.revived, 'short'), what: ahead.revived })
  switch (move.do) {
    case 'suffer':
      if (ahead.coinLost) return say('note.coinLost')
      return ahead.result === 'success' ? say('note.last') : undefined
    case 'defeat': {
      const values = {
        card: card(met),
        which: met,
        token: token(move.token, 'short'),
        what: move.token,
      }
      if (ahead.watch) return say('note.fallsWatch', values)
      if (ahead.flute !== undefined) return say('note.fallsFlute', { ...values, flute: ahead.flute })
      return say(equipment[move.token].once ? 'note.fallsSpent' : 'note.falls', values)
    }
    case 'ignore':
      return say(move.by === 'ally' ? 'note.allyUsed' : 'note.ignored')
    case 'bomb':
      return losing(ahead, move.pay, 'note.paid', 'note.paidHp')
    case 'polymorph':
      return say('note.unknown')
    case 'jelly':
      return losing(ahead, move.token, 'note.gone', 'note.goneHp')
  }
}

function losing(ahead: Forecast, lost: Token, plain: MessageId, hp: MessageId): Message {
  const value = ahead.loses.find(loss => loss.token === lost)?.value ?? 0
  const values = { token: token(lost, 'short'), what: lost, value }
  return say(value === 0 ? plain : hp, values)
}

function resultOf(move: Response, { from, to, damage, gain }: Forecast): NonNullable<Choice['result']> {
  if (move.do === 'polymorph') return { text: say('result.unknown'), tone: 'plain' }
  if (to > from)
    return { text: say('result.change', { from, to }), more: say('result.gain', { n: gain }), tone: 'good' }
  if (to < from)
    return {
      text: say('result.change', { from, to }),
      more: damage > 0 ? say('result.damage', { n: damage }) : undefined,
      tone: 'bad',
    }
  return { text: say('result.hp', { hp: to }), more: say('result.unhurt'), tone: 'good' }
}
