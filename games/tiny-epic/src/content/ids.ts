export const skills = ['strength', 'agility', 'intellect'] as const
export type Skill = (typeof skills)[number]

/** What an attack is, for defences, counter-attacks and set bonuses. */
export const attackKinds = ['melee', 'missile', 'spell'] as const
export type AttackKind = (typeof attackKinds)[number]

export const heroes = [
  'sorceress',
  'paladin',
  'wizard',
  'barbarian',
  'rogue',
  'fighter',
  'cleric',
  'ranger',
] as const
export type Hero = (typeof heroes)[number]

/** What is printed on hero sheets: the ability that is never covered, and the two hand slots. */
export const prints = [
  'seekingBolt',
  'divineMight',
  'magicArrow',
  'battleRage',
  'shadowWalk',
  'stoneStance',
  'heal',
  'stealth',
  'dagger',
  'hammer',
  'axe',
  'research',
  'healingHands',
  'sprint',
  'throwingKnives',
  'intimidate',
  'bow',
] as const
export type Print = (typeof prints)[number]

/** Room cards of the bag, R-1 to R-22. */
export const chambers = [
  'arcaneAltar',
  'armory',
  'bridgeOfDoom',
  'buzzsaw',
  'fireVortex',
  'feasthall',
  'goblinBunks',
  'graveyard',
  'arcaneLibrary',
  'witchsCauldron',
  'treasureVault',
  'leverHall',
  'spikedPit',
  'poisonDarts',
  'crushingWalls',
  'portalChamber',
  'mirrorGate',
  'goblinDen',
  'ransackedVault',
  'lootedLibrary',
  'guardPost',
  'goblinKitchen',
] as const
export const encounters = ['encounter1', 'encounter2', 'encounter3', 'encounter4'] as const
export const rooms = ['entrance', 'lairDoor', ...encounters, ...chambers] as const
export type Room = (typeof rooms)[number]

export const goblins = ['boomy', 'stabby', 'shooty', 'pokey', 'brawny', 'sneaky'] as const
export type Goblin = (typeof goblins)[number]

export const minions = [
  'troll',
  'skeleton',
  'dungeonCrawler',
  'troglodyte',
  'minotaur',
  'gelatinousOoze',
  'wraith',
  'ogre',
] as const
export type Minion = (typeof minions)[number]

export const bosses = ['dragon', 'lich', 'hydra', 'demonLord', 'spiderQueen', 'stoneColossus'] as const
export type Boss = (typeof bosses)[number]

/** Every enemy card exists once, so its name says which figure is meant. */
export type Enemy = Goblin | Minion | Boss
export const enemies = [...goblins, ...minions, ...bosses] as const

export const loots = [
  'greatAxe',
  'studdedJerkin',
  'throwingAxes',
  'warHorn',
  'lionBoots',
  'longSword',
  'lionPlate',
  'lionShield',
  'pantherFang',
  'pantherCloak',
  'pantherEye',
  'pantherBow',
  'phoenixWand',
  'phoenixFeather',
  'phoenixRobes',
  'phoenixTome',
  'elvenChain',
  'rubyFigurine',
  'emeraldFigurine',
  'sapphireFigurine',
  'towerShield',
  'crossbow',
  'morningStar',
  'oilLantern',
  'healingDraught',
  'mageMantle',
] as const
export type Loot = (typeof loots)[number]

export const spells = [
  'fireball',
  'chainLightning',
  'tempestOfArrows',
  'eaglesSwiftness',
  'bearsFury',
  'healingLight',
  'massMending',
  'everburningFlame',
  'frostNova',
  'gust',
  'dimensionDoor',
  'clairvoyance',
  'banish',
  'drainLife',
] as const
export type Spell = (typeof spells)[number]

/** What a hero can equip. */
export type Item = Loot | Spell
export const items = [...loots, ...spells] as const

/** Where an ability of a hero is printed. */
export type Source = Print | Item
export const sources = [...prints, ...items] as const

export const sets = ['bear', 'lion', 'panther', 'phoenix'] as const
export type LootSet = (typeof sets)[number]

export const piles = ['A', 'B', 'C'] as const
export type Pile = (typeof piles)[number]
