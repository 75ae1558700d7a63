import badger from 'icon:badger'
import bear from 'icon:bear-head'
import birch from 'icon:birch-trees'
import elder from 'icon:elderberry'
import fox from 'icon:fox-head'
import lynx from 'icon:lynx-head'
import maple from 'icon:maple-leaf'
import mushroom from 'icon:mushroom'
import oak from 'icon:oak-leaf'
import owl from 'icon:owl'
import pine from 'icon:pine-tree'
import rabbit from 'icon:rabbit-head'
import stag from 'icon:stag-head'
import hazel from 'icon:tree-branch'
import willow from 'icon:willow-tree'
import wolf from 'icon:wolf-head'

const people = [fox, bear, owl, stag, rabbit, wolf, lynx, badger]
const bots = [oak, pine, maple, mushroom, willow, birch, hazel, elder]

/** Who looks out of a seat, as SVG path data: beasts are people, plants are bots. */
export function portrait(seat: number, bot: boolean): string {
  const of = bot ? bots : people
  return of[seat % of.length] ?? oak
}
