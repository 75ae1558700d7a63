import cauldron from 'icon:cauldron'
import armour from 'icon:chest-armor'
import cloak from 'icon:cloak'
import crown from 'icon:crown'
import gem from 'icon:cut-diamond'
import medallion from 'icon:emerald-necklace'
import sword from 'icon:relic-blade'
import skullShield from 'icon:skull-shield'
import scepter from 'icon:skull-staff'
import tome from 'icon:spell-book'
import swordClash from 'icon:sword-clash'
import yinYang from 'icon:yin-yang'
import { namedIcons } from '@kazamata/ui'
import type { Hero, Item } from '../content/ids.ts'
import { bossIcons, heroIcons, minionIcons, powerIcons, signs } from './icons.ts'

/* What is not seen while cards are chosen. */

/** The power that a hero has from level 4 on. */
export const masteryIcons = {
  warrior: swordClash,
  mage: yinYang,
  cleric: skullShield,
  rogue: gem,
} satisfies Record<Hero, string>

export const itemIcons = { sword, scepter, medallion, cloak, crown, cauldron, armour, tome } satisfies Record<
  Item,
  string
>

export const logIcons = namedIcons({
  hero: heroIcons,
  minion: minionIcons,
  item: itemIcons,
  boss: bossIcons,
  power: powerIcons,
  sign: signs,
})
