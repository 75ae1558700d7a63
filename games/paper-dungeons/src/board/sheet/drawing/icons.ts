import brokenHeart from 'icon:broken-heart'
import gem from 'icon:cut-diamond'
import meeple from 'icon:meeple'
import star from 'icon:round-star'
import skullShield from 'icon:skull-shield'
import swordClash from 'icon:sword-clash'
import yinYang from 'icon:yin-yang'
import type { Hero } from '../../../content/ids.ts'

/** What a hero can do from level 4 on. */
export const masteryIcons = {
  warrior: swordClash,
  mage: yinYang,
  cleric: skullShield,
  rogue: gem,
} satisfies Record<Hero, string>

export const marks = { brokenHeart, star, party: meeple }
