import person from 'icon:person'
import hands from 'icon:shaking-hands'
import table from 'icon:tabletop-players'
import world from 'icon:world'
import { Icon } from '@kazamata/ui'
import { Link } from 'wouter'
import { useWords } from '../intl/words.tsx'
import type { Way } from './ways.ts'

const icons: Readonly<Record<Way, string>> = {
  alone: person,
  around: table,
  friends: world,
  strangers: hands,
}

/** With whom one wants to play: every game on the page then leads there. */
export function Ways(props: { of: readonly Way[]; way: Way; onChange: (way: Way) => void }) {
  const { of, way, onChange } = props
  const t = useWords()
  return (
    <fieldset className="ways" aria-describedby="way-text">
      <legend>{t('home.ways')}</legend>
      <div className="choice">
        {of.map(one => (
          <label key={one}>
            <input type="radio" name="way" checked={one === way} onChange={() => onChange(one)} />
            <Icon d={icons[one]} />
            <span>{t(`way.${one}`)}</span>
          </label>
        ))}
      </div>
      <p id="way-text" role="status">
        {t(`way.${way}.text`)} {way === 'strangers' && <Link href="/online">{t('home.lobby')}</Link>}
        {way === 'alone' && <Link href="/daily">{t('home.daily')}</Link>}
      </p>
    </fieldset>
  )
}
