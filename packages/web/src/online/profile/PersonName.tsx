import { Link } from 'wouter'
import { ratingText } from './rating-text.ts'

/** A name that leads to its profile, in a tab of its own so that nobody leaves the table, and the rating beside it. */
export function PersonName(props: {
  name: string
  profile?: string
  rating?: { readonly value: number; readonly isSure: boolean }
}) {
  const { name, profile, rating } = props
  if (profile === undefined) return name
  return (
    <>
      <Link href={`/people/${profile}`} target="_blank" className="person-name">
        {name}
      </Link>
      {rating && <span className="rating"> {ratingText(rating)}</span>}
    </>
  )
}
