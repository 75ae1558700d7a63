import { botsByLevel } from '@kazamata/search'
import { adventurer } from './adventurer.ts'
import { novice } from './novice.ts'
import { veteran } from './veteran.ts'

/** Weakest first. */
export const bots = botsByLevel({ novice, adventurer, veteran })
