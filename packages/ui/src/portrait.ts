import bear from 'icon:bear-head'
import fox from 'icon:fox-head'
import maple from 'icon:maple-leaf'
import mushroom from 'icon:mushroom'
import oak from 'icon:oak-leaf'
import owl from 'icon:owl'
import pine from 'icon:pine-tree'
import stag from 'icon:stag-head'

const people = [fox, bear, owl, stag]
const bots = [oak, pine, maple, mushroom]

/** Who looks out of a seat, as SVG path data: beasts are people, plants are bots. */
export function portrait(seat: number, bot: boolean): string {
  const of = bot ? bots : people
  return of[seat % of.length] ?? oak
}
