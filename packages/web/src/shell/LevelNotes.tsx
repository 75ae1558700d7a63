import { levels } from '@kazamata/registry'
import { useIntl } from '@kazamata/ui'
import { useWords } from '../intl/words.tsx'
import './level-notes.css'

/** How the bots of each level play a game, in a sentence. */
export function LevelNotes({ game }: { game: string }) {
  const t = useWords()
  const intl = useIntl()
  return (
    <dl className="level-notes">
      {levels.map(level => (
        <div key={level}>
          <dt>{t(`who.${level}`)}</dt>
          <dd>{intl.formatMessage({ id: `level.${game}.${level}` })}</dd>
        </div>
      ))}
    </dl>
  )
}

/** The bots at a table: their names and levels, and how they play. */
export function BotNotes(props: {
  game: string
  seats: readonly { readonly name: string; readonly bot?: string }[]
}) {
  const t = useWords()
  const intl = useIntl()
  const bots = levels
    .map(level => ({ level, names: props.seats.filter(({ bot }) => bot === level).map(({ name }) => name) }))
    .filter(({ names }) => names.length > 0)
  if (bots.length === 0) return null
  return (
    <section className="bot-notes">
      <h3>{t('level.title')}</h3>
      <dl className="level-notes">
        {bots.map(({ level, names }) => (
          <div key={level}>
            <dt>
              {names.join(', ')} · {t(`who.${level}`)}
            </dt>
            <dd>{intl.formatMessage({ id: `level.${props.game}.${level}` })}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
