import type { Seat } from '@kazamata/kernel'
import { occupants } from '@kazamata/kernel/match'
import type { AnyGameUi } from '@kazamata/ui'
import { useCallback, useState } from 'react'
import { Link } from 'wouter'
import { useCard, useWords, Words } from '../intl/words.tsx'
import { useArrival } from '../shell/arrival.ts'
import { Fault } from '../shell/Fault.tsx'
import { NotFound } from '../shell/NotFound.tsx'
import { Waiting } from '../shell/Waiting.tsx'
import { GameSpeech } from '../table/GameSpeech.tsx'
import { useLoaded } from '../table/loaded.ts'
import { type Opened, take } from '../table/open.ts'
import { facesOf } from '../table/scene.ts'
import './print.css'

/** A sheet of a match on paper. Only what may be seen by everybody at this screen is printed. */
export default function PrintPage({ id }: { id: string }) {
  const load = useCallback(() => take(id), [id])
  const taken = useLoaded(load)
  if (taken === undefined) return <Waiting />
  if ('is' in taken || taken.ui.Print === undefined) return <NotFound />
  return (
    <Fault match={() => ({ record: taken.match.record, seal: taken.saved.seal })}>
      <GameSpeech manifest={taken.manifest}>
        <Preview opened={taken} Print={taken.ui.Print} />
      </GameSpeech>
    </Fault>
  )
}

function Preview({ opened, Print }: { opened: Opened; Print: NonNullable<AnyGameUi['Print']> }) {
  const { manifest, game, match } = opened
  const t = useWords()
  const card = useCard()
  const people = occupants(match.record).flatMap((occupant, seat) =>
    occupant.kind === 'person' ? [seat] : [],
  )
  const [first = 0] = people
  const [seat, setSeat] = useState<Seat>(first)
  const [blank, setBlank] = useState(game.outcome(match.state) === undefined)
  // Around one screen nobody's unfinished turn is for all eyes.
  const viewer = people.length === 1 ? first : 'table'
  const seats = facesOf(match, { viewer })
  const top = useArrival<HTMLElement>(`${t('print')} · ${card(manifest.id, 'title')}`)
  return (
    <div className="printing">
      <header>
        <h1>{t('print')}</h1>
        <p>{t('print.lede')}</p>
        <fieldset>
          <legend>{t('print.what')}</legend>
          <label>
            <input type="radio" name="what" checked={blank} onChange={() => setBlank(true)} />
            <Words id="print.blank" />
          </label>
          <label>
            <input type="radio" name="what" checked={!blank} onChange={() => setBlank(false)} />
            <Words id="print.now" />
          </label>
        </fieldset>
        {match.seatCount > 1 && (
          <label className="whose">
            <Words id="print.whose" />
            <select value={seat} onChange={event => setSeat(Number(event.target.value))}>
              {seats.map(face => (
                <option key={face.seat} value={face.seat}>
                  {face.name}
                </option>
              ))}
            </select>
          </label>
        )}
        <div className="acts">
          <button type="button" className="btn primary" onClick={() => print()}>
            <Words id="print.go" />
          </button>
          <Link href={`/table/${match.record.id}`} className="btn ghost">
            <Words id="print.back" />
          </Link>
        </div>
      </header>
      <main tabIndex={-1} ref={top}>
        <div className="a4">
          <Print
            view={game.view(match.state, viewer)}
            viewer={viewer}
            seats={seats}
            seat={seat}
            blank={blank}
          />
        </div>
      </main>
    </div>
  )
}
