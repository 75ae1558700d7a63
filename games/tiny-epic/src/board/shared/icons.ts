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
import crossMark from 'icon:cross-mark'
import crossedAxes from 'icon:crossed-axes'
import crownedSkull from 'icon:crowned-skull'
import daemonSkull from 'icon:daemon-skull'
import deathSkull from 'icon:death-skull'
import droplets from 'icon:droplets'
import dwarfFace from 'icon:dwarf-face'
import dwarfKing from 'icon:dwarf-king'
import feather from 'icon:feather'
import goblinHead from 'icon:goblin-head'
import handGrip from 'icon:hand-grip'
import hearts from 'icon:hearts'
import hoodedAssassin from 'icon:hooded-assassin'
import hydra from 'icon:hydra'
import invisible from 'icon:invisible'
import laurels from 'icon:laurels'
import lizardman from 'icon:lizardman'
import lockedDoor from 'icon:locked-door'
import lockpicks from 'icon:lockpicks'
import magicSwirl from 'icon:magic-swirl'
import magnifyingGlass from 'icon:magnifying-glass'
import minotaur from 'icon:minotaur'
import nightSleep from 'icon:night-sleep'
import ogre from 'icon:ogre'
import openTreasureChest from 'icon:open-treasure-chest'
import perspectiveDiceSixFacesRandom from 'icon:perspective-dice-six-faces-random'
import rockGolem from 'icon:rock-golem'
import roundStar from 'icon:round-star'
import run from 'icon:run'
import runeStone from 'icon:rune-stone'
import shield from 'icon:shield'
import skeleton from 'icon:skeleton'
import slime from 'icon:slime'
import spectre from 'icon:spectre'
import spellBook from 'icon:spell-book'
import spiderFace from 'icon:spider-face'
import spikedDragonHead from 'icon:spiked-dragon-head'
import spyglass from 'icon:spyglass'
import stopSign from 'icon:stop-sign'
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

/** Signs that the log, the reminders and the choice of heroes show: needed for the first screen. */
export const logSigns = {
  health: hearts,
  focus: droplets,
  speed: run,
  defence: shield,
  goblin: goblinHead,
  enemies: crossedAxes,
  skull: deathSkull,
  seal: runeStone,
  torch,
  loot: openTreasureChest,
  spell: spellBook,
  rest: nightSleep,
  search: magnifyingGlass,
  disarm: lockpicks,
  explore: spyglass,
  room: lockedDoor,
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

export const logIcons = namedIcons({ hero: heroIcons, enemy: enemyIcons, sign: logSigns })
