import ankh from 'icon:ankh'
import undo from 'icon:anticlockwise-rotation'
import anvil from 'icon:anvil-impact'
import archer from 'icon:archer'
import target from 'icon:archery-target'
import bandit from 'icon:bandit'
import barbarian from 'icon:barbarian'
import beastEye from 'icon:beast-eye'
import bootPrints from 'icon:boot-prints'
import brainstorm from 'icon:brainstorm'
import broken from 'icon:broken-heart'
import flask from 'icon:bubbling-flask'
import check from 'icon:check-mark'
import rogue from 'icon:cloak-dagger'
import warrior from 'icon:crossed-swords'
import crownedSkull from 'icon:crowned-skull'
import crystalBall from 'icon:crystal-ball'
import gem from 'icon:cut-diamond'
import restart from 'icon:cycle'
import gate from 'icon:dungeon-gate'
import enrage from 'icon:enrage'
import film from 'icon:film-strip'
import ghost from 'icon:floating-ghost'
import goblin from 'icon:goblin-head'
import hearts from 'icon:hearts'
import cleric from 'icon:holy-symbol'
import assassin from 'icon:hooded-assassin'
import imperialCrown from 'icon:imperial-crown'
import jigsaw from 'icon:jigsaw-piece'
import laurels from 'icon:laurels'
import lion from 'icon:lion'
import medal from 'icon:medal-skull'
import medicines from 'icon:medicines'
import party from 'icon:meeple'
import minotaur from 'icon:minotaur'
import mummy from 'icon:mummy-head'
import orc from 'icon:orc-head'
import paw from 'icon:paw'
import dice from 'icon:perspective-dice-six-faces-random'
import potion from 'icon:round-potion'
import star from 'icon:round-star'
import run from 'icon:run'
import scroll from 'icon:scroll-unfurled'
import zombie from 'icon:shambling-zombie'
import clover from 'icon:shamrock'
import skull from 'icon:skull-crossed-bones'
import snake from 'icon:snake'
import spider from 'icon:spider-face'
import dragon from 'icon:spiked-dragon-head'
import spyglass from 'icon:spyglass'
import stonedSkull from 'icon:stoned-skull'
import swordClash from 'icon:sword-clash'
import teacher from 'icon:teacher'
import friends from 'icon:three-friends'
import totem from 'icon:totem-head'
import trade from 'icon:trade'
import treasureMap from 'icon:treasure-map'
import upgrade from 'icon:upgrade'
import vampire from 'icon:vampire-dracula'
import boots from 'icon:walking-boot'
import warlock from 'icon:warlock-hood'
import mage from 'icon:wizard-staff'
import trap from 'icon:wolf-trap'
import type { Boss, Face, Hero, MinionKind, Power } from '../content/ids.ts'

export const heroIcons = { warrior, mage, cleric, rogue } satisfies Record<Hero, string>

export const faceIcons = { ...heroIcons, clover, boots, skull } satisfies Record<Face, string>

export const minionIcons = { ghost, goblin, orc, zombie } satisfies Record<MinionKind, string>

export const bossIcons = {
  '1A': bandit,
  '1B': beastEye,
  '1C': spider,
  '1D': stonedSkull,
  '2A': lion,
  '2B': vampire,
  '2C': snake,
  '2D': warlock,
  '3A': minotaur,
  '3B': mummy,
  '3C': crownedSkull,
  '3D': dragon,
} satisfies Record<Boss, string>

export const powerIcons = {
  alchemist: flask,
  assassin,
  barbarian,
  beastmaster: paw,
  berserker: enrage,
  craftsman: anvil,
  fortuneTeller: crystalBall,
  healer: medicines,
  merchant: trade,
  noble: imperialCrown,
  psionic: brainstorm,
  ranger: archer,
  scout: spyglass,
  shaman: totem,
  treasureHunter: treasureMap,
  veteran: medal,
} satisfies Record<Power, string>

export const signs = {
  dice,
  walk: bootPrints,
  gate,
  trap,
  potion,
  part: jigsaw,
  level: upgrade,
  gem,
  minion: warrior,
  heart: hearts,
  resurrection: ankh,
  goal: scroll,
  mission: target,
  boss: crownedSkull,
  flee: run,
  confirm: check,
  total: laurels,
  strength: swordClash,
  broken,
  star,
  map: treasureMap,
  undo,
  restart,
  players: friends,
  replay: film,
  teacher,
  party,
}
