import barbarian from 'icon:barbarian'
import battleAxe from 'icon:battle-axe'
import beerStein from 'icon:beer-stein'
import borderedShield from 'icon:bordered-shield'
import bracers from 'icon:bracers'
import breastplate from 'icon:breastplate'
import brokenHeart from 'icon:broken-heart'
import candleHolder from 'icon:candle-holder'
import cape from 'icon:cape'
import cardDraw from 'icon:card-draw'
import chainMail from 'icon:chain-mail'
import checkedShield from 'icon:checked-shield'
import cloakDagger from 'icon:cloak-dagger'
import crossedBones from 'icon:crossed-bones'
import crownedSkull from 'icon:crowned-skull'
import crystalWand from 'icon:crystal-wand'
import daemonSkull from 'icon:daemon-skull'
import deathSkull from 'icon:death-skull'
import dungeonGate from 'icon:dungeon-gate'
import eyeball from 'icon:eyeball'
import fairy from 'icon:fairy'
import firewall from 'icon:firewall'
import flute from 'icon:flute'
import frog from 'icon:frog'
import goblinHead from 'icon:goblin-head'
import hand from 'icon:hand'
import harp from 'icon:harp'
import healthPotion from 'icon:health-potion'
import hearts from 'icon:hearts'
import herbsBundle from 'icon:herbs-bundle'
import holyGrail from 'icon:holy-grail'
import imperialCrown from 'icon:imperial-crown'
import invisible from 'icon:invisible'
import jelly from 'icon:jelly'
import katana from 'icon:katana'
import laurels from 'icon:laurels'
import leatherArmor from 'icon:leather-armor'
import lockpicks from 'icon:lockpicks'
import lyre from 'icon:lyre'
import magicSwirl from 'icon:magic-swirl'
import mailShirt from 'icon:mail-shirt'
import mimicChest from 'icon:mimic-chest'
import ninjaArmor from 'icon:ninja-armor'
import ninjaHeroicStance from 'icon:ninja-heroic-stance'
import orcHead from 'icon:orc-head'
import pentacle from 'icon:pentacle'
import pointySword from 'icon:pointy-sword'
import powerLightning from 'icon:power-lightning'
import powerRing from 'icon:power-ring'
import queenCrown from 'icon:queen-crown'
import robinHoodHat from 'icon:robin-hood-hat'
import rockGolem from 'icon:rock-golem'
import rose from 'icon:rose'
import roundShield from 'icon:round-shield'
import runeStone from 'icon:rune-stone'
import sacrificialDagger from 'icon:sacrificial-dagger'
import shakingHands from 'icon:shaking-hands'
import shamblingZombie from 'icon:shambling-zombie'
import shuriken from 'icon:shuriken'
import sightDisabled from 'icon:sight-disabled'
import skeleton from 'icon:skeleton'
import skullCrack from 'icon:skull-crack'
import skullStaff from 'icon:skull-staff'
import smokeBomb from 'icon:smoke-bomb'
import spearHook from 'icon:spear-hook'
import spikedCollar from 'icon:spiked-collar'
import spikedDragonHead from 'icon:spiked-dragon-head'
import spinningSword from 'icon:spinning-sword'
import tiedScroll from 'icon:tied-scroll'
import tombstone from 'icon:tombstone'
import torch from 'icon:torch'
import trophyCup from 'icon:trophy-cup'
import twoCoins from 'icon:two-coins'
import twoHandedSword from 'icon:two-handed-sword'
import twoShadows from 'icon:two-shadows'
import vampireCape from 'icon:vampire-cape'
import vampireDracula from 'icon:vampire-dracula'
import visoredHelm from 'icon:visored-helm'
import warhammer from 'icon:warhammer'
import wingedScepter from 'icon:winged-scepter'
import wizardFace from 'icon:wizard-face'
import { namedIcons } from '@kazamata/ui'
import type { Card, Hero, Token } from '../content/ids.ts'

export const cardIcons = {
  goblin: goblinHead,
  skeleton: skeleton,
  orc: orcHead,
  vampire: vampireDracula,
  golem: rockGolem,
  lich: crownedSkull,
  demon: daemonSkull,
  dragon: spikedDragonHead,
  fairy: fairy,
  ally: shakingHands,
  mimic: mimicChest,
  jelly: jelly,
  count: vampireCape,
  shapeshifter: twoShadows,
} satisfies Record<Card, string>

export const heroIcons = {
  necromancer: skullStaff,
  princess: queenCrown,
  ninja: ninjaHeroicStance,
  bard: lyre,
  warrior: visoredHelm,
  barbarian: barbarian,
  mage: wizardFace,
  rogue: cloakDagger,
} satisfies Record<Hero, string>

export const tokenIcons = {
  'nec.zombie': shamblingZombie,
  'nec.cape': cape,
  'nec.stone': runeStone,
  'nec.wand': crystalWand,
  'nec.scroll': tiedScroll,
  'nec.bones': crossedBones,
  'pri.charm': rose,
  'pri.chaperone': candleHolder,
  'pri.crown': imperialCrown,
  'pri.scepter': wingedScepter,
  'pri.sword': twoHandedSword,
  'pri.collar': spikedCollar,
  'nin.outfit': ninjaArmor,
  'nin.herbs': herbsBundle,
  'nin.shuriken': shuriken,
  'nin.ninjato': katana,
  'nin.tools': lockpicks,
  'nin.bomb': smokeBomb,
  'bar.tunic': leatherArmor,
  'bar.hat': robinHoodHat,
  'bar.flute': flute,
  'bar.harp': harp,
  'bar.coin': twoCoins,
  'bar.blade': spinningSword,
  'war.plate': breastplate,
  'war.shield': checkedShield,
  'war.torch': torch,
  'war.grail': holyGrail,
  'war.spear': spearHook,
  'war.sword': pointySword,
  'brb.chain': mailShirt,
  'brb.shield': roundShield,
  'brb.torch': torch,
  'brb.hammer': warhammer,
  'brb.potion': healthPotion,
  'brb.axe': battleAxe,
  'mag.wall': firewall,
  'mag.bracelet': bracers,
  'mag.grail': holyGrail,
  'mag.omni': magicSwirl,
  'mag.pact': pentacle,
  'mag.poly': frog,
  'rog.mithril': chainMail,
  'rog.buckler': borderedShield,
  'rog.ring': powerRing,
  'rog.cloak': invisible,
  'rog.potion': healthPotion,
  'rog.dagger': sacrificialDagger,
} satisfies Record<Token, string>

export const signs = {
  once: powerLightning,
  add: dungeonGate,
  remove: hand,
  pass: beerStein,
  success: trophyCup,
  failure: skullCrack,
  suffer: brokenHeart,
  eye: eyeball,
  hide: sightDisabled,
  heart: hearts,
  zero: deathSkull,
  draw: cardDraw,
  out: tombstone,
  won: laurels,
}

export const logIcons = namedIcons({ card: cardIcons, hero: heroIcons, token: tokenIcons, sign: signs })
