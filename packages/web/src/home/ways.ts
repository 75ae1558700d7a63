import { useState } from 'react'
import { readPreference, writePreference } from '../shell/preferences.ts'

/** With whom people play. */
const ways = ['alone', 'around', 'friends', 'strangers'] as const
export type Way = (typeof ways)[number]

/** Those that there are: without a server people play at one screen. */
export const waysTo = (hasServer: boolean): readonly Way[] => (hasServer ? ways : ['alone', 'around'])

/** Where a way to play leads for a game. */
export function pathOf(way: Way, game: string): string {
  switch (way) {
    case 'alone':
      return `/play/${game}`
    case 'around':
      return `/play/${game}?shared`
    case 'friends':
      return `/online/${game}`
    case 'strangers':
      return `/online?game=${game}`
  }
}

/** The ways that there are, and the chosen one: as the last time in this browser. */
export function useWay(hasServer: boolean) {
  const [wanted, setWanted] = useState(() => readPreference('way'))
  const of = waysTo(hasServer)
  const way: Way = of.find(one => one === wanted) ?? 'alone'
  function choose(next: Way): void {
    writePreference('way', next)
    setWanted(next)
  }
  return { of, way, choose }
}
