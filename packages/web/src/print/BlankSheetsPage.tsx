import { type AnyGame, fastChance } from '@kazamata/kernel'
import { type Choices, findGame, type GameManifest } from '@kazamata/registry'
import type { AnyGameUi } from '@kazamata/ui'
import { useIntl } from '@kazamata/ui'
import { useCallback, useMemo, useState } from 'react'
import { useCard } from '../intl/words.tsx'
import { hex } from '../matches/seed.ts'
import { fieldsOf } from '../setup/fields.ts'
import { Loading } from '../shell/Loading.tsx'
import { NotFound } from '../shell/NotFound.tsx'
import { useLoaded } from '../shell/use-loaded.ts'
import { GameMessages } from '../table/GameMessages.tsx'
import { PrintFrame } from './PrintFrame.tsx'
import { Sheets } from './Sheets.tsx'
import { printMessages, usePrintWords } from './words.ts'

/** Blank sheets of a game on paper, for a table without a screen. */
export default function BlankSheetsPage({ id }: { id: string }) {
  const manifest = findGame(id)
  const load = useCallback(async () => {
    const [game, ui] = await Promise.all([manifest?.game(), manifest?.ui()])
    return { game, ui }
  }, [manifest])
  const loaded = useLoaded(load)
  if (manifest === undefined) return <NotFound />
  if (loaded === undefined) return <Loading />
  const { game, ui } = loaded
  if (game === undefined || ui?.Print === undefined) return <NotFound />
  return (
    <GameMessages manifest={manifest} more={printMessages}>
      <BlankSheets {...{ manifest, game, ui }} />
    </GameMessages>
  )
}

function BlankSheets({ manifest, game, ui }: { manifest: GameManifest; game: AnyGame; ui: AnyGameUi }) {
  const t = usePrintWords()
  const card = useCard()
  const intl = useIntl()
  const { Print, printOptions = [] } = ui
  const [seed] = useState(() => hex(8))
  const [count, setCount] = useState(game.seats.min)
  const [options, setOptions] = useState<Choices>({})
  const fields = useMemo(
    () => fieldsOf(game).filter(({ key }) => printOptions.includes(key)),
    [game, printOptions],
  )
  const view = useMemo(() => {
    const state = game.setup(game.options.parse(options), count, fastChance(seed), () => undefined)
    return game.view(state, 'table')
  }, [game, options, count, seed])
  const seats = Array.from({ length: count }, (_, seat) => ({ seat, name: '', thinking: false, you: false }))
  if (Print === undefined) return null
  const { min, max } = game.seats
  const counts = Array.from({ length: max - min + 1 }, (_, more) => min + more)
  return (
    <PrintFrame
      title={t('print.sheets')}
      of={card(manifest.id, 'title')}
      lede={t('print.blankSheets.lede')}
      back={{ href: `/rules/${manifest.id}`, label: t('howto.of') }}
      choices={
        <>
          <label className="whose">
            {t('print.count')}
            <select value={count} onChange={event => setCount(Number(event.target.value))}>
              {counts.map(count => (
                <option key={count} value={count}>
                  {count}
                </option>
              ))}
            </select>
          </label>
          {fields.map(field => {
            const text = (id: string) => intl.formatMessage({ id: `option.${field.key}${id}` })
            const value = options[field.key] ?? field.value
            const set = (picked: Choices[string]) => setOptions({ ...options, [field.key]: picked })
            return field.is === 'switch' ? (
              <label key={field.key}>
                <input
                  type="checkbox"
                  checked={value === true}
                  onChange={event => set(event.target.checked)}
                />
                {text('')}
              </label>
            ) : (
              <label key={field.key} className="whose">
                {text('')}
                <select
                  value={String(value)}
                  onChange={({ target }) =>
                    set(field.of.find(pick => String(pick) === target.value) ?? value)
                  }
                >
                  {field.of.map(pick => (
                    <option key={pick} value={pick}>
                      {text(`.${pick}`)}
                    </option>
                  ))}
                </select>
              </label>
            )
          })}
        </>
      }
    >
      <Sheets {...{ Print, view, seats }} viewer="table" of={seats.map(({ seat }) => seat)} blank />
    </PrintFrame>
  )
}
