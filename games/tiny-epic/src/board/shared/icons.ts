import anticlockwiseRotation from 'icon:anticlockwise-rotation'
import archeryTarget from 'icon:archery-target'
import barbarian from 'icon:barbarian'
import biceps from 'icon:biceps'
import bowArrow from 'icon:bow-arrow'
import bowman from 'icon:bowman'
import brain from 'icon:brain'
import brokenHeart from 'icon:broken-heart'
import cardPickup from 'icon:card-pickup'
import caveEntrance from 'icon:cave-entrance'
import centipede from 'icon:centipede'
import checkMark from 'icon:check-mark'
import coma from 'icon:coma'
import crossMark from 'icon:cross-mark'
import crossedAxes from 'icon:crossed-axes'
import crownedSkull from 'icon:crowned-skull'
import daemonSkull from 'icon:daemon-skull'
import deathSkull from 'icon:death-skull'
import droplets from 'icon:droplets'
import dungeonGate from 'icon:dungeon-gate'
import dwarfFace from 'icon:dwarf-face'
import dwarfKing from 'icon:dwarf-king'
import emerald from 'icon:emerald'
import exitDoor from 'icon:exit-door'
import feather from 'icon:feather'
import filmStrip from 'icon:film-strip'
import goblinHead from 'icon:goblin-head'
import hand from 'icon:hand'
import handGrip from 'icon:hand-grip'
import hearts from 'icon:hearts'
import hoodedAssassin from 'icon:hooded-assassin'
import hourglass from 'icon:hourglass'
import hydra from 'icon:hydra'
import invisible from 'icon:invisible'
import laurels from 'icon:laurels'
import leatherArmor from 'icon:leather-armor'
import lizardman from 'icon:lizardman'
import lockedDoor from 'icon:locked-door'
import lockpicks from 'icon:lockpicks'
import magicPortal from 'icon:magic-portal'
import magicSwirl from 'icon:magic-swirl'
import magnifyingGlass from 'icon:magnifying-glass'
import minotaur from 'icon:minotaur'
import nightSleep from 'icon:night-sleep'
import oakLeaf from 'icon:oak-leaf'
import ogre from 'icon:ogre'
import openTreasureChest from 'icon:open-treasure-chest'
import padlock from 'icon:padlock'
import perspectiveDiceSixFacesRandom from 'icon:perspective-dice-six-faces-random'
import positionMarker from 'icon:position-marker'
import rockGolem from 'icon:rock-golem'
import roundStar from 'icon:round-star'
import ruleBook from 'icon:rule-book'
import run from 'icon:run'
import runeStone from 'icon:rune-stone'
import scrollUnfurled from 'icon:scroll-unfurled'
import shield from 'icon:shield'
import shouting from 'icon:shouting'
import skeleton from 'icon:skeleton'
import slime from 'icon:slime'
import spectre from 'icon:spectre'
import spellBook from 'icon:spell-book'
import spiderFace from 'icon:spider-face'
import spikedDragonHead from 'icon:spiked-dragon-head'
import spyglass from 'icon:spyglass'
import stack from 'icon:stack'
import stopSign from 'icon:stop-sign'
import swapBag from 'icon:swap-bag'
import torch from 'icon:torch'
import troll from 'icon:troll'
import trophyCup from 'icon:trophy-cup'
import visoredHelm from 'icon:visored-helm'
import walkingBoot from 'icon:walking-boot'
import wizardFace from 'icon:wizard-face'
import wolfTrap from 'icon:wolf-trap'
import womanElfFace from 'icon:woman-elf-face'
import { namedIcons } from '@kazamata/ui'
import type { AttackKind, Enemy, Hero, Skill } from '../../content/ids.ts'

export const signs = {
  health: hearts,
  focus: droplets,
  speed: run,
  defence: shield,
  goblin: goblinHead,
  enemies: crossedAxes,
  skull: deathSkull,
  seal: runeStone,
  deck: stack,
  torch,
  loot: openTreasureChest,
  spell: spellBook,
  rest: nightSleep,
  search: magnifyingGlass,
  disarm: lockpicks,
  portal: magicPortal,
  explore: spyglass,
  taunt: shouting,
  enter: dungeonGate,
  leave: exitDoor,
  discard: hand,
  shift: swapBag,
  end: hourglass,
  room: lockedDoor,
  trap: wolfTrap,
  dice: perspectiveDiceSixFacesRandom,
  garb: leatherArmor,
  trinket: emerald,
  hand: handGrip,
  lying: coma,
  bot: oakLeaf,
  best: roundStar,
  why: ruleBook,
  replay: filmStrip,
  undo: anticlockwiseRotation,
  ping: positionMarker,
  reward: trophyCup,
  walk: walkingBoot,
  log: scrollUnfurled,
  cast: magicSwirl,
  special: roundStar,
  melee: crossedAxes,
  missile: bowArrow,
  free: handGrip,
  after: roundStar,
  aim: archeryTarget,
  card: cardPickup,
  failure: crossMark,
  success: checkMark,
  lair: caveEntrance,
  stop: stopSign,
  shut: padlock,
  stealth: invisible,
  won: laurels,
  damage: brokenHeart,
}

export const heroIcons = {
  sorceress: womanElfFace,
  paladin: visoredHelm,
  wizard: wizardFace,
  barbarian,
  rogue: hoodedAssassin,
  fighter: dwarfFace,
  cleric: dwarfKing,
  ranger: bowman,
} satisfies Record<Hero, string>

export const skillIcons = { strength: biceps, agility: feather, intellect: brain } satisfies Record<
  Skill,
  string
>

export const attackIcons = { melee: crossedAxes, missile: bowArrow, spell: magicSwirl } satisfies Record<
  AttackKind,
  string
>

export const enemyIcons = {
  boomy: goblinHead,
  stabby: goblinHead,
  shooty: goblinHead,
  pokey: goblinHead,
  brawny: goblinHead,
  sneaky: goblinHead,
  troll,
  skeleton,
  dungeonCrawler: centipede,
  troglodyte: lizardman,
  minotaur,
  gelatinousOoze: slime,
  wraith: spectre,
  ogre,
  dragon: spikedDragonHead,
  lich: crownedSkull,
  hydra,
  demonLord: daemonSkull,
  spiderQueen: spiderFace,
  stoneColossus: rockGolem,
} satisfies Record<Enemy, string>

export const logIcons = namedIcons({ hero: heroIcons, enemy: enemyIcons, sign: signs })
