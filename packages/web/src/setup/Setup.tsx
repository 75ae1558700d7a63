import type { AnyGame } from '@kazamata/kernel'
import { findGame, type OpenGame } from '@kazamata/registry'
import { doorOf } from '@kazamata/registry/doors'
import { useMemo, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { Arch } from '../home/Arch.tsx'
import { useCard, useWords, Words } from '../intl/words.tsx'
import { begin } from '../matches/begin.ts'
import { shelf } from '../matches/shelf.ts'
import { NotFound } from '../shell/NotFound.tsx'
import { Page } from '../shell/Page.tsx'
import { Waiting } from '../shell/Waiting.tsx'
import { GameSpeech } from '../table/GameSpeech.tsx'
import { useLoaded } from '../table/loaded.ts'
import { fieldsOf } from './fields.ts'
import { useNames } from './names.ts'
import { type Chosen, Options } from './Options.tsx'
import { SeatRow } from './SeatRow.tsx'
import { type Chair, oneMore, remember, seating } from './seating.ts'
import './setup.css'

export default function Setup({ id }: { id: string }) {
  const listed = findGame(id)
  return listed === undefined ? <NotFound /> : <Loading listed={listed} />
}

function Loading({ listed }: { listed: OpenGame }) {
  const game = useLoaded(listed.game)
  if (game === undefined) return <Waiting />
  return (
    <GameSpeech listed={listed}>
      <Form listed={listed} game={game} />
    </GameSpeech>
  )
}

function Form({ listed, game }: { listed: OpenGame; game: AnyGame }) {
  const t = useWords()
  const card = useCard()
  const names = useNames()
  const [, go] = useLocation()
  const [chairs, setChairs] = useState<readonly Chair[]>(() => seating(listed.id, game.seats))
  const [chosen, setChosen] = useState<Chosen>({})
  const [trouble, setTrouble] = useState(false)
  const fields = useMemo(() => fieldsOf(game), [game])
  const usual = names(chairs)
  const { min, max } = game.seats

  async function start(): Promise<void> {
    remember(listed.id, chairs)
    const seats = chairs.map((chair, seat) => ({
      name: chair.name.trim() || (usual[seat] ?? ''),
      holder:
        chair.who === 'person' ? { kind: 'person' as const } : { kind: 'bot' as const, level: chair.who },
    }))
    const match = await begin(await shelf(), game, seats, chosen)
    if (match === undefined) setTrouble(true)
    else go(`/table/${match}`)
  }

  const alter = (seat: number, chair: Chair) => setChairs(chairs.with(seat, chair))
  return (
    <Page name={card(listed.id, 'title')} className="setup">
      <header className="setup-door" data-light={doorOf(listed.id).light}>
        <Arch game={listed.id} />
        <div className="words">
          <h1>{card(listed.id, 'title')}</h1>
          <p>{card(listed.id, 'promise')}</p>
        </div>
      </header>
      <form
        onSubmit={event => {
          event.preventDefault()
          start().catch(error => {
            console.error(error)
            setTrouble(true)
          })
        }}
      >
        <h2 id="seats">
          <Words id="setup.seats" />
        </h2>
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
          <button type="button" className="btn ghost more" onClick={() => setChairs(oneMore(chairs))}>
            <Words id="setup.add" />
          </button>
        )}
        <p className="hint">
          <Words id={hintOf(chairs)} />
        </p>
        {trouble && (
          <p className="trouble" role="alert">
            <Words id="setup.trouble" />
          </p>
        )}
        <div className="start">
          <button type="submit" className="btn primary">
            <Words id="setup.start" />
          </button>
          <Link href={`/rules/${listed.id}`} className="btn ghost">
            {t('door.rules')}
          </Link>
        </div>
        {fields.length > 0 && <Options fields={fields} chosen={chosen} onChange={setChosen} />}
      </form>
    </Page>
  )
}

function hintOf(chairs: readonly Chair[]): 'setup.alone' | 'setup.shared' | 'setup.bots' {
  const people = chairs.filter(chair => chair.who === 'person').length
  if (people === 0) return 'setup.bots'
  return people === 1 ? 'setup.alone' : 'setup.shared'
}
