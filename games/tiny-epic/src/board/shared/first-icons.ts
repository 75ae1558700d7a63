import barbarian from 'icon:barbarian'
import biceps from 'icon:biceps'
import bowman from 'icon:bowman'
import brain from 'icon:brain'
import crossedAxes from 'icon:crossed-axes'
import deathSkull from 'icon:death-skull'
import droplets from 'icon:droplets'
import dwarfFace from 'icon:dwarf-face'
import dwarfKing from 'icon:dwarf-king'
import feather from 'icon:feather'
import goblinHead from 'icon:goblin-head'
import hearts from 'icon:hearts'
import hoodedAssassin from 'icon:hooded-assassin'
import lockedDoor from 'icon:locked-door'
import openTreasureChest from 'icon:open-treasure-chest'
import run from 'icon:run'
import shield from 'icon:shield'
import spellBook from 'icon:spell-book'
import visoredHelm from 'icon:visored-helm'
import wizardFace from 'icon:wizard-face'
import womanElfFace from 'icon:woman-elf-face'
import type { Hero, Skill } from '../../content/ids.ts'

/* What is seen while heroes are chosen. */

/** Signs of the reminders and of what heroes are compared by. */
export const firstSigns = {
  health: hearts,
  focus: droplets,
  speed: run,
  defence: shield,
  goblin: goblinHead,
  enemies: crossedAxes,
  skull: deathSkull,
  loot: openTreasureChest,
  spell: spellBook,
  room: lockedDoor,
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
