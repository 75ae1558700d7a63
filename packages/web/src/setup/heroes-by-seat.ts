/** The heroes that each seat runs, counted from 1: they are dealt out one by one around the table. */
export function heroesBySeat(party: number, seats: number): readonly (readonly number[])[] {
  const heroes = Array.from({ length: party }, (_, hero) => hero)
  return Array.from({ length: seats }, (_, seat) =>
    heroes.filter(hero => hero % seats === seat).map(hero => hero + 1),
  )
}
