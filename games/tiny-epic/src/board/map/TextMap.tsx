import { memo } from 'react'
import { all, cause, heroName, placeName } from '../../names.ts'
import { facedownCells, lair, roomAt } from '../../rules/dungeon/grid.ts'
import type { State } from '../../state.ts'
import { noHighlights } from '../shared/display.ts'
import { useText, useWords } from '../shared/words.ts'
import { cellText, directionsTo, exitsText, figureName, figuresAt } from './map-text.ts'
import { roomsOf } from './rooms/exits.ts'

/** The map in words, from where the hero at turn stands. */
export const TextMap = memo(function TextMap({ state }: { readonly state: State }) {
  const w = useWords()
  const text = useText()
  const hero = state.heroes[state.turn.hero]
  if (hero === undefined) return null
  const from = hero.place
  const room = roomAt(state, from)
  const others = [...roomsOf(state).map(({ cell }) => cell), ...(state.act === 2 ? [lair] : [])].flatMap(
    place => figuresAt(state, place).map(figure => ({ place, figure })),
  )
  const about = others.filter(({ figure }) => !('hero' in figure && figure.hero === state.turn.hero))
  return (
    <div className="te-text-map-body">
      <p>
        {from === lair || room === undefined
          ? w('map.youLair', { hero: heroName(hero.hero) })
          : w('map.you', { hero: heroName(hero.hero), room: cause(room), place: placeName(from) })}{' '}
        {from !== lair && exitsText(state, from).map(text).join(' ')}
      </p>
      <h3>{w('map.about')}</h3>
      <ul>
        {about.map(({ figure, place }) => (
          <li key={JSON.stringify(figure)}>
            {w('map.item', { name: figureName(state, figure), way: directionsTo(state, from, place) })}
          </li>
        ))}
        {about.length === 0 && <li>{w('map.nobody')}</li>}
      </ul>
      <h3>{w('map.rooms')}</h3>
      <ul>
        {roomsOf(state).map(({ cell }) => (
          <li key={cell}>
            {cellText(state, noHighlights, cell).map(text).join(' ')}{' '}
            {cell !== from && w('map.wayOf', { way: directionsTo(state, from, cell) })}
          </li>
        ))}
      </ul>
      <p>
        {w('map.cards', { n: facedownCells(state).length, places: all(facedownCells(state).map(placeName)) })}
      </p>
    </div>
  )
})
