import quill from 'icon:quill-ink'
import type { Message } from '@kazamata/kernel'
import { Icon } from '../icons/Icon.tsx'
import { useText, useWords } from '../text/words.ts'
import './house-mark.css'

/** Where the values of a component come from, by part of it: what a game's `sourceOf` says. */
type Sources = Readonly<Record<string, string>>

interface HouseMarkProps {
  /** The game's id. */
  readonly game: string
  readonly sources: Sources
  /** The sign alone, where a link cannot be: in a button, or in a list that opens the details. */
  readonly brief?: boolean
}

/**
 * Says that values of a component are ours, because the printed ones were not available, and leads to how to correct
 * them. Its words are `house.…` of each game's messages, the names of parts `house.part.…`.
 */
export function HouseMark({ game, sources, brief = false }: HouseMarkProps) {
  const w = useWords<'house.correct'>()
  const tell = useText()
  const message = houseMessage(sources)
  if (message === undefined) return null
  const text = tell(message)
  if (brief)
    return (
      <span className="house-mark" data-brief title={text}>
        <Icon d={quill} label={text} />
      </span>
    )
  return (
    <span className="house-mark">
      <Icon d={quill} />
      <span>
        {text} {/* In a tab of its own, so that nobody leaves a running match. */}
        <a href={`/rules/${game}/reference#house-values`} target="_blank" rel="noreferrer">
          {w('house.correct')}
        </a>
      </span>
    </span>
  )
}

/** Says of which parts the values are ours; `undefined` where none are. */
export function houseMessage(sources: Sources): Message | undefined {
  const parts = Object.keys(sources)
  const ours = parts.filter(part => sources[part] === 'house')
  if (ours.length === 0) return undefined
  if (ours.length === parts.length) return { id: 'house.mark' }
  return { id: 'house.parts', values: { parts: { list: ours.map(part => ({ id: `house.part.${part}` })) } } }
}
