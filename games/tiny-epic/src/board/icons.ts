import anticlockwiseRotation from 'icon:anticlockwise-rotation'
import archBridge from 'icon:arch-bridge'
import archeryTarget from 'icon:archery-target'
import arrowCluster from 'icon:arrow-cluster'
import arrowFlights from 'icon:arrow-flights'
import axeSwing from 'icon:axe-swing'
import barbarian from 'icon:barbarian'
import batteredAxe from 'icon:battered-axe'
import battleAxe from 'icon:battle-axe'
import battleGear from 'icon:battle-gear'
import bearFace from 'icon:bear-face'
import bearHead from 'icon:bear-head'
import biceps from 'icon:biceps'
import boltSpellCast from 'icon:bolt-spell-cast'
import bookPile from 'icon:book-pile'
import bookshelf from 'icon:bookshelf'
import bowArrow from 'icon:bow-arrow'
import bowString from 'icon:bow-string'
import bowman from 'icon:bowman'
import brain from 'icon:brain'
import breastplate from 'icon:breastplate'
import broadsword from 'icon:broadsword'
import brokenHeart from 'icon:broken-heart'
import bubblingBowl from 'icon:bubbling-bowl'
import bunkBeds from 'icon:bunk-beds'
import candleFlame from 'icon:candle-flame'
import cape from 'icon:cape'
import cardPickup from 'icon:card-pickup'
import cauldron from 'icon:cauldron'
import caveEntrance from 'icon:cave-entrance'
import centipede from 'icon:centipede'
import chainLightning from 'icon:chain-lightning'
import chainMail from 'icon:chain-mail'
import checkMark from 'icon:check-mark'
import checkedShield from 'icon:checked-shield'
import circularSaw from 'icon:circular-saw'
import coma from 'icon:coma'
import crossMark from 'icon:cross-mark'
import crossbow from 'icon:crossbow'
import crossedAxes from 'icon:crossed-axes'
import crownedSkull from 'icon:crowned-skull'
import crush from 'icon:crush'
import curvyKnife from 'icon:curvy-knife'
import daemonSkull from 'icon:daemon-skull'
import dart from 'icon:dart'
import deathSkull from 'icon:death-skull'
import droplets from 'icon:droplets'
import dungeonGate from 'icon:dungeon-gate'
import dwarfFace from 'icon:dwarf-face'
import dwarfKing from 'icon:dwarf-king'
import eagleEmblem from 'icon:eagle-emblem'
import emerald from 'icon:emerald'
import encirclement from 'icon:encirclement'
import enlightenment from 'icon:enlightenment'
import enrage from 'icon:enrage'
import exitDoor from 'icon:exit-door'
import feather from 'icon:feather'
import featheredWing from 'icon:feathered-wing'
import feline from 'icon:feline'
import filmStrip from 'icon:film-strip'
import fireball from 'icon:fireball'
import flameSpin from 'icon:flame-spin'
import goblinCamp from 'icon:goblin-camp'
import goblinHead from 'icon:goblin-head'
import graveyard from 'icon:graveyard'
import guards from 'icon:guards'
import hand from 'icon:hand'
import handGrip from 'icon:hand-grip'
import handOfGod from 'icon:hand-of-god'
import healing from 'icon:healing'
import healingShield from 'icon:healing-shield'
import healthPotion from 'icon:health-potion'
import hearts from 'icon:hearts'
import highShot from 'icon:high-shot'
import hoodedAssassin from 'icon:hooded-assassin'
import hoodedFigure from 'icon:hooded-figure'
import hourglass from 'icon:hourglass'
import huntingHorn from 'icon:hunting-horn'
import hydra from 'icon:hydra'
import invisible from 'icon:invisible'
import lanternFlame from 'icon:lantern-flame'
import laurels from 'icon:laurels'
import leatherArmor from 'icon:leather-armor'
import leatherBoot from 'icon:leather-boot'
import lever from 'icon:lever'
import lifeTap from 'icon:life-tap'
import lion from 'icon:lion'
import lizardman from 'icon:lizardman'
import lockedDoor from 'icon:locked-door'
import lockpicks from 'icon:lockpicks'
import lunarWand from 'icon:lunar-wand'
import magicPortal from 'icon:magic-portal'
import magicSwirl from 'icon:magic-swirl'
import magnifyingGlass from 'icon:magnifying-glass'
import meat from 'icon:meat'
import minotaur from 'icon:minotaur'
import mirrorMirror from 'icon:mirror-mirror'
import nestedHearts from 'icon:nested-hearts'
import nightSleep from 'icon:night-sleep'
import ninjaHeroicStance from 'icon:ninja-heroic-stance'
import oakLeaf from 'icon:oak-leaf'
import ogre from 'icon:ogre'
import openChest from 'icon:open-chest'
import openTreasureChest from 'icon:open-treasure-chest'
import padlock from 'icon:padlock'
import perspectiveDiceSixFacesRandom from 'icon:perspective-dice-six-faces-random'
import plainDagger from 'icon:plain-dagger'
import positionMarker from 'icon:position-marker'
import robe from 'icon:robe'
import rockGolem from 'icon:rock-golem'
import roundStar from 'icon:round-star'
import ruleBook from 'icon:rule-book'
import run from 'icon:run'
import runeStone from 'icon:rune-stone'
import rupee from 'icon:rupee'
import saphir from 'icon:saphir'
import scrollUnfurled from 'icon:scroll-unfurled'
import shadowFollower from 'icon:shadow-follower'
import shield from 'icon:shield'
import shouting from 'icon:shouting'
import skeleton from 'icon:skeleton'
import slime from 'icon:slime'
import snowflake2 from 'icon:snowflake-2'
import spectre from 'icon:spectre'
import spellBook from 'icon:spell-book'
import spiderFace from 'icon:spider-face'
import spikedDragonHead from 'icon:spiked-dragon-head'
import spikedMace from 'icon:spiked-mace'
import spikes from 'icon:spikes'
import sprint from 'icon:sprint'
import spyglass from 'icon:spyglass'
import stack from 'icon:stack'
import starAltar from 'icon:star-altar'
import stoneWall from 'icon:stone-wall'
import stopSign from 'icon:stop-sign'
import swapBag from 'icon:swap-bag'
import teleport from 'icon:teleport'
import terror from 'icon:terror'
import thirdEye from 'icon:third-eye'
import thrownDaggers from 'icon:thrown-daggers'
import torch from 'icon:torch'
import troll from 'icon:troll'
import trophyCup from 'icon:trophy-cup'
import visoredHelm from 'icon:visored-helm'
import walkingBoot from 'icon:walking-boot'
import warhammer from 'icon:warhammer'
import windSlap from 'icon:wind-slap'
import wizardFace from 'icon:wizard-face'
import wolfTrap from 'icon:wolf-trap'
import womanElfFace from 'icon:woman-elf-face'
import type {
  AttackKind,
  Enemy,
  Hero,
  Loot,
  LootSet,
  Print,
  Room,
  Skill,
  Source,
  Spell,
} from '../content/ids.ts'

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

export const roomIcons = {
  entrance: dungeonGate,
  lairDoor: lockedDoor,
  encounter1: encirclement,
  encounter2: encirclement,
  encounter3: encirclement,
  encounter4: encirclement,
  arcaneAltar: starAltar,
  armory: battleGear,
  bridgeOfDoom: archBridge,
  buzzsaw: circularSaw,
  fireVortex: flameSpin,
  feasthall: meat,
  goblinBunks: bunkBeds,
  graveyard,
  arcaneLibrary: bookshelf,
  witchsCauldron: bubblingBowl,
  treasureVault: openTreasureChest,
  leverHall: lever,
  spikedPit: spikes,
  poisonDarts: dart,
  crushingWalls: crush,
  portalChamber: magicPortal,
  mirrorGate: mirrorMirror,
  goblinDen: goblinCamp,
  ransackedVault: openChest,
  lootedLibrary: bookPile,
  guardPost: guards,
  goblinKitchen: cauldron,
} satisfies Record<Room, string>

const printIcons = {
  seekingBolt: boltSpellCast,
  divineMight: handOfGod,
  magicArrow: arrowFlights,
  battleRage: enrage,
  shadowWalk: shadowFollower,
  stoneStance: stoneWall,
  heal: healing,
  stealth: ninjaHeroicStance,
  dagger: plainDagger,
  hammer: warhammer,
  axe: battleAxe,
  research: enlightenment,
  healingHands: healingShield,
  sprint,
  throwingKnives: thrownDaggers,
  intimidate: terror,
  bow: bowString,
} satisfies Record<Print, string>

const lootIcons = {
  greatAxe: batteredAxe,
  studdedJerkin: leatherArmor,
  throwingAxes: axeSwing,
  warHorn: huntingHorn,
  lionBoots: leatherBoot,
  longSword: broadsword,
  lionPlate: breastplate,
  lionShield: lion,
  pantherFang: curvyKnife,
  pantherCloak: hoodedFigure,
  pantherEye: feline,
  pantherBow: highShot,
  phoenixWand: lunarWand,
  phoenixFeather: featheredWing,
  phoenixRobes: robe,
  phoenixTome: spellBook,
  elvenChain: chainMail,
  rubyFigurine: rupee,
  emeraldFigurine: emerald,
  sapphireFigurine: saphir,
  towerShield: checkedShield,
  crossbow,
  morningStar: spikedMace,
  oilLantern: lanternFlame,
  healingDraught: healthPotion,
  mageMantle: cape,
} satisfies Record<Loot, string>

const spellIcons = {
  fireball,
  chainLightning,
  tempestOfArrows: arrowCluster,
  eaglesSwiftness: eagleEmblem,
  bearsFury: bearFace,
  healingLight: healing,
  massMending: nestedHearts,
  everburningFlame: candleFlame,
  frostNova: snowflake2,
  gust: windSlap,
  dimensionDoor: teleport,
  clairvoyance: thirdEye,
  banish: exitDoor,
  drainLife: lifeTap,
} satisfies Record<Spell, string>

export const setIcons = {
  bear: bearHead,
  lion,
  panther: feline,
  phoenix: featheredWing,
} satisfies Record<LootSet, string>

export const skillIcons = {
  strength: biceps,
  agility: feather,
  intellect: brain,
} satisfies Record<Skill, string>

export const attackIcons = {
  melee: crossedAxes,
  missile: bowArrow,
  spell: magicSwirl,
} satisfies Record<AttackKind, string>

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

/** Whatever a hero can use: printed, carried or known. */
export const sourceIcons: Readonly<Record<Source, string>> = { ...printIcons, ...lootIcons, ...spellIcons }

const prefixed = (kind: string, of: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(of).map(([id, d]) => [`${kind}:${id}`, d]))

/** By the names that `say` uses. */
export const logIcons: Readonly<Record<string, string>> = {
  ...prefixed('hero', heroIcons),
  ...prefixed('enemy', enemyIcons),
  ...prefixed('sign', signs),
}
