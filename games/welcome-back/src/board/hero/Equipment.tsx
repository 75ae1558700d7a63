import type { Message, Viewer } from '@kazamata/kernel'
import { HouseMark, Icon, type SeatInfo, useEscape } from '@kazamata/ui'
import { useEffect, useId, useState } from 'react'
import { equipment } from '../../content/equipment.ts'
import { heroTokens } from '../../content/heroes.ts'
import { type Hero, kits, type Token } from '../../content/ids.ts'
import { sourceOf } from '../../content/source-of.ts'
import { welcomeBack } from '../../game.ts'
import { card as cardName, hero as heroName } from '../../log.ts'
import { namedType } from '../../state.ts'
import { type Draft, isAdvised } from '../dock/draft.ts'
import { heroIcons, signs, tokenIcons } from '../icons.ts'
import './equipment.css'
import type { DisplayState, Gone, RunDisplay } from '../../display-state.ts'
import type { Choice } from '../dock/choices.ts'
import { useText, useWords } from '../words.ts'

export interface EquipmentProps {
  readonly hero: Hero
  readonly row: readonly Token[]
  readonly gone: DisplayState['gone']
  readonly run: RunDisplay | undefined
  readonly seats: readonly SeatInfo[]
  readonly viewer: Viewer
  readonly draft: Draft
  /** Tokens that take effect right now. */
  readonly glow: readonly Token[]
}

/** The Hero's arch and the six sockets of the row. */
export function Equipment({ hero, row, gone, run, seats, viewer, draft, glow }: EquipmentProps) {
  const w = useWords()
  const tell = useText()
  // One rule text at a time; a tap anywhere else, or the next step of the game, puts it away.
  const [open, setOpen] = useState<Token | undefined>(undefined)
  const step = `${row.length} ${run?.met.length} ${draft.choices.length}`
  const [opened, setOpened] = useState(step)
  if (opened !== step) {
    setOpened(step)
    setOpen(undefined)
  }
  useEscape(open !== undefined, () => setOpen(undefined))
  useEffect(() => {
    if (open === undefined) return
    const away = (event: PointerEvent) => {
      if (!(event.target instanceof Element && event.target.closest('.wb-socket'))) setOpen(undefined)
    }
    window.addEventListener('pointerdown', away)
    return () => window.removeEventListener('pointerdown', away)
  }, [open])
  return (
    <div className="wb-equipment">
      <HeroArch hero={hero} />
      <ul className="wb-row" aria-label={w('row.label', { hero: heroName(hero, 'the') })}>
        {kits[hero].map((token, i) => {
          const out = row.includes(token) ? undefined : gone.get(token)
          const choice = draft.choices.find(
            other => other.token === token && (other.move.do !== 'remove' || out === undefined),
          )
          return (
            <Socket
              key={token}
              token={token}
              side={sides[i] ?? 'end'}
              state={tell(out === undefined ? stateInRow(token, run) : stateWhenGone(out, seats, viewer))}
              taker={out !== undefined && 'seat' in out ? (seats[out.seat]?.name ?? '') : undefined}
              gone={out !== undefined}
              glow={glow.includes(token)}
              choice={choice}
              draft={draft}
              open={open === token}
              onOpen={show => setOpen(show ? token : undefined)}
            />
          )
        })}
      </ul>
    </div>
  )
}

/** Towards which side the rule text of a socket opens, so that it stays on the table. */
const sides = ['start', 'start', 'middle', 'middle', 'end', 'end'] as const

function HeroArch({ hero }: { hero: Hero }) {
  const w = useWords()
  return (
    <div className="wb-hero">
      <Icon d={heroIcons[hero]} />
      <span className="wb-heart">
        <Icon d={signs.heart} />
        <b aria-hidden="true">{heroTokens[hero].hp}</b>
        <span className="visually-hidden">{w('hero.hp', { hp: heroTokens[hero].hp })}</span>
      </span>
      <span className="wb-hero-title">{w(`hero.${hero}.title`)}</span>
    </div>
  )
}

/** The kit in words, where the sockets have no room for them. */
export function EquipmentList({ hero }: { hero: Hero }) {
  const w = useWords()
  const tell = useText()
  return (
    <ul className="wb-equipment-list wb-narrow">
      {kits[hero].map(token => {
        const { effect, once } = equipment[token]
        return (
          <li key={token}>
            <Icon d={tokenIcons[token]} />
            <b>{w(`token.${token}.short`)}</b>
            <span>{effect.kind === 'hp' ? w('token.hp', { hp: effect.hp }) : tell(effectOf(token))}</span>
            {once && <Icon d={signs.once} label={w('token.once')} />}
            <HouseMark game={welcomeBack.id} sources={sourceOf(token)} brief />
          </li>
        )
      })}
    </ul>
  )
}

/** A token's short effect; HP tokens share one. */
function effectOf(token: Token): Message {
  return { id: equipment[token].effect.kind === 'hp' ? 'token.hp.effect' : `token.${token}.effect` }
}

/** What it does, in full. */
export function ruleOf(token: Token): Message {
  const { effect } = equipment[token]
  return effect.kind === 'hp'
    ? { id: 'token.hp.rule', values: { hp: effect.hp } }
    : { id: `token.${token}.rule` }
}

/** What the socket says of a token still in the row. */
function stateInRow(token: Token, run: RunDisplay | undefined): Message {
  const { effect, once } = equipment[token]
  if (run === undefined) return effectOf(token)
  if (effect.kind === 'hp') return { id: 'token.counted' }
  if (effect.kind === 'coin' && run.coinActive) return { id: 'token.watch' }
  if (effect.kind === 'defeat') {
    if (effect.starts === 'flute' && run.flute > 0) return { id: 'token.flute', values: { n: run.flute } }
    const named = effect.prey.of === 'named' ? namedType(run) : undefined
    if (named !== undefined) return { id: 'token.type', values: { card: cardName(named) } }
  }
  return once ? { id: 'token.ready' } : effectOf(token)
}

function stateWhenGone(out: Gone, seats: readonly SeatInfo[], viewer: Viewer): Message {
  if ('how' in out) return { id: `gone.${out.how}` }
  return out.seat === viewer
    ? { id: 'gone.you' }
    : { id: 'gone.removed', values: { name: seats[out.seat]?.name ?? '' } }
}

interface SocketProps {
  readonly token: Token
  readonly side: 'start' | 'middle' | 'end'
  readonly state: string
  /** Who took it, by name. */
  readonly taker: string | undefined
  readonly gone: boolean
  readonly glow: boolean
  readonly choice: Choice | undefined
  readonly draft: Draft
  /** Its rule text is shown. */
  readonly open: boolean
  onOpen(open: boolean): void
}

function Socket({ token, side, state, taker, gone, glow, choice, draft, open, onOpen }: SocketProps) {
  const w = useWords()
  const tell = useText()
  const id = useId()
  const { effect, once } = equipment[token]
  const chosen = choice !== undefined && draft.chosen?.key === choice.key
  const name = w(`token.${token}`)
  const short = w(`token.${token}.short`)
  return (
    <li
      className="wb-socket"
      data-spot={`token-${token}`}
      data-side={side}
      data-gone={gone ? '' : undefined}
      data-glow={glow ? '' : undefined}
      data-legal={choice && ''}
      data-chosen={chosen ? '' : undefined}
      data-advised={choice?.move.do === 'remove' && isAdvised(choice, draft) ? '' : undefined}
      onPointerEnter={event => {
        if (event.pointerType !== 'mouse') return
        onOpen(true)
        if (choice !== undefined) draft.point(choice.key)
      }}
      // A lifted finger leaves, too, before the tap arrives: the link would be gone.
      onPointerLeave={event => {
        if (event.pointerType === 'mouse') onOpen(false)
        draft.point()
      }}
      // The link in the rule text takes the focus from the token without closing the text.
      onBlur={event => {
        if (!event.currentTarget.contains(event.relatedTarget)) onOpen(false)
      }}
    >
      <button
        type="button"
        aria-label={gone ? w('token.state', { name, state }) : name}
        aria-describedby={id}
        aria-pressed={choice && chosen}
        onClick={() => {
          if (choice !== undefined) draft.choose(choice.key)
          onOpen(choice !== undefined || !open)
        }}
        onFocus={event => {
          if (event.currentTarget.matches(':focus-visible')) onOpen(true)
        }}
      >
        <span className="wb-disc">
          <Icon d={tokenIcons[token]} />
          {!gone && effect.kind === 'hp' && <span className="wb-badge">+{effect.hp}</span>}
          {!gone && once && (
            <span className="wb-badge once">
              <Icon d={signs.once} />
            </span>
          )}
        </span>
        <b className="wb-wide">{name}</b>
        <b className="wb-narrow" data-long={short.length > 8}>
          {short}
        </b>
        <small>{taker ?? state}</small>
      </button>
      <span className="wb-tooltip" data-open={open}>
        <span id={id} role="tooltip">
          <b className="wb-name">{name}</b>
          {effect.kind === 'hp' && <em>{w('token.hp', { hp: effect.hp })}</em>}
          {once && <em>{w('token.once')}</em>}
          <span>{tell(ruleOf(token))}</span>
        </span>
        <HouseMark game={welcomeBack.id} sources={sourceOf(token)} />
      </span>
    </li>
  )
}
