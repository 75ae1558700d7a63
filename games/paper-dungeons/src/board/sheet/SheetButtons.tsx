import { type Hero, heroes, type Item, items } from '../../content/ids.ts'
import { useWords } from '../words.ts'
import { describeHero, describeItem, describePotions } from './describe.ts'
import { over, type Rect } from './drawing/Paper.tsx'
import { type SheetProps, type Spot, type SpotProps, sheetContents } from './props.ts'

export function isSameSpot(a: Spot | undefined, b: Spot): boolean {
  switch (b.on) {
    case 'hero':
      return a?.on === 'hero' && a.hero === b.hero
    case 'item':
      return a?.on === 'item' && a.item === b.item
    case 'potions':
      return a?.on === 'potions'
    case 'room':
      return a?.on === 'room' && a.room === b.room
  }
}

export function isLit({ lit }: Pick<SheetProps, 'lit'>, spot: Spot): boolean {
  return lit.some(one => isSameSpot(one, spot))
}

export function isChosen({ chosen }: Pick<SheetProps, 'chosen'>, spot: Spot): boolean {
  return isSameSpot(chosen, spot)
}

/** For a part of the sheet that is drawn anew only when it has changed itself. */
export function spotProps(props: SheetProps, spot: Spot): SpotProps {
  return { ...sheetContents(props), lit: isLit(props, spot), chosen: isChosen(props, spot) }
}

/** A lit place is a button; what is not lit has only its words, for whoever listens. */
function SpotButton({ at, spot, label, props }: { at: Rect; spot: Spot; label: string; props: SheetProps }) {
  if (!isLit(props, spot)) return <p className="quiet">{label}</p>
  return (
    <button
      type="button"
      className="pd-hit"
      style={over(at)}
      aria-label={label}
      aria-pressed={isChosen(props, spot)}
      onClick={() => props.onSpot?.(spot)}
    />
  )
}

export function HeroButtons({ at, ...props }: SheetProps & { at(hero: Hero): Rect }) {
  const w = useWords()
  return (
    <section aria-label={w('sheet.heroes')}>
      {heroes.map(hero => (
        <SpotButton
          key={hero}
          at={at(hero)}
          spot={{ on: 'hero', hero }}
          label={describeHero(w, props, hero)}
          props={props}
        />
      ))}
    </section>
  )
}

export function ItemButtons({ at, ...props }: SheetProps & { at(item: Item): Rect }) {
  const w = useWords()
  return (
    <section aria-label={w('sheet.items')}>
      {items.map(item => (
        <SpotButton
          key={item}
          at={at(item)}
          spot={{ on: 'item', item }}
          label={describeItem(w, props, item)}
          props={props}
        />
      ))}
    </section>
  )
}

export function PotionsButton({ at, ...props }: SheetProps & { at: Rect }) {
  const w = useWords()
  return <SpotButton at={at} spot={{ on: 'potions' }} label={describePotions(w, props)} props={props} />
}
