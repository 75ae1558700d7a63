import { HouseMark, Icon, type PanelProps } from '@kazamata/ui'
import { equipment } from '../../content/equipment.ts'
import { kits } from '../../content/ids.ts'
import { sourceOf } from '../../content/source-of.ts'
import { welcomeBack } from '../../game.ts'
import { hero as heroName } from '../../log.ts'
import type { View } from '../../view.ts'
import { upTo } from '../cards/Cards.tsx'
import { CoachSwitch } from '../coach/Coach.tsx'
import { ruleOf } from '../hero/Equipment.tsx'
import { cardIcons, signs, tokenIcons } from '../icons.ts'
import { type AidRow, aidCards } from './aid-cards.ts'
import './help.css'
import { useText, useWords } from '../words.ts'

/** The two aid cards, made for the Hero in play, and the round in three sentences. */
export function Help({ view, viewer, guided = false }: PanelProps<View>) {
  const w = useWords()
  const tell = useText()
  const aid = aidCards(view)
  const failed = viewer !== 'table' && (view.players[viewer]?.failures ?? 0) > 0
  return (
    <div className="wb-help">
      {guided && <CoachSwitch />}
      <section className="wb-aid" data-side={failed ? 'red' : 'white'}>
        <h3>{w('help.monsters')}</h3>
        <table>
          <thead>
            <tr>
              <th scope="col">
                <span className="visually-hidden">{w('help.strength')}</span>
              </th>
              <th scope="col">{w('help.monster')}</th>
              <th scope="col">{w('help.copies')}</th>
              <th scope="col">{w('help.beatenBy')}</th>
            </tr>
          </thead>
          <tbody>
            {aid.monsters.map(row => (
              <tr key={row.card}>
                <td className="wb-aid-strength">{row.strength}</td>
                <th scope="row">
                  <Icon d={cardIcons[row.card]} /> {w(`card.${row.card}`)}
                </th>
                <td>
                  <Copies row={row} />
                </td>
                <td>
                  <By row={row} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {aid.specials.length > 0 && view.options.specials > 0 && (
        <section className="wb-aid" data-side={failed ? 'red' : 'white'}>
          <h3>{w('help.specials')}</h3>
          <p>
            {w(aid.specials.every(({ known }) => known) ? 'help.specials.known' : 'help.specials.hidden')}
          </p>
          <ul>
            {aid.specials.map(row => (
              <li key={row.card}>
                <Icon d={cardIcons[row.card]} />
                <span>
                  <b data-met={row.met > 0}>{w(`card.${row.card}`)}</b>{' '}
                  {row.met > 0 && <em>{w('help.copy', { met: row.met, copies: row.copies })}</em>}
                  {tell({ id: `card.${row.card}.rule` })}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {view.hero !== undefined && (
        <section className="wb-aid">
          <h3>{w('help.kit', { hero: heroName(view.hero, 'the') })}</h3>
          <ul>
            {kits[view.hero].map(token => (
              <li key={token}>
                <Icon d={tokenIcons[token]} />
                <span>
                  <b>{w(`token.${token}`)}</b>{' '}
                  {equipment[token].once && (
                    <em>
                      <Icon d={signs.once} /> {w('help.once')}
                    </em>
                  )}
                  {tell(ruleOf(token))} <HouseMark game={welcomeBack.id} sources={sourceOf(token)} />
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section className="wb-aid">
        <h3>{w('help.flow')}</h3>
        <ol>
          <li>{w('help.flow.1')}</li>
          <li>{w('help.flow.2')}</li>
          <li>{w('help.flow.3')}</li>
        </ol>
      </section>
    </div>
  )
}

/** One small card for each copy; those that were met are struck out. */
function Copies({ row }: { row: AidRow }) {
  const w = useWords()
  return (
    <span
      className="wb-aid-copies"
      role="img"
      aria-label={w('help.copy', { met: row.met, copies: row.copies })}
    >
      {upTo(row.copies).map(i => (
        <i key={i} data-met={i < row.met} />
      ))}
    </span>
  )
}

function By({ row }: { row: AidRow }) {
  const w = useWords()
  const tokens = row.by.length > 0 ? row.by : row.may
  if (tokens.length === 0) return <span className="wb-aid-none">{w('help.nothing')}</span>
  return (
    <span className="wb-aid-by">
      {row.by.length === 0 && <em>{w('help.mayHelp')}</em>}
      {tokens.map(({ token, gone }) => (
        <span key={token} data-gone={gone}>
          <Icon d={tokenIcons[token]} /> {w(`token.${token}.short`)}
        </span>
      ))}
    </span>
  )
}
