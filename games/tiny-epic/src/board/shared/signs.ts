import anticlockwiseRotation from 'icon:anticlockwise-rotation'
import coma from 'icon:coma'
import dungeonGate from 'icon:dungeon-gate'
import emerald from 'icon:emerald'
import exitDoor from 'icon:exit-door'
import filmStrip from 'icon:film-strip'
import hand from 'icon:hand'
import handGrip from 'icon:hand-grip'
import hourglass from 'icon:hourglass'
import leatherArmor from 'icon:leather-armor'
import magicPortal from 'icon:magic-portal'
import oakLeaf from 'icon:oak-leaf'
import padlock from 'icon:padlock'
import quillInk from 'icon:quill-ink'
import roundStar from 'icon:round-star'
import ruleBook from 'icon:rule-book'
import scrollUnfurled from 'icon:scroll-unfurled'
import shouting from 'icon:shouting'
import stack from 'icon:stack'
import { logSigns } from './icons.ts'

/** All signs of the dungeon; most of them are not needed while heroes are chosen. */
export const signs = {
  ...logSigns,
  deck: stack,
  portal: magicPortal,
  taunt: shouting,
  enter: dungeonGate,
  leave: exitDoor,
  discard: hand,
  end: hourglass,
  garb: leatherArmor,
  trinket: emerald,
  hand: handGrip,
  unconscious: coma,
  bot: oakLeaf,
  best: roundStar,
  why: ruleBook,
  house: quillInk,
  replay: filmStrip,
  undo: anticlockwiseRotation,
  log: scrollUnfurled,
  shut: padlock,
}
