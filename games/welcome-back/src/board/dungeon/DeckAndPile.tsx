import type { CSSProperties } from 'react'
import { deckSize, fullDeck } from '../../rules/deck.ts'
import type { View } from '../../view.ts'
import { Back, Mini, upTo } from '../cards/Cards.tsx'
import './deck-and-pile.css'
import type { DisplayState } from '../../display-state.ts'
import { useWords } from '../words.ts'

/** Deck, candle, the gate with its pile, and the Specials that everybody knows of. */
export function DeckAndPile({
  display,
  view,
  adding,
}: {
  display: DisplayState
  view: View
  adding: boolean
}) {
  const w = useWords()
  const own = display.pile.filter(({ by }) => by === view.viewer).length
  const n = display.pile.length
  return (
    <div className="wb-deck-and-pile">
      <Deck count={display.deck} />
      <Candle />
      <Gate count={n} adding={adding} />
      <div className="wb-pile-count">
        <p className="visually-hidden">{w('pile.count', { n })}</p>
        <p aria-hidden="true">
          {(n > 0 || adding) && <b>{n}</b>}
          {adding && <b className="wb-count-after"> → {n + 1}</b>}
          <span className="wb-wide"> {w('pile.wait', { n })}</span>
          <span className="wb-narrow"> {w(n === 0 ? 'pile.wait' : 'pile.short', { n })}</span>
        </p>
        {adding && <p className="wb-added-note wb-wide">{w('pile.added', { n: n + 1 })}</p>}
        {own > 0 && <p className="wb-soft-text wb-wide">{w('pile.yours', { n: own })}</p>}
      </div>
      <Specials display={display} view={view} />
    </div>
  )
}

function Deck({ count }: { count: number }) {
  const w = useWords()
  const layers = Math.min(4, Math.ceil(count / 3))
  return (
    <div className="wb-deck">
      <div className="wb-stack" data-spot="deck">
        {layers === 0 && <span className="wb-empty-place" />}
        {upTo(layers).map(i => (
          <span key={i} className="wb-layer" style={{ translate: `${i * 2}px ${-i * 3}px` }}>
            <Back />
          </span>
        ))}
      </div>
      <p className="visually-hidden">{w('deck.count', { n: count })}</p>
      <p aria-hidden="true">
        <b>{count}</b> <span className="wb-wide">{w('deck.label')}</span>
        <span className="wb-narrow">{w('deck.short')}</span>
      </p>
    </div>
  )
}

const tilt = [-3, 2, -1.5, 1]

export function Gate({ count, adding }: { count: number; adding: boolean }) {
  // The stack stays inside the arch however many wait.
  const dx = Math.min(5, 34 / Math.max(1, count))
  const dy = Math.min(9, 62 / Math.max(1, count))
  const at = (k: number): CSSProperties => ({
    left: `${(60 + k * dx) / 1.96}%`,
    top: `${(66 - k * dy) / 1.86}%`,
  })
  return (
    <div className="wb-gate" data-spot="pile">
      <Arch />
      {upTo(count).map(k => (
        <span key={k} className="wb-piled" style={{ ...at(k), rotate: `${tilt[k % 4]}deg` }}>
          <Back />
        </span>
      ))}
      {adding && <span className="wb-ghost" style={at(count)} />}
    </div>
  )
}

function Arch() {
  return (
    <svg viewBox="0 0 200 190" aria-hidden="true">
      <defs>
        <radialGradient id="wb-depth" cx=".5" cy=".9" r=".9">
          <stop stopColor="#7a3a16" />
          <stop offset=".5" stopColor="#2a1209" />
          <stop offset="1" stopColor="#080403" />
        </radialGradient>
      </defs>
      <path d="M8 190V100A92 92 0 0 1 192 100V190" fill="#0009" transform="translate(0 5)" />
      <path d="M16 190V98A84 84 0 0 1 184 98V190" fill="url(#wb-depth)" stroke="#79706a" strokeWidth="26" />
      <path
        d="M16 190V98A84 84 0 0 1 184 98V190"
        fill="none"
        stroke="#fff"
        strokeOpacity=".12"
        strokeWidth="26"
        strokeDasharray="27 29"
      />
      <path
        d="M16 190V98A84 84 0 0 1 184 98V190"
        fill="none"
        stroke="#241c18"
        strokeWidth="26"
        strokeDasharray="2.5 25.5"
      />
      <path d="M29 190V98A71 71 0 0 1 171 98V190" fill="none" stroke="#000a" strokeWidth="3" />
      <path d="M84 2h32l-6 30H90z" fill="#8d837c" stroke="#241c18" strokeWidth="2.5" />
    </svg>
  )
}

function Candle() {
  return (
    <svg className="wb-candle" viewBox="-45 -125 90 150" aria-hidden="true">
      <defs>
        <radialGradient id="wb-glow">
          <stop stopColor="#fff2c4" stopOpacity=".95" />
          <stop offset=".25" stopColor="#ffc65c" stopOpacity=".55" />
          <stop offset="1" stopColor="#ff9a2a" stopOpacity="0" />
        </radialGradient>
      </defs>
      <ellipse cy="8" rx="40" ry="12" fill="#0008" />
      <ellipse cy="3" rx="34" ry="10" fill="#b48239" />
      <ellipse cy="1" rx="34" ry="9" fill="#dcae62" />
      <ellipse cy="1" rx="22" ry="6" fill="#7a5320" />
      <path d="M-14 1V-58q4-5 9-3 5 3 9-1 6-2 10 3V1q-14 6-28 0z" fill="#f6e6c4" />
      <path d="M-14-38q4 16 1 38l-1 1V-58q4-5 9-3-7 6-5 17z" fill="#d6b982" />
      <path d="M6-61q5 12 3 26 5-8 5-24-3-4-8-2z" fill="#fff7e2" />
      <circle className="flame" cy="-84" r="42" fill="url(#wb-glow)" />
      <path d="M0-62v-9" stroke="#2a1a10" strokeWidth="2.5" />
      <g className="flame">
        <path d="M0-112c10 14 13 23 13 30a13 13 0 0 1-26 0c0-8 6-16 13-30z" fill="#ffb43a" />
        <path d="M0-98c5 8 7 12 7 17a7 7 0 0 1-14 0c0-5 3-9 7-17z" fill="#fff6d8" />
      </g>
    </svg>
  )
}

const deckOf = (view: View): number => deckSize(fullDeck(0, view.options.specials))

function Specials({ display, view }: { display: DisplayState; view: View }) {
  const w = useWords()
  const hidden = view.options.specials - display.specials.length
  if (view.options.specials === 0) return null
  return (
    <div className="wb-specials">
      {display.specials.length > 0 && (
        <ul>
          {display.specials.map(special => (
            <li key={special} title={w(`card.${special}.rule`)}>
              <Mini card={special} />
              <span>{w(`card.${special}`)}</span>
            </li>
          ))}
        </ul>
      )}
      <p className="wb-soft-text">
        {hidden > 0
          ? w('specials.hidden', { n: hidden, cards: deckOf(view) })
          : w('specials.among', { n: deckOf(view) })}
      </p>
    </div>
  )
}
