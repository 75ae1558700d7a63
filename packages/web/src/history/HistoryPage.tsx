import { findGame } from '@kazamata/registry'
import { useCallback, useEffect, useState } from 'react'
import { PageMessages } from '../intl/PageMessages.tsx'
import { useCard } from '../intl/words.tsx'
import { openStores } from '../matches/open-stores.ts'
import { download } from '../shell/download.ts'
import { Loading } from '../shell/Loading.tsx'
import { Page } from '../shell/Page.tsx'
import { GameMessages } from '../table/GameMessages.tsx'
import { FigureTable } from './FigureTable.tsx'
import { figuresOf, type GameFigures } from './figures.ts'
import { exportHistory, importHistory } from './history-file.ts'
import { LastMatches } from './LastMatches.tsx'
import { readHistory } from './note-finished.ts'
import { historyMessages, useHistoryWords } from './words.ts'
import './history.css'

/** What was played to its end on this device. */
export default function HistoryPage() {
  return (
    <PageMessages own={historyMessages}>
      <History />
    </PageMessages>
  )
}

function History() {
  const t = useHistoryWords()
  const [figures, setFigures] = useState<readonly GameFigures[]>()
  const read = useCallback(() => {
    openStores()
      .then(readHistory)
      .then(lines => setFigures(figuresOf(lines)))
      .catch(error => console.error(error))
  }, [])
  useEffect(read, [read])
  if (figures === undefined) return <Loading />
  return (
    <Page name={t('history')} className="history-page">
      <h1>{t('history')}</h1>
      <p className="lede">{t(figures.length === 0 ? 'history.none' : 'history.lede')}</p>
      {figures.map(game => (
        <OneGame key={game.game} figures={game} />
      ))}
      <HistoryFile onImported={read} />
    </Page>
  )
}

function OneGame({ figures }: { figures: GameFigures }) {
  const t = useHistoryWords()
  const card = useCard()
  const { game, played, contests, won, apart, last, byLevel, byPlayers, byFact, byCharacter, byParty } =
    figures
  const manifest = findGame(game)
  if (manifest === undefined) return null
  return (
    <section aria-labelledby={game}>
      <h2 id={game}>{card(game, 'title')}</h2>
      <p>
        {t('history.summary', { played })} {contests > 0 && t('history.wins', { won, contests })}{' '}
        {apart > 0 && t('history.apart', { count: apart })}
      </p>
      <LastMatches lines={last} />
      <GameMessages manifest={manifest} more={historyMessages}>
        <FigureTable title="history.by.level" figures={byLevel} word={level => ({ id: `who.${level}` })} />
        <FigureTable
          title="history.by.players"
          figures={byPlayers}
          word={players => ({ id: 'history.players', values: { count: Number(players) } })}
        />
        {byFact.map(([fact, values]) => (
          <FigureTable
            key={fact}
            title={`option.${fact}`}
            figures={values}
            word={value => ({ id: `option.${fact}.${value}` })}
            {...(manifest.ranks && { ranks: manifest.ranks })}
          />
        ))}
        <FigureTable title="history.by.character" figures={byCharacter} word={id => ({ id })} />
        <FigureTable
          title="history.by.party"
          figures={byParty}
          word={party => ({
            id: 'history.party',
            values: { heroes: { list: party.split(' ').map(id => ({ id })) } },
          })}
        />
      </GameMessages>
    </section>
  )
}

/** Saves the history as a file, or adds one that was saved. */
function HistoryFile({ onImported }: { onImported: () => void }) {
  const t = useHistoryWords()
  const [result, setResult] = useState<boolean>()
  async function add(file: File | undefined): Promise<void> {
    if (file === undefined) return
    const added = await importHistory((await openStores()).history, file)
    setResult(added)
    if (added) onImported()
  }
  async function save(): Promise<void> {
    download('kazamata-history.json', await exportHistory((await openStores()).history))
  }
  return (
    <section className="history-file">
      <button type="button" className="btn" onClick={() => save().catch(console.error)}>
        {t('history.export')}
      </button>
      <label className="btn">
        {t('history.import')}
        <input
          type="file"
          className="visually-hidden"
          accept=".json,application/json"
          onChange={event => {
            add(event.target.files?.[0]).catch(console.error)
            event.target.value = ''
          }}
        />
      </label>
      <p role="status">{result !== undefined && t(result ? 'history.import.done' : 'history.import.bad')}</p>
    </section>
  )
}
