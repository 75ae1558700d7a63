import { memo } from 'react'
import { all, cause, heroName, placeName } from '../../names.ts'
import { facedownCells, lair, roomAt } from '../../rules/dungeon/grid.ts'
import type { State } from '../../state.ts'
import { noMarks } from '../shared/display.ts'
import { useText, useWords } from '../shared/words.ts'
import { cellSaid, exitsSaid, figureName, figuresAt, wayTo } from './mapText.ts'
import { roomsOf } from './rooms/exits.ts'

/** The map in words, from where the hero at turn stands. */
export const TextMap = memo(function TextMap({ scene }: { readonly scene: State }) {
  const w = useWords()
  const text = useText()
  const hero = scene.heroes[scene.turn.hero]
  if (hero === undefined) return null
  const from = hero.place
  const room = roomAt(scene, from)
  const others = [...roomsOf(scene).map(({ cell }) => cell), ...(scene.act === 2 ? [lair] : [])].flatMap(
    place => figuresAt(scene, place).map(figure => ({ place, figure })),
  )
  const about = others.filter(({ figure }) => !('hero' in figure && figure.hero === scene.turn.hero))
  return (
    <div className="te-text">
      <p>
        {from === lair || room === undefined
          ? w('map.youLair', { hero: heroName(hero.hero) })
          : w('map.you', { hero: heroName(hero.hero), room: cause(room), place: placeName(from) })}{' '}
        {from !== lair && exitsSaid(scene, from).map(text).join(' ')}
      </p>
      <h3>{w('map.about')}</h3>
      <ul>
        {about.map(({ figure, place }) => (
          <li key={JSON.stringify(figure)}>
            {w('map.item', { name: figureName(scene, figure), way: wayTo(scene, from, place) })}
          </li>
        ))}
        {about.length === 0 && <li>{w('map.nobody')}</li>}
      </ul>
      <h3>{w('map.rooms')}</h3>
      <ul>
        {roomsOf(scene).map(({ cell }) => (
          <li key={cell}>
            {cellSaid(scene, noMarks, cell).map(text).join(' ')}{' '}
            {cell !== from && w('map.wayOf', { way: wayTo(scene, from, cell) })}
          </li>
        ))}
      </ul>
      <p>
        {w('map.cards', { n: facedownCells(scene).length, places: all(facedownCells(scene).map(placeName)) })}
      </p>
    </div>
  )
})
