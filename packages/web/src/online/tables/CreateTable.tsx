import type { AnyGame } from '@kazamata/kernel'
import { type Choices, findGame, type GameManifest, type Story } from '@kazamata/registry'
import { useIntl } from '@kazamata/ui'
import { useMemo, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { useCard } from '../../intl/words.tsx'
import { FirstGameOffer } from '../../setup/FirstGameOffer.tsx'
import { freeFields } from '../../setup/fields.ts'
import { HeroesBySeat } from '../../setup/HeroesBySeat.tsx'
import { Options } from '../../setup/Options.tsx'
import { RemoveSeat } from '../../setup/RemoveSeat.tsx'
import { SetupDoor } from '../../setup/SetupDoor.tsx'
import { LevelNotes } from '../../shell/LevelNotes.tsx'
import { Loading } from '../../shell/Loading.tsx'
import { NotFound } from '../../shell/NotFound.tsx'
import { Page } from '../../shell/Page.tsx'
import { useLoaded } from '../../shell/use-loaded.ts'
import { GameMessages } from '../../table/GameMessages.tsx'
import { PaceField } from '../pace/PaceField.tsx'
import { NameField } from '../person/NameField.tsx'
import { isName, rememberName } from '../person/person-name.ts'
import { useName } from '../person/use-name.ts'
import { Refusal } from '../Refusal.tsx'
import { useApi } from '../use-api.ts'
import { useOnline } from '../use-online.ts'
import { onlineMessages, useOnlineWords } from '../words.ts'
import { rememberInvite } from './invites.ts'
import { OnlineSeatRow, type OpenSeatKind, SeatKindSelect } from './OnlineSeatRow.tsx'
import { TableSettingsFields } from './TableSettingsFields.tsx'
import { useBotNames } from './use-bot-names.ts'
import { useTableSettings } from './use-table-settings.ts'
import '../../setup/setup.css'
import '../online.css'
import '../../shell/offer.css'

/** The form of a new online table. */
export default function CreateTable({ id, story }: { id: string; story?: string | undefined }) {
  const manifest = findGame(id)
  const chosen = manifest?.stories?.find(one => one.id === story)
  if (manifest === undefined || (story !== undefined && chosen === undefined)) return <NotFound />
  return <LoadGame manifest={manifest} story={chosen} />
}

function LoadGame({ manifest, story }: { manifest: GameManifest; story: Story | undefined }) {
  const game = useLoaded(manifest.game)
  if (game === undefined) return <Loading />
  return (
    <GameMessages manifest={manifest} more={onlineMessages}>
      <Form manifest={manifest} game={game} story={story} />
    </GameMessages>
  )
}

/** Without the maker of the table, who has the first seat. */
interface Chair {
  readonly key: number
  readonly kind: OpenSeatKind
}

function Form(props: { manifest: GameManifest; game: AnyGame; story: Story | undefined }) {
  const { manifest, game, story } = props
  const t = useOnlineWords()
  const card = useCard()
  const [, go] = useLocation()
  const [name, setName] = useName()
  const { min, max } = game.seats
  const [chairs, setChairs] = useState<readonly Chair[]>(() =>
    Array.from({ length: Math.max(min, Math.min(max, 2)) - 1 }, (_, key) => ({ key, kind: 'open' })),
  )
  const [chosen, setChosen] = useState<Choices>({})
  const [watchable, setWatchable] = useState(true)
  const [settings, setSettings] = useTableSettings()
  const fields = useMemo(() => freeFields(game, story), [game, story])
  const botNames = useBotNames()
  const { api } = useOnline()
  const { run, isBusy, refused } = useApi()
  const intl = useIntl()
  const title =
    story === undefined ? card(manifest.id, 'title') : intl.formatMessage({ id: `story.${story.id}` })
  const count = chairs.length + 1

  function create(): void {
    const seats = chairs.map(({ kind }, at) =>
      kind === 'open' ? { kind } : { kind: 'bot' as const, level: kind, name: botNames[at + 1] ?? '' },
    )
    rememberName(name)
    run(
      () =>
        api.createTable({
          name,
          game: manifest.id,
          options: chosen,
          seats: [{ kind: 'open' }, ...seats],
          watchable,
          settings,
          ...(story && { story: story.id }),
        }),
      ({ id, invite }) => {
        rememberInvite({ id, secret: invite })
        go(`/match/${id}`)
      },
    )
  }

  return (
    <Page name={t('setup.online')} className="setup">
      <SetupDoor
        game={manifest.id}
        title={title}
        text={t(story === undefined ? 'online.lede' : 'lobby.story.lede')}
      />
      <form
        onSubmit={event => {
          event.preventDefault()
          if (isName(name)) create()
        }}
      >
        <NameField name={name} onChange={setName} />
        <h2 id="seats">{t('setup.seats')}</h2>
        <ol className="seat-rows" aria-labelledby="seats">
          <OnlineSeatRow seat={0} isBot={false} isOpen={false} name={name} status={t('online.you')}>
            <span />
          </OnlineSeatRow>
          {chairs.map(({ key, kind }, at) => (
            <OnlineSeatRow
              key={key}
              seat={at + 1}
              isBot={kind !== 'open'}
              isOpen={kind === 'open'}
              name={kind === 'open' ? t('online.open') : botNames[at + 1]}
            >
              <SeatKindSelect
                seat={at + 1}
                value={kind}
                onChange={next => setChairs(chairs.with(at, { key, kind: next }))}
              />
              {count > min && (
                <RemoveSeat seat={at + 1} onRemove={() => setChairs(chairs.toSpliced(at, 1))} />
              )}
            </OnlineSeatRow>
          ))}
        </ol>
        {chairs.some(({ kind }) => kind !== 'open') && <LevelNotes game={manifest.id} />}
        {count < max && (
          <button
            type="button"
            className="btn ghost more"
            onClick={() =>
              setChairs([...chairs, { key: Math.max(-1, ...chairs.map(({ key }) => key)) + 1, kind: 'open' }])
            }
          >
            {t('setup.add')}
          </button>
        )}
        <p className="note">{t('online.create.note')}</p>
        <TableSettingsFields settings={settings} onChange={setSettings} />
        <PaceField pace={settings.pace} onChange={pace => setSettings({ ...settings, pace })} />
        {manifest.party !== undefined && (
          <HeroesBySeat
            party={manifest.party}
            chosen={chosen}
            names={[
              name,
              ...chairs.map(({ kind }, at) =>
                kind === 'open' ? t('name.person', { n: at + 2 }) : (botNames[at + 1] ?? ''),
              ),
            ]}
          />
        )}
        <Refusal code={isName(name) ? refused : 'bad-name'} />
        <div className="start">
          <button type="submit" className="btn primary" disabled={isBusy || !isName(name)}>
            {t('online.create')}
          </button>
          <Link href={`/play/${manifest.id}${story ? `/${story.id}` : ''}`} className="btn ghost">
            {t('online.here')}
          </Link>
        </div>
        {story === undefined && (
          <p className="offer">
            <span>
              <b>{t('home.lobby')}</b>
              {t('lobby.lede')}
            </span>
            <Link href="/online" className="btn">
              {t('lobby')}
            </Link>
          </p>
        )}
        {story === undefined && manifest.firstGame !== undefined && (
          <FirstGameOffer options={manifest.firstGame} chosen={chosen} onChange={setChosen} />
        )}
        <Options fields={fields} chosen={chosen} party={manifest.party} seats={count} onChange={setChosen}>
          <label className="option switch">
            <input
              type="checkbox"
              checked={watchable}
              aria-describedby="help-watchable"
              onChange={event => setWatchable(event.target.checked)}
            />
            <b>{t('online.watchable')}</b>
            <small id="help-watchable">{t('online.watchable.help')}</small>
          </label>
        </Options>
      </form>
    </Page>
  )
}
