import { useState } from 'react'
import { Seed } from '../../setup/Seed.tsx'
import type { WaitingTable } from '../connection/remote-match.ts'
import type { useApi } from '../use-api.ts'
import { useOnline } from '../use-online.ts'
import { useOnlineWords } from '../words.ts'

interface Props {
  readonly table: WaitingTable
  readonly isHost: boolean
  readonly isBusy: boolean
  readonly run: ReturnType<typeof useApi>['run']
}

/** A word that chance comes from: the host proposes it, and everybody has to agree. */
export function SeedWord(props: Props) {
  if (props.table.seedWord !== undefined) return <Proposed {...props} seedWord={props.table.seedWord} />
  return props.isHost ? <Propose {...props} /> : null
}

function Proposed(props: Props & { seedWord: NonNullable<WaitingTable['seedWord']> }) {
  const { table, isHost, isBusy, run, seedWord } = props
  const { match: id, seats, you } = table
  const { word, agreed } = seedWord
  const t = useOnlineWords()
  const { api } = useOnline()
  const missing = seats.filter(({ kind }) => kind === 'person').length - agreed.length
  return (
    <section className="seed-word" aria-labelledby="seed-word">
      <h2 id="seed-word">{t('setup.seed')}</h2>
      <p>
        <b>{t('lobby.word.is', { word })}</b>
      </p>
      <p className="note">{t('lobby.word.help')}</p>
      <p className="note" role="status">
        {t('lobby.word.missing', { count: missing })}
      </p>
      <p className="tools">
        {you !== undefined && !agreed.includes(you) && (
          <button
            type="button"
            className="btn"
            disabled={isBusy}
            onClick={() => run(() => api.agree(id, word))}
          >
            {t('lobby.word.agree')}
          </button>
        )}
        {isHost && (
          <button
            type="button"
            className="btn ghost"
            disabled={isBusy}
            onClick={() => run(() => api.proposeWord(id, ''))}
          >
            {t('lobby.word.withdraw')}
          </button>
        )}
      </p>
    </section>
  )
}

function Propose({ table, isBusy, run }: Props) {
  const t = useOnlineWords()
  const { api } = useOnline()
  const [word, setWord] = useState('')
  return (
    <details className="options">
      <summary>{t('setup.seed')}</summary>
      <Seed word={word} onChange={setWord} />
      <p className="note">{t('lobby.word.help')}</p>
      <p className="tools">
        <button
          type="button"
          className="btn"
          disabled={isBusy || word.trim() === ''}
          onClick={() => run(() => api.proposeWord(table.match, word))}
        >
          {t('lobby.word.propose')}
        </button>
      </p>
    </details>
  )
}
