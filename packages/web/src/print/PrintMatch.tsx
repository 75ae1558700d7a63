import type { Seat } from '@kazamata/kernel'
import type { AnyMatch } from '@kazamata/kernel/match'
import { useState } from 'react'
import { useCard } from '../intl/words.tsx'
import { seatsOf } from '../matches/OpenMatch.tsx'
import { NotFound } from '../shell/NotFound.tsx'
import { seatInfos } from '../table/board-state.ts'
import type { LoadedGame } from '../table/table.ts'
import { PrintFrame } from './PrintFrame.tsx'
import { type Print, Sheets } from './Sheets.tsx'
import { usePrintWords } from './words.ts'

interface PrintMatchProps {
  readonly loaded: LoadedGame
  readonly match: AnyMatch
  /** Where the match is. */
  readonly back: string
}

/** Sheets of a match on paper. Only what may be seen by everybody at this screen is printed. */
export function PrintMatch(props: PrintMatchProps) {
  const { Print } = props.loaded.ui
  return Print === undefined ? <NotFound /> : <Preview {...props} Print={Print} />
}

function Preview({ loaded, match, back, Print }: PrintMatchProps & { Print: Print }) {
  const { manifest, game } = loaded
  const t = usePrintWords()
  const card = useCard()
  const isOver = game.outcome(match.state) !== undefined
  const people = match.occupants.flatMap((occupant, seat) => (occupant.kind === 'person' ? [seat] : []))
  const [first = 0] = people
  const [whose, setWhose] = useState<Seat | 'all'>(isOver ? 'all' : first)
  const [blank, setBlank] = useState(!isOver)
  // Around one screen everybody can read the print, so an unfinished turn is left out.
  const viewer = people.length === 1 ? first : 'table'
  const seats = seatInfos(seatsOf(match), [viewer])
  return (
    <PrintFrame
      title={t('print')}
      of={card(manifest.id, 'title')}
      lede={t('print.lede')}
      back={{ href: back, label: t('print.back') }}
      choices={
        <>
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
              <select
                value={whose}
                onChange={({ target: { value } }) => setWhose(value === 'all' ? 'all' : Number(value))}
              >
                <option value="all">{t('print.all')}</option>
                {seats.map(({ seat, name }) => (
                  <option key={seat} value={seat}>
                    {name}
                  </option>
                ))}
              </select>
            </label>
          )}
        </>
      }
    >
      <Sheets
        {...{ Print, viewer, seats, blank }}
        view={game.view(match.state, viewer)}
        of={whose === 'all' ? seats.map(({ seat }) => seat) : [whose]}
      />
    </PrintFrame>
  )
}
