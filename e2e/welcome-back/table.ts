import type { Seat } from '@kazamata/kernel'
import { eventsFor } from '@kazamata/kernel/match'
import { type Move, welcomeBack } from '@kazamata/welcome-back'
import { describeEvent } from '@kazamata/welcome-back/log'
import type { Locator, Page } from '@playwright/test'
import { found } from '../helpers.ts'
import { click, nothing, type Press, pressAll } from '../press.ts'
import { inBrowser, later, type MatchStorage } from '../wait-for-entries.ts'
import { anybody, begins, type WordId, type Words } from '../words.ts'
import { matchOf, type PlannedMatch, type Policy } from './matches.ts'

/** What a test wants to look at on the way. */
interface Watch {
  /** The curtain is closed and waits for this seat. */
  curtain?(match: PlannedMatch, seat: Seat): Promise<void>
  /** A round has ended and its sheet lies on the table. */
  roundEnd?(): Promise<void>
  /** It is this person's turn, and everything they can press is there. */
  asked?(match: PlannedMatch, seat: Seat): Promise<void>
}

export type Table = ReturnType<typeof tableOn>

const bright = '.wb-dock [data-go]'
const curtained = 'dialog.curtain'

/** A table of Welcome Back on a page, by what things are called there. */
export function tableOn(
  page: Page,
  words: Words,
  press: Press = click,
  watch: Watch = {},
  storage: MatchStorage = inBrowser,
) {
  const dock = page.getByRole('region', { name: words('choose.label') })
  const go = dock.locator('[data-go]')
  /** Stands there until something is chosen. */
  const unsure = dock.getByRole('button', { disabled: true })
  const corridor = page.getByRole('region', { name: words('run.label') })
  const roundEnd = page.getByRole('region', { name: words('end.label') })
  const gameEnd = page.getByRole('region', { name: words('over.label') })
  const nextRound = roundEnd.getByRole('button', { name: words('end.go') })
  const track = page.getByRole('meter', { name: words('track.label') })
  const curtain = page.getByRole('dialog', { name: begins(words('curtain.title', { name: anybody })) })
  const ledger = page.getByRole('complementary', { name: words('ledger') })

  const row = (match: PlannedMatch) =>
    page.getByRole('list', { name: words('row.label', { hero: { id: `hero.${match.state.hero}.the` } }) })
  const tile = (...titles: readonly string[]) => dock.getByRole('button', { name: begins(...titles) })
  const token = (match: PlannedMatch, id: string) =>
    row(match).getByRole('button', { name: words.say({ id: `token.${id}` }), exact: true })
  const type = (id: string) => corridor.getByRole('button', { name: begins(words.say({ id: `card.${id}` })) })
  const called = (id: string) => ({ token: { id: `token.${id}.acc` }, what: id })

  /** What is pressed for a move before it is confirmed. */
  function waysTo(move: Move, match: PlannedMatch): readonly Locator[] {
    switch (move.do) {
      case 'draw':
      case 'reveal':
        return []
      case 'hero':
        return [
          page
            .getByRole('group', { name: words('ask.hero.list') })
            .getByRole('button', { name: words.say({ id: `hero.${move.hero}` }) }),
        ]
      case 'pass':
        return [tile(words('do.pass'))]
      case 'add':
        return [tile(words('do.add'), words('do.add.short'))]
      case 'remove':
      case 'jelly':
        return [token(match, move.token)]
      case 'ask':
        return [tile(words('confirm.ask', { name: match.record.seats[move.seat]?.name ?? '' }))]
      case 'offer':
        return move.types.map(type)
      case 'pick':
      case 'name':
        return [type(move.type)]
      case 'suffer':
        return [tile(words('do.suffer'), words('do.suffer.jelly'))]
      case 'defeat':
        return [tile(words('do.defeat', called(move.token)))]
      case 'ignore':
        return [tile(words(`do.${move.by}`))]
      case 'polymorph':
        return [tile(words('do.polymorph'))]
      case 'bomb':
        return [
          dock
            .getByRole('group', { name: words('token.nin.bomb') })
            .getByRole('button', { name: words('do.bomb', called(move.pay)) }),
        ]
    }
  }

  // Looked for hundreds of times in a match: what lies there, by how it is built instead of by roles and names.
  const sheet = (label: WordId) => `.wb-sheet[aria-label=${JSON.stringify(words(label))}]`
  const asking = `${bright}, .wb-dock button:disabled, ${sheet('over.label')}`
  const next = `${sheet('end.label')} footer button`
  /** What may come next: the device changes hands, a round has ended, somebody is asked or it is over. */
  const screens = [curtained, next, asking]

  /** Waits until somebody at the screen is asked, and says what the match is then. Over, it is over. */
  async function asked(): Promise<PlannedMatch> {
    const what = await found(page, ...screens)
    return settled(what, await matchOf(page, storage.record))
  }

  /** Opens curtains and leaves rounds behind until somebody at the screen is asked, or it is over. */
  async function settled(what: number, match: PlannedMatch): Promise<PlannedMatch> {
    if (what > 1) return match
    if (what === 0) await openCurtain(match)
    else {
      await watch.roundEnd?.()
      await pressAll(page, press, [{ css: next }])
    }
    const { id, entries } = match.record
    const gone = what === 0 ? curtained : nothing
    const onto = await storage.onward(page, id, { known: entries.length, gone, screens })
    return settled(onto.what, later(welcomeBack, match, onto.entries))
  }

  async function openCurtain(match: PlannedMatch): Promise<void> {
    const seat = welcomeBack.active(match.state)[0] ?? 0
    await watch.curtain?.(match, seat)
    const { name = '' } = match.record.seats[seat] ?? {}
    await pressAll(page, press, [{ css: `${curtained} button`, says: words('curtain.ready', { name }) }])
  }

  /** Points a move out on the table, so that only the last button is left to press. */
  async function choose(match: PlannedMatch, move: Move): Promise<void> {
    const [seat = 0] = welcomeBack.active(match.state)
    const sole = welcomeBack.moves(match.state, seat).length === 1
    await watch.asked?.(match, seat)
    if (!sole) for (const way of waysTo(move, match)) await press(way)
  }

  /** Makes a decision and says what the match is as soon as one of these screens has come, and which. */
  async function decide(match: PlannedMatch, move: Move, screens: readonly string[] = []) {
    await choose(match, move)
    await pressAll(page, press, [{ css: bright }])
    const { id, entries } = match.record
    const [seat = 0] = welcomeBack.active(match.state)
    const onto = await storage.onward(page, id, { known: entries.length, seat, moves: 1, screens })
    return { what: onto.what, match: later(welcomeBack, match, onto.entries) }
  }

  /** Makes a decision as a person does; it is done when it is stored. */
  async function play(match: PlannedMatch, move: Move): Promise<void> {
    await decide(match, move)
  }

  /** Plays until the match is over, or `enough` is true. */
  async function playOn(
    policy: Policy,
    enough: (match: PlannedMatch) => boolean = () => false,
  ): Promise<PlannedMatch> {
    for (let match = await asked(); ; ) {
      const [seat] = welcomeBack.active(match.state)
      if (seat === undefined || enough(match)) return match
      const onto = await decide(match, policy(match, seat, welcomeBack.moves(match.state, seat)), screens)
      match = await settled(onto.what, onto.match)
    }
  }

  return {
    ...{ page, words, dock, go, unsure, corridor, roundEnd, gameEnd, nextRound, track, curtain, ledger },
    ...{ row, tile, token, type, asked, openCurtain, choose, play, playOn },
  }
}

/** Every value that the track shows from now on, the present one first. */
export async function watched(track: Locator): Promise<() => Promise<readonly number[]>> {
  const values = await track.evaluateHandle(meter => {
    const seen = [meter.getAttribute('value')]
    const look = () => seen.push(meter.getAttribute('value'))
    new MutationObserver(look).observe(meter, { attributeFilter: ['value'] })
    return seen
  })
  return async () => [...new Set((await values.jsonValue()).map(Number))]
}

/** The lines that a viewer of this match is to read. */
export function linesOf(match: PlannedMatch, viewer: Seat | 'table', words: Words): readonly string[] {
  const context = { names: match.record.seats.map(({ name }) => name), viewer }
  return eventsFor(welcomeBack, match, viewer).flatMap(event => {
    const line = describeEvent(event, context)
    return line === undefined ? [] : [words.say(line)]
  })
}
