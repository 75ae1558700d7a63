import type { Seat } from '@kazamata/kernel'
import type { AnyGameUi } from '@kazamata/ui'
import { useState } from 'react'
import { Link } from 'wouter'
import { useCard, useWords } from '../intl/words.tsx'
import { type OpenedMatch, OpenMatch, seatsOf } from '../matches/OpenMatch.tsx'
import { NotFound } from '../shell/NotFound.tsx'
import { usePageTitle } from '../shell/use-page-title.ts'
import { seatInfos } from '../table/board-state.ts'
import './print.css'

/** A sheet of a match on paper. Only what may be seen by everybody at this screen is printed. */
export default function PrintPage({ id }: { id: string }) {
  return (
    <OpenMatch id={id}>
      {opened =>
        opened.ui.Print === undefined ? <NotFound /> : <Preview opened={opened} Print={opened.ui.Print} />
      }
    </OpenMatch>
  )
}

function Preview({ opened, Print }: { opened: OpenedMatch; Print: NonNullable<AnyGameUi['Print']> }) {
  const { manifest, game, match } = opened
  const t = useWords()
  const card = useCard()
  const people = match.occupants.flatMap((occupant, seat) => (occupant.kind === 'person' ? [seat] : []))
  const [first = 0] = people
  const [seat, setSeat] = useState<Seat>(first)
  const [blank, setBlank] = useState(game.outcome(match.state) === undefined)
  // Around one screen everybody can read the print, so an unfinished turn is left out.
  const viewer = people.length === 1 ? first : 'table'
  const seats = seatInfos(seatsOf(match), [viewer])
  const top = usePageTitle<HTMLElement>(`${t('print')} · ${card(manifest.id, 'title')}`)
  return (
    <div className="printing">
      <header>
        <h1>{t('print')}</h1>
        <p>{t('print.lede')}</p>
        <fieldset>
          <legend>{t('print.what')}</legend>
          <label>
            <input type="radio" name="what" checked={blank} onChange={() => setBlank(true)} />
            {t('print.blank')}
          </label>
          <label>
            <input type="radio" name="what" checked={!blank} onChange={() => setBlank(false)} />
            {t('print.now')}
          </label>
        </fieldset>
        {match.seatCount > 1 && (
          <label className="whose">
            {t('print.whose')}
            <select value={seat} onChange={event => setSeat(Number(event.target.value))}>
              {seats.map(({ seat, name }) => (
                <option key={seat} value={seat}>
                  {name}
                </option>
              ))}
            </select>
          </label>
        )}
        <div className="acts">
          <button type="button" className="btn primary" onClick={() => print()}>
            {t('print.go')}
          </button>
          <Link href={`/table/${match.record.id}`} className="btn ghost">
            {t('print.back')}
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
