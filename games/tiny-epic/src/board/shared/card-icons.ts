import archBridge from 'icon:arch-bridge'
import arrowCluster from 'icon:arrow-cluster'
import arrowFlights from 'icon:arrow-flights'
import axeSwing from 'icon:axe-swing'
import batteredAxe from 'icon:battered-axe'
import battleAxe from 'icon:battle-axe'
import battleGear from 'icon:battle-gear'
import bearFace from 'icon:bear-face'
import bearHead from 'icon:bear-head'
import boltSpellCast from 'icon:bolt-spell-cast'
import bookPile from 'icon:book-pile'
import bookshelf from 'icon:bookshelf'
import bowString from 'icon:bow-string'
import breastplate from 'icon:breastplate'
import broadsword from 'icon:broadsword'
import bubblingBowl from 'icon:bubbling-bowl'
import bunkBeds from 'icon:bunk-beds'
import candleFlame from 'icon:candle-flame'
import cape from 'icon:cape'
import cauldron from 'icon:cauldron'
import chainLightning from 'icon:chain-lightning'
import chainMail from 'icon:chain-mail'
import checkedShield from 'icon:checked-shield'
import circularSaw from 'icon:circular-saw'
import crossbow from 'icon:crossbow'
import crush from 'icon:crush'
import curvyKnife from 'icon:curvy-knife'
import dart from 'icon:dart'
import dungeonGate from 'icon:dungeon-gate'
import eagleEmblem from 'icon:eagle-emblem'
import emerald from 'icon:emerald'
import encirclement from 'icon:encirclement'
import enlightenment from 'icon:enlightenment'
import enrage from 'icon:enrage'
import exitDoor from 'icon:exit-door'
import featheredWing from 'icon:feathered-wing'
import feline from 'icon:feline'
import fireball from 'icon:fireball'
import flameSpin from 'icon:flame-spin'
import goblinCamp from 'icon:goblin-camp'
import graveyard from 'icon:graveyard'
import guards from 'icon:guards'
import handOfGod from 'icon:hand-of-god'
import healing from 'icon:healing'
import healingShield from 'icon:healing-shield'
import healthPotion from 'icon:health-potion'
import highShot from 'icon:high-shot'
import hoodedFigure from 'icon:hooded-figure'
import huntingHorn from 'icon:hunting-horn'
import lanternFlame from 'icon:lantern-flame'
import leatherArmor from 'icon:leather-armor'
import leatherBoot from 'icon:leather-boot'
import lever from 'icon:lever'
import lifeTap from 'icon:life-tap'
import lion from 'icon:lion'
import lockedDoor from 'icon:locked-door'
import lunarWand from 'icon:lunar-wand'
import magicPortal from 'icon:magic-portal'
import meat from 'icon:meat'
import mirrorMirror from 'icon:mirror-mirror'
import nestedHearts from 'icon:nested-hearts'
import ninjaHeroicStance from 'icon:ninja-heroic-stance'
import openChest from 'icon:open-chest'
import openTreasureChest from 'icon:open-treasure-chest'
import plainDagger from 'icon:plain-dagger'
import robe from 'icon:robe'
import rupee from 'icon:rupee'
import saphir from 'icon:saphir'
import shadowFollower from 'icon:shadow-follower'
import snowflake2 from 'icon:snowflake-2'
import spellBook from 'icon:spell-book'
import spikedMace from 'icon:spiked-mace'
import spikes from 'icon:spikes'
import sprint from 'icon:sprint'
import starAltar from 'icon:star-altar'
import stoneWall from 'icon:stone-wall'
import teleport from 'icon:teleport'
import terror from 'icon:terror'
import thirdEye from 'icon:third-eye'
import thrownDaggers from 'icon:thrown-daggers'
import warhammer from 'icon:warhammer'
import windSlap from 'icon:wind-slap'
import type { LootSet, Room, Source } from '../../content/ids.ts'

/* What is printed on cards and rooms, which only the dungeon shows. */

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

export const setIcons = { bear: bearHead, lion, panther: feline, phoenix: featheredWing } satisfies Record<
  LootSet,
  string
>

/** Whatever a hero can use: printed, carried or known. */
export const sourceIcons: Readonly<Record<Source, string>> = {
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
}
