import archeryTarget from 'icon:archery-target'
import bowArrow from 'icon:bow-arrow'
import brokenHeart from 'icon:broken-heart'
import cardPickup from 'icon:card-pickup'
import caveEntrance from 'icon:cave-entrance'
import centipede from 'icon:centipede'
import checkMark from 'icon:check-mark'
import crossMark from 'icon:cross-mark'
import crossedAxes from 'icon:crossed-axes'
import crownedSkull from 'icon:crowned-skull'
import daemonSkull from 'icon:daemon-skull'
import goblinHead from 'icon:goblin-head'
import handGrip from 'icon:hand-grip'
import hydra from 'icon:hydra'
import invisible from 'icon:invisible'
import laurels from 'icon:laurels'
import lizardman from 'icon:lizardman'
import lockpicks from 'icon:lockpicks'
import magicSwirl from 'icon:magic-swirl'
import magnifyingGlass from 'icon:magnifying-glass'
import minotaur from 'icon:minotaur'
import nightSleep from 'icon:night-sleep'
import ogre from 'icon:ogre'
import perspectiveDiceSixFacesRandom from 'icon:perspective-dice-six-faces-random'
import rockGolem from 'icon:rock-golem'
import roundStar from 'icon:round-star'
import runeStone from 'icon:rune-stone'
import skeleton from 'icon:skeleton'
import slime from 'icon:slime'
import spectre from 'icon:spectre'
import spiderFace from 'icon:spider-face'
import spikedDragonHead from 'icon:spiked-dragon-head'
import spyglass from 'icon:spyglass'
import stopSign from 'icon:stop-sign'
import torch from 'icon:torch'
import troll from 'icon:troll'
import trophyCup from 'icon:trophy-cup'
import walkingBoot from 'icon:walking-boot'
import wolfTrap from 'icon:wolf-trap'
import { namedIcons } from '@kazamata/ui'
import type { AttackKind, Enemy } from '../../content/ids.ts'
import { firstSigns, heroIcons } from './first-icons.ts'

/** Signs that the log shows. */
export const logSigns = {
  ...firstSigns,
  seal: runeStone,
  torch,
  rest: nightSleep,
  search: magnifyingGlass,
  disarm: lockpicks,
  explore: spyglass,
  trap: wolfTrap,
  dice: perspectiveDiceSixFacesRandom,
  reward: trophyCup,
  walk: walkingBoot,
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
  stealth: invisible,
  won: laurels,
  damage: brokenHeart,
}

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

export const logIcons = namedIcons({ hero: heroIcons, enemy: enemyIcons, sign: logSigns })
