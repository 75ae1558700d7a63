import {
  createContext,
  type ReactNode,
  type RefObject,
  startTransition,
  useContext,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import { MessageText } from '../text/MessageText.tsx'
import './guide-section.css'

/**
 * A section of the page that explains a game (`games/<id>/src/guide/Guide.tsx`), in the order in which people explain
 * one. Texts are ids of `guide/messages`; the picture is drawn with the board's own components.
 */
export interface GuideSectionProps<Id extends string> {
  readonly title: Id
  /** Paragraphs. */
  readonly text: readonly Id[]
  /** Numbered, below the paragraphs. */
  readonly steps?: readonly Id[]
  /** With bullets, below the paragraphs. */
  readonly points?: readonly Id[]
  /** Paragraphs below the lists. */
  readonly after?: readonly Id[]
  /** Nothing in it can be pressed or read aloud: the caption says what is to be seen. */
  readonly picture: ReactNode
  readonly caption: Id
  /** The picture takes the whole width, below the words. */
  readonly wide?: true
}

/** Waits until it is a figure's turn to draw its picture; what it answers is called once that is there. */
export type PictureTurn = (figure: Element, left: AbortSignal) => Promise<() => void>

/** Tells a section when to draw its picture; without it pictures are drawn at once. */
export const PictureTurns = createContext<PictureTurn | undefined>(undefined)

function useTurn(figure: RefObject<Element | null>): boolean {
  const turn = useContext(PictureTurns)
  const [isPrinted, setPrinted] = useState(false)
  const [drawn, setDrawn] = useState<() => void>()
  useEffect(() => {
    if (turn === undefined || figure.current === null) return
    const leaving = new AbortController()
    const { signal } = leaving
    // On paper nobody comes nearer.
    addEventListener('beforeprint', () => flushSync(() => setPrinted(true)), { signal })
    void turn(figure.current, signal).then(next => {
      if (!signal.aborted) startTransition(() => setDrawn(() => next))
    })
    return () => leaving.abort()
  }, [turn, figure])
  useEffect(() => drawn?.(), [drawn])
  return turn === undefined || isPrinted || drawn !== undefined
}

export function GuideSection<Id extends string>(props: GuideSectionProps<Id>) {
  const { title, text, steps = [], points = [], after = [], picture, caption, wide } = props
  const heading = useId()
  const figure = useRef<HTMLElement>(null)
  const hasPicture = useTurn(figure)
  return (
    <section className="guide-section" aria-labelledby={heading} data-wide={wide}>
      <div className="guide-words">
        <h2 id={heading}>
          <MessageText message={{ id: title }} />
        </h2>
        {paragraphs(text)}
        {steps.length > 0 && <ol>{items(steps)}</ol>}
        {points.length > 0 && <ul>{items(points)}</ul>}
        {paragraphs(after)}
      </div>
      <figure ref={figure}>
        {hasPicture && (
          <>
            <div className="guide-picture" inert>
              {picture}
            </div>
            <figcaption>
              <MessageText message={{ id: caption }} />
            </figcaption>
          </>
        )}
      </figure>
    </section>
  )
}

const paragraphs = (ids: readonly string[]) =>
  ids.map(id => (
    <p key={id}>
      <MessageText message={{ id }} />
    </p>
  ))

const items = (ids: readonly string[]) =>
  ids.map(id => (
    <li key={id}>
      <MessageText message={{ id }} />
    </li>
  ))
