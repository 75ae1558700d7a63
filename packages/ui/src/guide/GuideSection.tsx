import { createContext, type ReactNode, startTransition, useContext, useEffect, useId, useState } from 'react'
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

/** Tells a section when to draw its picture; without it pictures are drawn at once. */
export const PictureTurns = createContext<(() => Promise<void>) | undefined>(undefined)

function useTurn(): boolean {
  const next = useContext(PictureTurns)
  const [isThere, setThere] = useState(next === undefined)
  useEffect(() => {
    let left = false
    void next?.().then(() => {
      if (!left) startTransition(() => setThere(true))
    })
    return () => {
      left = true
    }
  }, [next])
  return isThere
}

export function GuideSection<Id extends string>(props: GuideSectionProps<Id>) {
  const { title, text, steps = [], points = [], after = [], picture, caption, wide } = props
  const heading = useId()
  const hasPicture = useTurn()
  return (
    <section className="guide-section" aria-labelledby={heading} aria-busy={!hasPicture} data-wide={wide}>
      <div className="guide-words">
        <h2 id={heading}>
          <MessageText message={{ id: title }} />
        </h2>
        {paragraphs(text)}
        {steps.length > 0 && <ol>{items(steps)}</ol>}
        {points.length > 0 && <ul>{items(points)}</ul>}
        {paragraphs(after)}
      </div>
      {hasPicture && (
        <figure>
          <div className="guide-picture" inert>
            {picture}
          </div>
          <figcaption>
            <MessageText message={{ id: caption }} />
          </figcaption>
        </figure>
      )}
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
