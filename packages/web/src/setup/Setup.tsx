import type { AnyGame } from '@kazamata/kernel'
import { seedOf } from '@kazamata/kernel/match'
import { type Choices, findGame, type GameManifest, type Story } from '@kazamata/registry'
import { coachingChoice, useIntl } from '@kazamata/ui'
import { useMemo, useState } from 'react'
import { Link, useLocation, useSearch } from 'wouter'
import type { Key } from '../intl/messages.ts'
import { useCard, useWords } from '../intl/words.tsx'
import { beginMatch } from '../matches/begin-match.ts'
import { openStores } from '../matches/open-stores.ts'
import { LevelNotes } from '../shell/LevelNotes.tsx'
import { Loading } from '../shell/Loading.tsx'
import { NotFound } from '../shell/NotFound.tsx'
import { Page } from '../shell/Page.tsx'
import { useLoaded } from '../shell/use-loaded.ts'
import { useServer } from '../shell/use-server.ts'
import { useSingleRun } from '../shell/use-single-run.ts'
import { GameMessages } from '../table/GameMessages.tsx'
import { TutorialOffer } from '../tutorial/TutorialOffer.tsx'
import { FirstGameOffer } from './FirstGameOffer.tsx'
import { freeFields } from './fields.ts'
import { HeroesBySeat } from './HeroesBySeat.tsx'
import { Options } from './Options.tsx'
import { SeatRow } from './SeatRow.tsx'
import { Seed } from './Seed.tsx'
import { SetupDoor } from './SetupDoor.tsx'
import { initialSeats, rememberSeats, type SeatSetup, withAnotherSeat } from './seats.ts'
import { useDefaultNames } from './use-default-names.ts'
import './setup.css'
import '../shell/offer.css'

/** The form before a match, or before the first chapter of a story. */
export default function Setup({ id, story }: { id: string; story?: string | undefined }) {
  const manifest = findGame(id)
  const chosen = manifest?.stories?.find(one => one.id === story)
  if (manifest === undefined || (story !== undefined && chosen === undefined)) return <NotFound />
  return <LoadGame manifest={manifest} story={chosen} />
}

function LoadGame({ manifest, story }: { manifest: GameManifest; story: Story | undefined }) {
  const game = useLoaded(manifest.game)
  if (game === undefined) return <Loading />
  return (
    <GameMessages manifest={manifest}>
      <Form manifest={manifest} game={game} story={story} />
    </GameMessages>
  )
}

function Form({
  manifest,
  game,
  story,
}: {
  manifest: GameManifest
  game: AnyGame
  story: Story | undefined
}) {
  const intl = useIntl()
  const t = useWords()
  const card = useCard()
  const names = useDefaultNames()
  const [, go] = useLocation()
  const isShared = new URLSearchParams(useSearch()).has('shared')
  const [chairs, setChairs] = useState<readonly SeatSetup[]>(() =>
    initialSeats(manifest.id, game.seats, isShared),
  )
  const [chosen, setChosen] = useState<Choices>({})
  const [word, setWord] = useState('')
  const [trouble, setTrouble] = useState(false)
  const fields = useMemo(() => freeFields(game, story), [game, story])
  const hasServer = useServer()
  const usual = names(chairs)
  const called = chairs.map((chair, seat) => chair.name.trim() || (usual[seat] ?? ''))
  const { min, max } = game.seats
  const isNew = coachingChoice(manifest.id).get() === 'new'
  const [begin, isBeginning] = useSingleRun(start, () => setTrouble(true))

  async function start(): Promise<void> {
    rememberSeats(manifest.id, chairs)
    const seats = chairs.map((chair, seat) => ({
      name: called[seat] ?? '',
      occupant:
        chair.who === 'person' ? { kind: 'person' as const } : { kind: 'bot' as const, level: chair.who },
    }))
    const here = await openStores()
    const store = async () => {
      if (story === undefined)
        return beginMatch(here, game, seats, chosen, word.trim() === '' ? undefined : seedOf(word))
      const { startCampaign } = await import('../campaign/begin-chapter.ts')
      return startCampaign(here, { game: manifest.id, story: story.id, seats, options: chosen })
    }
    const to = await store()
    if (to === undefined) setTrouble(true)
    else go(story === undefined ? `/table/${to}` : `/campaign/${to}`)
  }

  const title =
    story === undefined ? card(manifest.id, 'title') : intl.formatMessage({ id: `story.${story.id}` })
  const alter = (seat: number, chair: SeatSetup) => setChairs(chairs.with(seat, chair))
  return (
    <Page name={title} className="setup">
      <SetupDoor
        game={manifest.id}
        title={title}
        text={
          story === undefined
            ? card(manifest.id, 'promise')
            : intl.formatMessage({ id: `story.${story.id}.text` })
        }
      />
      <form
        onSubmit={event => {
          event.preventDefault()
          begin()
        }}
      >
        {story === undefined && isNew && <TutorialOffer manifest={manifest} />}
        <h2 id="seats">{t('setup.seats')}</h2>
        <ol className="seat-rows" aria-labelledby="seats">
          {chairs.map((chair, seat) => (
            <SeatRow
              key={chair.key}
              seat={seat}
              chair={chair}
              usual={usual[seat] ?? ''}
              onChange={next => alter(seat, next)}
              {...(chairs.length > min && { onRemove: () => setChairs(chairs.toSpliced(seat, 1)) })}
            />
          ))}
        </ol>
        {chairs.length < max && (
          <button type="button" className="btn ghost more" onClick={() => setChairs(withAnotherSeat(chairs))}>
            {t('setup.add')}
          </button>
        )}
        <p className="note">{t(noteOf(chairs, game.coop))}</p>
        {chairs.some(({ who }) => who !== 'person') && <LevelNotes game={manifest.id} />}
        {manifest.party !== undefined && (
          <HeroesBySeat party={manifest.party} chosen={chosen} names={called} />
        )}
        {trouble && (
          <p className="trouble" role="alert">
            {t('setup.trouble')}
          </p>
        )}
        <div className="start">
          <button type="submit" className="btn primary" disabled={isBeginning}>
            {t(story === undefined ? 'setup.start' : 'setup.story')}
          </button>
          <Link href={`/rules/${manifest.id}`} className="btn ghost">
            {t('door.rules')}
          </Link>
        </div>
        {hasServer && (
          <p className="offer">
            <span>
              <b>{t('setup.online')}</b>
              {t('setup.online.text')}
            </span>
            <Link href={`/online/${manifest.id}${story ? `/${story.id}` : ''}`} className="btn">
              {t('setup.online.open')}
            </Link>
          </p>
        )}
        {story === undefined && !isNew && <TutorialOffer manifest={manifest} />}
        {story === undefined && manifest.firstGame !== undefined && (
          <FirstGameOffer options={manifest.firstGame} chosen={chosen} onChange={setChosen} />
        )}
        {(fields.length > 0 || story === undefined) && (
          <Options
            fields={fields}
            chosen={chosen}
            party={manifest.party}
            seats={chairs.length}
            onChange={setChosen}
          >
            {story === undefined && <Seed word={word} onChange={setWord} />}
          </Options>
        )}
        {story !== undefined && <p className="note">{t('setup.storyOptions')}</p>}
        {story === undefined && manifest.stories !== undefined && (
          <p className="offer">
            <span>
              <b>{t('campaigns')}</b>
              {t('campaigns.link')}
            </span>
            <Link href={`/campaigns/${manifest.id}`} className="btn">
              {t('campaign.open')}
            </Link>
          </p>
        )}
      </form>
    </Page>
  )
}

function noteOf(chairs: readonly SeatSetup[], coop: boolean): Key {
  const people = chairs.filter(chair => chair.who === 'person').length
  if (people === 0) return 'setup.bots'
  if (people > 1) return coop ? 'setup.open' : 'setup.shared'
  if (chairs.length === 1) return 'setup.solo'
  return coop ? 'setup.comrades' : 'setup.alone'
}
