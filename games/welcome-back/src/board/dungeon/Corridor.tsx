import type { Message } from '@kazamata/kernel'
import type { SeatInfo } from '@kazamata/ui'
import { useEffect, useRef } from 'react'
import type { DamageBreakdown } from '../../event.ts'
import { breakdownText, card as cardName, token as tokenName } from '../../log.ts'
import { Back, Flip, Mini, MonsterCard, upTo } from '../cards/Cards.tsx'
import './corridor.css'
import type { MetCard, RunDisplay } from '../../display-state.ts'
import type { Ask } from '../../view.ts'
import type { Draft } from '../dock/draft.ts'
import type { Prompt } from '../dock/prompt.ts'
import { useText, useWords } from '../words.ts'
import { messageFor, mood } from './run-messages.ts'
import { weaponQuestion } from './WeaponQuestions.tsx'

export interface CorridorProps {
  readonly run: RunDisplay
  /** Cards still to be met. */
  readonly left: number
  readonly ask: Ask | undefined
  readonly draft: Draft
  readonly seats: readonly SeatInfo[]
  readonly prompt: Prompt | undefined
}

/** The run: met cards on the left, the current one large in the middle, the unmet pile on the right. */
export function Corridor({ run, left, ask, draft, seats, prompt }: CorridorProps) {
  const w = useWords()
  const tell = useText()
  const message = messageFor(run, left, draft.choices)
  // Asked before the first card, so it takes the place of card and words.
  const question = prompt && weaponQuestion({ ask, draft, seats, prompt })
  const now = run.met.at(-1)
  const past = run.met.slice(0, -1)
  return (
    <section
      className="wb-run"
      aria-label={w('run.label')}
      data-mood={mood(run)}
      data-asks={question !== undefined}
    >
      <svg className="wb-vault" viewBox="0 0 360 316" preserveAspectRatio="none" aria-hidden="true">
        <path d="M36 316V238A144 144 0 0 1 324 238V316" fill="#050201" opacity=".7" />
        <path
          d="M36 316V238A144 144 0 0 1 324 238V316"
          fill="none"
          stroke="#79706a"
          strokeOpacity=".75"
          strokeWidth="18"
        />
        <path
          d="M36 316V238A144 144 0 0 1 324 238V316"
          fill="none"
          stroke="#241c18"
          strokeWidth="18"
          strokeDasharray="2.5 24"
        />
      </svg>
      {question ?? (
        <>
          <Trail met={past} />
          <div className="wb-current-card">{now !== undefined && <Met met={now} run={run} />}</div>
          <div className="wb-run-message" role="status">
            <h2>{tell(message.title)}</h2>
            {message.sum !== undefined && now !== undefined && <SumLine sum={message.sum} met={now} />}
            {message.notes.map(note => (
              <p key={note.id}>{tell(note)}</p>
            ))}
          </div>
          <div className="wb-unmet" data-last={left === 1}>
            {left > 0 && (
              <span className="wb-unmet-pile">
                {upTo(Math.min(left, 5)).map(i => (
                  <Back key={i} />
                ))}
              </span>
            )}
            <p>
              <span className="wb-wide">{w('run.left', { n: left })}</span>
              <span className="wb-narrow">{w('run.leftShort', { n: left })}</span>
            </p>
          </div>
        </>
      )}
    </section>
  )
}

function Met({ met, run }: { met: MetCard; run: RunDisplay }) {
  const w = useWords()
  const { card, strength, monster, position } = met
  return (
    <div className="wb-met" key={`${position} ${card}`} data-outcome={met.outcome?.type}>
      <Flip up className="wb-turn">
        <MonsterCard
          size="met"
          seen={{ card, strength, as: monster }}
          foot={<span>{w('card.place', { position, of: run.of })}</span>}
        />
      </Flip>
    </div>
  )
}

/** The cards behind, with what became of them. */
function Trail({ met }: { met: readonly MetCard[] }) {
  const w = useWords()
  const tell = useText()
  const ref = useRef<HTMLOListElement>(null)
  const size = met.length <= 3 ? 'large' : met.length <= 8 ? 'medium' : 'small'
  useEffect(() => {
    if (met.length > 0) ref.current?.scrollTo({ left: ref.current.scrollWidth })
  }, [met.length])
  return (
    // Long trails scroll on a phone, so they can be reached by keyboard.
    <ol
      className="wb-met-cards"
      aria-label={w('run.trail')}
      data-size={size}
      ref={ref}
      tabIndex={met.length > 4 ? 0 : -1}
    >
      {met.map(one => {
        const [how, more] = outcomeLines(one)
        const beaten = one.outcome?.type === 'defeated' || one.outcome?.type === 'ignored'
        return (
          <li key={one.position} data-beaten={beaten}>
            <Mini card={one.card}>
              {one.strength !== undefined && <span className="wb-mini-strength">{one.strength}</span>}
              <span className="wb-position">{one.position}</span>
            </Mini>
            <span className="visually-hidden">{w(`card.${one.card}`)}</span>
            <span className={`wb-outcome ${one.outcome?.type === 'damaged' ? 'hurt' : ''}`}>
              {how !== undefined && <b>{tell(how)}</b>}
              {more !== undefined && <span>{tell(more)}</span>}
            </span>
          </li>
        )
      })}
    </ol>
  )
}

/** Two short lines under a card of the trail. */
export function outcomeLines({ outcome, coinLost, revived }: MetCard): readonly (Message | undefined)[] {
  const back: Message | undefined = revived === undefined ? undefined : { id: 'outcome.revived' }
  switch (outcome?.type) {
    case undefined:
      return []
    case 'defeated':
      return [outcome.chain ? { id: 'outcome.pact' } : tokenName(outcome.by, 'short'), { id: 'outcome.beat' }]
    case 'ignored':
      return [{ id: `outcome.ignored.${outcome.by}` }, { id: 'outcome.passed' }]
    case 'harmless':
      return [{ id: 'outcome.harmless' }]
    case 'damaged': {
      const hurt = { id: 'outcome.hurt', values: { damage: outcome.sum.damage } }
      return [hurt, back ?? (coinLost ? { id: 'outcome.coinLost' } : undefined)]
    }
    case 'ally':
      return [{ id: 'outcome.ally' }]
    case 'lost':
      return [{ id: 'outcome.jelly', values: { token: tokenName(outcome.token, 'short') } }, back]
  }
}

/** 5 − 1 = 4, each number with its name below. */
function SumLine({ sum, met }: { sum: DamageBreakdown; met: MetCard }) {
  const w = useWords()
  const tell = useText()
  const terms = [
    sum.harp === undefined
      ? { n: sum.strength, of: tell(cardName(met.card)) }
      : { n: sum.harp, of: w('damage.harp') },
    { n: sum.flute, of: w('damage.flute') },
    { n: sum.crown, of: w('damage.crown') },
  ].filter(({ n }) => n !== undefined)
  const plain = terms.length === 1 && sum.harp === undefined
  return (
    <div className="wb-damage-sum" role="img" aria-label={w('damage.label', { sum: breakdownText(sum) })}>
      {sum.harp !== undefined && (
        <>
          <s>
            {sum.strength}
            <small>{tell(cardName(met.card))}</small>
          </s>
          <i className="wb-operator">→</i>
        </>
      )}
      {!plain &&
        terms.map(({ n, of }, i) => (
          <span key={of} className="wb-term">
            {i > 0 && <i className="wb-operator">−</i>}
            <span>
              {n}
              <small>{of}</small>
            </span>
          </span>
        ))}
      {!plain && <i className="wb-operator">=</i>}
      <span className="wb-total" data-plain={plain}>
        {sum.damage}
        <small>{w('damage.total')}</small>
      </span>
    </div>
  )
}
