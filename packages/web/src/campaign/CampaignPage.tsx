import { type AnyGame, isRefusal } from '@kazamata/kernel'
import { replay } from '@kazamata/kernel/match'
import type { GameManifest, Story } from '@kazamata/registry'
import { coverOf } from '@kazamata/registry/covers'
import type { StoredMatch } from '@kazamata/room/store'
import { Icon, useIntl } from '@kazamata/ui'
import { useCallback, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { useCard } from '../intl/words.tsx'
import { openStores } from '../matches/open-stores.ts'
import { Players } from '../matches/Players.tsx'
import { useList } from '../matches/use-list.ts'
import { useStores } from '../matches/use-stores.ts'
import { Confirm } from '../shell/Confirm.tsx'
import { Loading } from '../shell/Loading.tsx'
import { NotFound } from '../shell/NotFound.tsx'
import { Page } from '../shell/Page.tsx'
import { useLoaded } from '../shell/use-loaded.ts'
import { useSingleRun } from '../shell/use-single-run.ts'
import { GameMessages } from '../table/GameMessages.tsx'
import { beginChapter } from './begin-chapter.ts'
import type { Campaign } from './campaign.ts'
import { nextOf, resultsOf } from './campaign.ts'
import { storyOf } from './story.ts'
import { Totals } from './Totals.tsx'
import { brokeTie, totalsOf, winnersOf } from './totals.ts'
import { campaignMessages, useCampaignWords } from './words.ts'
import './campaign.css'

/** One campaign: what comes next, how everybody stands, what happened so far. */
export default function CampaignPage({ id }: { id: string }) {
  const { campaigns, matches } = useStores()
  if (campaigns === undefined || matches === undefined) return <Loading />
  const campaign = campaigns.find(one => one.id === id)
  const found = campaign && storyOf(campaign)
  if (campaign === undefined || found === undefined) return <NotFound />
  return (
    <GameMessages manifest={found.manifest} more={campaignMessages}>
      <Loaded campaign={campaign} matches={matches} {...found} />
    </GameMessages>
  )
}

interface Props {
  readonly campaign: Campaign
  readonly story: Story
  readonly manifest: GameManifest
  readonly matches: readonly StoredMatch[]
}

/** The game, and whether the match of the chapter that runs can still be opened. */
function Loaded(props: Props) {
  const { campaign, story, manifest, matches } = props
  const next = nextOf(campaign, story, match => matches.some(one => one.id === match))
  const running = next.do === 'resume' ? next.match : undefined
  const load = useCallback(async () => {
    const game = await manifest.game()
    const record =
      running === undefined ? undefined : (await (await openStores()).matches.load(running))?.record
    const broken = running !== undefined && (record === undefined || isRefusal(replay(game, record)))
    return { game, ...(broken && { lost: running }) }
  }, [manifest, running])
  const loaded = useLoaded(load)
  return loaded === undefined ? <Loading /> : <CampaignView {...props} {...loaded} />
}

function CampaignView(props: Props & { game: AnyGame; lost?: string }) {
  const { campaign, story, manifest, matches, game, lost } = props
  const t = useCampaignWords()
  const intl = useIntl()
  const card = useCard()
  const [, go] = useLocation()
  const [isDeleting, setDeleting] = useState(false)
  const [trouble, setTrouble] = useState(false)
  const results = resultsOf(campaign)
  const here = (match: string) => match !== lost && matches.some(one => one.id === match)
  const next = nextOf(campaign, story, here)
  const of = story.chapters.length
  const title = intl.formatMessage({ id: `story.${story.id}` })
  const chapterText = (chapter: number) =>
    intl.formatMessage({ id: `chapter.${story.chapters[chapter]?.id}` })

  const [begin, isBeginning] = useSingleRun(
    async () => {
      const match = await beginChapter(await openStores(), game, story, campaign.id, lost)
      if (match === undefined) setTrouble(true)
      else go(`/table/${match}`)
    },
    () => setTrouble(true),
  )

  async function remove(): Promise<void> {
    await (await openStores()).campaigns.remove(campaign.id)
    go(`/campaigns/${manifest.id}`)
  }

  return (
    <Page name={title} className="campaign">
      <header data-light={coverOf(manifest.id).light}>
        <span className="sign">
          <Icon d={coverOf(manifest.id).sign} />
        </span>
        <div>
          <p className="kicker">{t('campaigns.of', { title: card(manifest.id, 'title') })}</p>
          <h1>{title}</h1>
          <p className="around">
            <Players seats={campaign.seats} />
          </p>
        </div>
      </header>
      <section className="next-chapter" aria-labelledby="next">
        {next.do === 'done' ? (
          <Ending campaign={campaign} />
        ) : (
          <>
            <h2 id="next">{t('ticket.chapter', { n: next.chapter + 1, of })}</h2>
            <p className="story-text">{chapterText(next.chapter)}</p>
            {next.do === 'begin' && campaign.chapters[next.chapter] !== undefined && (
              <p className="note" role="status">
                {t('campaign.lost')}
              </p>
            )}
            {trouble && (
              <p className="trouble" role="alert">
                {t('setup.trouble')}
              </p>
            )}
            {next.do === 'resume' ? (
              <Link href={`/table/${next.match}`} className="btn primary">
                {t('campaign.resume')}
              </Link>
            ) : (
              <button type="button" className="btn primary" disabled={isBeginning} onClick={begin}>
                {t(campaign.chapters[next.chapter] === undefined ? 'campaign.begin' : 'campaign.anew')}
              </button>
            )}
          </>
        )}
      </section>
      {results.length > 0 && <Totals seats={campaign.seats} results={results} chapters={of} />}
      {results.length > 0 && (
        <section className="past" aria-labelledby="past">
          <h2 id="past">{t('campaign.chapters')}</h2>
          <ol>
            {campaign.chapters.slice(0, results.length).map(({ match }, chapter) => (
              <li key={match}>
                <h3>{t('campaign.chapter', { n: chapter + 1 })}</h3>
                <p className="story-text">{chapterText(chapter)}</p>
                {here(match) && <Link href={`/replay/${match}`}>{t('after.replay')}</Link>}
              </li>
            ))}
          </ol>
        </section>
      )}
      <p className="end">
        <Link href={`/campaigns/${manifest.id}`} className="btn ghost">
          {t('campaigns')}
        </Link>
        <button type="button" className="btn danger" onClick={() => setDeleting(true)}>
          {t('campaign.delete')}
        </button>
      </p>
      {isDeleting && (
        <Confirm
          title={t('campaign.deleteTitle')}
          yes={t('match.delete')}
          onYes={() => remove().catch(console.error)}
          onClose={() => setDeleting(false)}
        >
          {t('campaign.deleteText')}
        </Confirm>
      )}
    </Page>
  )
}

/** After the last chapter. */
function Ending({ campaign }: { campaign: Campaign }) {
  const t = useCampaignWords()
  const list = useList()
  const totals = totalsOf(resultsOf(campaign), campaign.seats.length)
  const winners = winnersOf(totals)
  const sum = totals[winners[0] ?? 0]?.sum ?? 0
  const names = list(winners.map(seat => campaign.seats[seat]?.name ?? ''))
  return (
    <>
      <h2 id="next">{t('campaign.done')}</h2>
      <p className="story-text">
        {totals.length === 1
          ? t('campaign.solo', { sum })
          : t('campaign.won', { names, sum, count: winners.length })}
        {brokeTie(totals) && ` ${t('campaign.byTie')}`}
      </p>
    </>
  )
}
