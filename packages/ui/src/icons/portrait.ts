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

/** The picture of a seat, as SVG path data: an animal for a person, a plant for a bot. */
export function portrait(seat: number, bot: boolean): string {
  const pictures = bot ? bots : people
  return pictures[seat % pictures.length] ?? oak
}
