import { bossSheets } from '../../content/bosses.ts'
import { type Enemy, goblins, minions } from '../../content/ids.ts'
import type { Event } from '../../event.ts'
import { dicePlans, paidPlans } from '../../rules/check/dice-plans.ts'
import { isDeclaration } from '../../rules/check/target-preview.ts'
import { exitsOf } from '../../rules/dungeon/grid.ts'
import { isDoorOpen } from '../../rules/lair/lair-door.ts'
import type { View } from '../../view.ts'
import type { Draft } from '../draft/draft.ts'

/* The notes of the tutorial: each explains one thing when it first matters. */

/** Notes on what has just happened: each is shown for one turn. */
const news = [
  'goal',
  'second',
  'torch',
  'goblin',
  'goblins',
  'minion',
  'enemies',
  'hurt',
  'fell',
  'slainGoblin',
  'slainMinion',
  'door',
  'doorOpen',
  'actTwo',
  'taunt',
  'sealed',
] as const
type News = (typeof news)[number]

/** Notes on what is asked or considered for the first time. */
const asked = ['card', 'way', 'act', 'rotate', 'before', 'dice', 'focus', 'end', 'loot', 'wound'] as const

export const tutorialNotes = [...news, ...asked] as const
export type TutorialNote = (typeof tutorialNotes)[number]

/** What the tutorial says now: of what is asked, of what is considered, or of what has happened. */
export function tutorialNote(
  view: View,
  events: readonly Event[],
  draft: Draft | undefined,
): TutorialNote | undefined {
  const task = view.agenda.at(-1)
  const count = (type: Event['type']) => events.filter(event => event.type === type).length
  switch (task?.do) {
    case 'discover':
      if (count('turnEnded') === 0 && count('moved') === 0) return count('picked') > 0 ? 'card' : undefined
      return foundOnTheWay(events) ? undefined : 'loot'
    case 'rotate':
      return events.some(isTurned) ? undefined : 'rotate'
    case 'adjust':
      if (count('checked') === 0) return 'dice'
      return count('changed') + count('boosted') === 0 && paidPlans(dicePlans(view, task.roll)).length > 0
        ? 'focus'
        : undefined
    case 'wound':
      return count('wounded') === 1 ? 'wound' : undefined
    case 'turn': {
      const isFirst = count('turnEnded') === 0
      if (draft?.kind === 'walk' && count('moved') === 0) return 'way'
      if (draft?.kind === 'move' && isDeclaration(draft.move) && !events.some(isCheck)) return 'before'
      if (isFirst && view.turn.acted) return 'end'
      const note = newsIn(events)
      if (note === undefined || !isStillTrue(note, view)) return undefined
      return note === 'goal' && view.turn.spent > 0 ? 'act' : note
    }
    default:
      return undefined
  }
}

/** A card that could be laid in more than one way, so that somebody was asked. */
function isTurned(event: Event): boolean {
  if (event.type !== 'placed') return false
  const ways = ([0, 1, 2, 3] as const).map(turns => exitsOf(event.room, turns))
  return new Set(ways.filter(exits => exits & 1)).size > 1
}

/** A check that was chosen, unlike that of a trap. */
const isCheck = (event: Event): boolean => event.type === 'declared' && event.deed !== 'trap'

/** Has a hero found anything since the first room was entered? */
function foundOnTheWay(events: readonly Event[]): boolean {
  const start = events.findIndex(({ type }) => type === 'moved' || type === 'turnEnded')
  return events.slice(start).some(({ type }) => type === 'drew' || type === 'took')
}

/** Has nothing happened in this turn that makes the note untrue? */
function isStillTrue(note: News, view: View): boolean {
  const { heroes, goblins: here, minions: alive, boss } = view
  switch (note) {
    case 'goblin':
      return here.length > 0
    case 'goblins':
      return here.length >= 3
    case 'minion':
      return alive.length > 0
    case 'hurt':
      return heroes.some(({ health }) => health > 0 && health <= 2)
    case 'fell':
      return heroes.some(({ health }) => health === 0)
    case 'door':
      return !isDoorOpen(view)
    case 'doorOpen':
      return view.act === 1
    case 'taunt':
      return boss !== undefined && boss.sealed < bossSheets[boss.card].seals.length
    default:
      return true
  }
}

/** What a player does: whatever was said before it has been seen. */
const deeds: ReadonlySet<Event['type']> = new Set([
  'flipping',
  'moved',
  'declared',
  'rested',
  'explored',
  'taunted',
  'turnEnded',
])

/**
 * The note of the present turn. Something new is said at once where the last note has been seen, otherwise at the start
 * of a later turn: nothing is left out, and nothing is said twice.
 */
function newsIn(events: readonly Event[]): News | undefined {
  const met = new Set<News>()
  const waiting: News[] = []
  const story: Story = { turns: 0, party: 0, goblins: 0, slain: 0, isDoorKnown: false }
  let current: News | undefined
  let isSeen = true
  let isTurn = false
  const say = (note: News | undefined) => {
    current = note
    isSeen = note === undefined
  }
  for (const event of events) {
    if (deeds.has(event.type)) isSeen = true
    if (event.type === 'turn' || event.type === 'turnEnded') isTurn = event.type === 'turn'
    const told = newsOf(event, story).filter(note => !met.has(note))
    for (const note of told) met.add(note)
    waiting.push(...told)
    if (isSeen && isTurn && (event.type === 'turn' || told.length > 0)) say(waiting.shift())
  }
  return current
}

/** As far as it has been told. */
interface Story {
  turns: number
  party: number
  goblins: number
  slain: number
  isDoorKnown: boolean
}

/** What there is to explain about an event, whether or not it has been explained before. */
function newsOf(event: Event, story: Story): readonly News[] {
  switch (event.type) {
    case 'began':
      story.party = event.party
      return []
    case 'turn':
      story.turns++
      return story.turns === 1 ? ['goal'] : story.turns === 2 ? ['second'] : []
    case 'torch':
      return event.by < 0 ? ['torch'] : []
    case 'goblin':
      story.goblins++
      return story.goblins < 3 ? ['goblin'] : ['goblin', 'goblins']
    case 'minion':
      return ['minion']
    case 'phaseEnded':
      return ['enemies']
    case 'hurt':
      return event.health > 0 && event.health <= 2 ? ['hurt'] : []
    case 'fell':
      return ['fell']
    case 'died':
      return deathNews(event.enemy, story)
    case 'flipped':
      if (event.room !== 'lairDoor') return []
      story.isDoorKnown = true
      return isOpen(story) ? ['doorOpen'] : ['door']
    case 'actTwo':
      return ['actTwo', 'taunt']
    case 'sealed':
      return ['sealed']
    default:
      return []
  }
}

const isOpen = ({ isDoorKnown, slain, party }: Story): boolean => isDoorKnown && slain === party

function deathNews(enemy: Enemy, story: Story): readonly News[] {
  if (goblins.some(goblin => goblin === enemy)) {
    story.goblins--
    return ['slainGoblin']
  }
  if (!minions.some(minion => minion === enemy)) return []
  story.slain++
  return isOpen(story) ? ['slainMinion', 'doorOpen'] : ['slainMinion']
}
