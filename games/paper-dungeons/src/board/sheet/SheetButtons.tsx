import { type Hero, heroes, type Item, items } from '../../content/ids.ts'
import { useWords, type Words } from '../words.ts'
import { describeHero, describeItem, describePotions } from './describe.ts'
import { over, type Rect } from './drawing/Paper.tsx'
import { type SheetProps, type Spot, type SpotProps, sheetContents } from './props.ts'

export function isSameSpot(a: Spot | undefined, b: Spot): boolean {
  return a !== undefined && Object.values(a).join() === Object.values(b).join()
}

export function isLit({ lit }: Pick<SheetProps, 'lit'>, spot: Spot): boolean {
  return lit.some(one => isSameSpot(one, spot))
}

export function isChosen({ chosen }: Pick<SheetProps, 'chosen'>, spot: Spot): boolean {
  return isSameSpot(chosen, spot)
}

/** How a place that the guide marks is told from the others. */
export function advisedMark({ advised }: Pick<SheetProps, 'advised'>, spot: Spot, label: string, w: Words) {
  return isSameSpot(advised, spot)
    ? { 'data-advised': true, 'aria-label': w('coach.marked', { label }) }
    : { 'aria-label': label }
}

/** For a part of the sheet that is drawn again only when it has changed itself. */
export function spotProps(props: SheetProps, spot: Spot): SpotProps {
  return { ...sheetContents(props), lit: isLit(props, spot), chosen: isChosen(props, spot) }
}

interface Place {
  readonly at: Rect
  readonly spot: Spot
  readonly label: string
}

/** A lit place is a button; any other is only text for screen readers. */
function SpotButton({ at, spot, label, ...props }: SheetProps & Place) {
  const w = useWords()
  if (!isLit(props, spot)) return <p className="visually-hidden">{label}</p>
  return (
    <button
      type="button"
      className="pd-spot"
      style={over(at)}
      {...advisedMark(props, spot, label, w)}
      aria-pressed={isChosen(props, spot)}
      onClick={() => props.onSpot?.(spot)}
    />
  )
}

function SpotButtons({ title, places, ...props }: SheetProps & { title: string; places: readonly Place[] }) {
  return (
    <section aria-label={title}>
      {places.map(place => (
        <SpotButton key={place.label} {...props} {...place} />
      ))}
    </section>
  )
}

export function HeroButtons({ at, ...props }: SheetProps & { at(hero: Hero): Rect }) {
  const w = useWords()
  const place = (hero: Hero): Place => ({
    at: at(hero),
    spot: { on: 'hero', hero },
    label: describeHero(w, props, hero),
  })
  return <SpotButtons {...props} title={w('sheet.heroes')} places={heroes.map(place)} />
}

export function ItemButtons({ at, ...props }: SheetProps & { at(item: Item): Rect }) {
  const w = useWords()
  const label = (item: Item) => describeItem(w, props, item)
  const places = items.map(
    (item): Place => ({ at: at(item), spot: { on: 'item', item }, label: label(item) }),
  )
  return <SpotButtons {...props} title={w('sheet.items')} places={places} />
}

export function PotionsButton({ at, ...props }: SheetProps & { at: Rect }) {
  return <SpotButton {...props} at={at} spot={{ on: 'potions' }} label={describePotions(useWords(), props)} />
}
