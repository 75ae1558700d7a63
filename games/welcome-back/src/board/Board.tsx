import type { BoardProps } from '@kazamata/ui'
import { useEffect, useMemo, useRef, useState } from 'react'
import { equipment } from '../content/equipment.ts'
import { heroTokens } from '../content/heroes.ts'
import { type Hero, kits, type Token } from '../content/ids.ts'
import type { Event } from '../event.ts'
import { hero as heroName } from '../log.ts'
import type { Move } from '../move.ts'
import type { View } from '../view.ts'
import './board.css'
import { Icon, useReducedMotion } from '@kazamata/ui'
import type { Option } from './dock/choices.ts'
import { Dock, Go, Mine, Recent, Tile, Tiles } from './dock/Dock.tsx'
import { Hand, Hide, RemoveTile } from './dock/DrawnCard.tsx'
import { promptFor, waitFor } from './dock/prompt.ts'
import { useChoice } from './dock/selection.ts'
import { Corridor } from './dungeon/Corridor.tsx'
import { Centre } from './dungeon/DeckAndPile.tsx'
import { atWork, type Speech, speechOf } from './dungeon/run-messages.ts'
import { People, Types } from './dungeon/WeaponQuestions.tsx'
import { Ending } from './ending/Ending.tsx'
import { Kit, KitList } from './hero/Equipment.tsx'
import { Heroes } from './hero/HeroPicker.tsx'
import { Track } from './hero/HpTrack.tsx'
import { heroIcons } from './icons.ts'
import { useFocus, usePace, useSkip } from './keyboard.ts'
import { type Scene, sceneAfter } from './playback/display-state.ts'
import { useFlights } from './playback/moving-pieces.ts'
import { usePlayback } from './playback/playback.ts'
import { Seats } from './seats/Seats.tsx'
import { useText, useWords } from './words.ts'

/** The whole table of Welcome Back: draws what is known, offers what is legal, and decides nothing. */
export function Board({
  view,
  viewer,
  seats,
  moves,
  play,
  preview,
  events: news,
  replay,
  onShown,
  after,
}: BoardProps<View, Move, Event>) {
  const w = useWords()
  const tell = useText()
  const root = useRef<HTMLDivElement>(null)
  const still = useReducedMotion()
  const show = usePlayback(news, replay)
  const scene = useMemo(
    () => sceneAfter(news.slice(0, show.shown), seats.length),
    [news, show.shown, seats.length],
  )
  const asking = show.idle && !show.stopped
  useEffect(() => onShown(show.shown, asking), [onShown, show.shown, asking])
  const ask = asking ? view.ask : undefined
  const open = asking ? moves : none
  const mine = viewer === 'table' ? undefined : viewer
  const actor = seats.find(face => face.you && (viewer !== 'table' || open.length > 0))

  const [hidden, setHidden] = useState(false)
  const [peek, setPeek] = useState(false)
  const held = scene.hand?.seat === mine ? scene.hand?.card : undefined
  const face = hidden && !peek ? undefined : held

  const touching = useSkip(!show.idle, show.skip)
  const choice = useChoice(
    `${news.length} ${asking}`,
    open,
    { scene, seats, preview, ...(face === undefined ? {} : { hand: face }) },
    move => touching() || play(move),
  )
  const pace = usePace(choice, play)
  useFocus(root, open.length > 0 ? `${news.length}` : undefined)
  useFlights(root, news, show.shown, still || replay)

  const choosing = ask?.do === 'hero'
  const hero = choosing ? heroOf(choice.lit) : scene.hero
  const row = choosing && hero !== undefined ? kits[hero] : scene.row
  const run = choosing ? undefined : scene.run
  const speech = run === undefined ? undefined : answering(run, scene, choice.options, open.length > 0)
  const adding = choice.lit?.move.do === 'add'
  const stage = run !== undefined ? 'run' : choosing ? 'hero' : 'decide'
  const prompt = ask !== undefined && open.length > 0 ? promptFor(ask, open, view, seats, face) : undefined

  return (
    <div className="wb" ref={root} data-theme="tavern" data-stage={stage}>
      <div className="wb-stage" inert={show.stopped}>
        <div className="wb-table">
          <Seats scene={scene} seats={seats} mine={run === undefined ? mine : undefined} ask={ask} />
          {run !== undefined && speech !== undefined ? (
            <Corridor run={run} left={scene.pile.length} speech={speech}>
              {prompt !== undefined && asksType(ask) ? (
                <Types
                  key={ask?.do}
                  choice={choice}
                  title={tell(prompt.title)}
                  help={prompt.help.map(tell).join(' ')}
                />
              ) : prompt !== undefined && ask?.do === 'ask' ? (
                <People
                  choice={choice}
                  seats={seats}
                  title={tell(prompt.title)}
                  help={prompt.help.map(tell).join(' ')}
                />
              ) : undefined}
            </Corridor>
          ) : choosing && open.length > 0 ? (
            <Heroes choice={choice} />
          ) : (
            <Centre scene={scene} view={view} adding={adding} />
          )}
          {hero !== undefined && (
            <>
              <Kit
                hero={hero}
                row={row}
                gone={choosing ? noGone : scene.gone}
                run={run}
                seats={seats}
                viewer={viewer}
                choice={choice}
                glow={atWork(run, speech?.sum)}
              />
              <div className="wb-life-line">
                {run === undefined && <EntersWith hero={hero} row={row} option={choice.lit} />}
                <Track
                  label={w('track.label')}
                  {...trackOf(scene, run !== undefined, hero, row, choice.lit)}
                />
              </div>
            </>
          )}
        </div>
        <Dock
          run={run !== undefined}
          {...(prompt === undefined
            ? waitFor(view.ask, scene, seats, mine)
            : run !== undefined
              ? {}
              : prompt)}
          {...(held === undefined
            ? {}
            : { hand: <Hand card={held} up={face !== undefined} row={row} onPeek={setPeek} /> })}
          {...(actor === undefined || run !== undefined ? {} : { mine: <Mine scene={scene} face={actor} /> })}
          {...(ask?.do === 'place' && held !== undefined
            ? { tool: <Hide hidden={hidden} className="wb-narrow" onToggle={() => setHidden(!hidden)} /> }
            : {})}
        >
          {(prompt === undefined ||
            ask?.do === 'reveal' ||
            (ask?.do === 'jelly' && choice.chosen === undefined)) && (
            <Recent news={news.slice(0, show.shown)} names={seats.map(({ name }) => name)} viewer={viewer} />
          )}
          {prompt !== undefined && ask !== undefined && (
            <>
              {ask.do === 'hero' && hero !== undefined && <KitList hero={hero} />}
              {ask.do === 'jelly' && choice.chosen !== undefined && <Tile option={choice.chosen} />}
              {(ask.do === 'turn' || ask.do === 'respond') && <Tiles choice={choice} />}
              {ask.do === 'place' && (
                <Tiles
                  choice={choice}
                  {...(open.length > 1 ? { more: <RemoveTile choice={choice} /> } : {})}
                />
              )}
              <Go choice={choice} missing={w(missingFor(ask.do), { n: 2 })}>
                {ask.do === 'place' && held !== undefined && (
                  <Hide hidden={hidden} className="wb-wide" onToggle={() => setHidden(!hidden)} />
                )}
                {ask.do === 'reveal' && (
                  <button
                    type="button"
                    className="btn ghost wb-pace"
                    aria-pressed={pace.on}
                    aria-label={w('do.auto.label')}
                    onClick={pace.toggle}
                  >
                    {w('do.auto')}
                  </button>
                )}
              </Go>
            </>
          )}
        </Dock>
      </div>
      {show.stopped && (
        <Ending
          scene={scene}
          seats={seats}
          viewer={viewer}
          heir={heirOf(news, show.shown)}
          after={after}
          {...(replay ? {} : { onLeave: show.dismiss })}
        />
      )}
    </div>
  )
}

/** Asked in the corridor, in place of a card. */
const asksType = (ask: View['ask']) => ask?.do === 'offer' || ask?.do === 'pick' || ask?.do === 'name'

const none: readonly Move[] = []
const noGone: Scene['gone'] = new Map()

const heroOf = (option: Option | undefined): Hero | undefined =>
  option?.move.do === 'hero' ? option.move.hero : undefined

/** Before the answer, the words are about the question; before the last card, about that. */
function answering(
  run: NonNullable<Scene['run']>,
  scene: Scene,
  options: readonly Option[],
  mine: boolean,
): Speech {
  const speech = speechOf(run, scene.pile.length)
  if (!mine) return speech
  const { move, forecast } = options.find(option => option.move.do === 'suffer') ?? options[0] ?? {}
  if (move?.do === 'reveal' && run.met.length > 0 && scene.pile.length === 1)
    return { ...speech, notes: [...speech.notes, { id: 'run.last' }] }
  return run.moment.type === 'revealed' && forecast?.sum !== undefined
    ? { ...speech, sum: forecast.sum }
    : speech
}

function missingFor(what: string) {
  switch (what) {
    case 'jelly':
      return 'do.jelly.pick' as const
    case 'offer':
      return 'do.offer.more' as const
    case 'pick':
    case 'name':
      return 'do.name.none' as const
    default:
      return 'do.choose' as const
  }
}

/** HP of the row, before anybody goes in (WB-5.3). */
function startingHp(hero: Hero, row: readonly Token[]): number {
  return row.reduce((hp, token) => hp + worth(token), heroTokens[hero].hp)
}

function worth(token: Token): number {
  const { effect } = equipment[token]
  return effect.kind === 'hp' ? effect.hp : 0
}

/** The row that a selection would leave. */
const rowAfter = (row: readonly Token[], option: Option | undefined) =>
  option?.move.do === 'remove' ? row.filter(token => token !== option.token) : row

function trackOf(scene: Scene, running: boolean, hero: Hero, row: readonly Token[], lit: Option | undefined) {
  if (!running || scene.run === undefined) {
    const [was, ghost] = [startingHp(hero, row), startingHp(hero, rowAfter(row, lit))]
    return was === ghost ? { ghost } : { ghost, was }
  }
  const { hp } = scene.run
  const to = lit?.forecast?.to
  return to === undefined || to === hp ? { hp } : { hp, ghost: to }
}

function EntersWith({
  hero,
  row,
  option,
}: {
  hero: Hero
  row: readonly Token[]
  option: Option | undefined
}) {
  const w = useWords()
  const left = rowAfter(row, option)
  const parts = [heroTokens[hero].hp, ...left.map(worth).filter(hp => hp > 0)]
  const sum = parts.length === 1 ? `${parts[0]}` : `${parts.join(' + ')} = ${startingHp(hero, left)}`
  return (
    <p className="wb-enters" data-low={startingHp(hero, left) < 7}>
      <span className="wb-wide">
        {w('track.enters')} <b>{sum}</b>
      </span>
      <span className="wb-narrow">
        <Icon d={heroIcons[hero]} /> {w('track.entersShort', { hero: heroName(hero), sum })}
      </span>
    </p>
  )
}

/** Who chooses the next Hero: the round that follows says so. */
function heirOf(news: readonly Event[], shown: number) {
  return news.slice(shown).find(event => event.type === 'round')?.start
}
