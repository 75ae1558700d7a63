import { Icon } from '@kazamata/ui'
import { heroTokens } from '../../content/heroes.ts'
import type { Draft } from '../dock/draft.ts'
import './hero-picker.css'
import { heroIcons, signs } from '../icons.ts'
import { useWords } from '../words.ts'

/** The Heroes one may choose from; the kit of the one pointed at lies in the row below. */
export function HeroPicker({ draft }: { draft: Draft }) {
  const w = useWords()
  return (
    <fieldset className="wb-hero-choices" data-count={draft.choices.length}>
      <legend className="visually-hidden">{w('ask.hero.list')}</legend>
      {draft.choices.map(({ key, move }) => {
        if (move.do !== 'hero') return null
        const { hero } = move
        return (
          <button
            key={key}
            type="button"
            className="wb-hero-choice"
            aria-pressed={draft.chosen?.key === key}
            onClick={() => draft.choose(key)}
            onPointerEnter={() => draft.point(key)}
            onPointerLeave={() => draft.point()}
          >
            <span className="wb-hero-door">
              <Icon d={heroIcons[hero]} />
              <span className="wb-hero-hp">
                <Icon d={signs.heart} />
                <b aria-hidden="true">{heroTokens[hero].hp}</b>
              </span>
            </span>
            <b>{w(`hero.${hero}`)}</b>
            <span className="visually-hidden">{w('hero.hp', { hp: heroTokens[hero].hp })}</span>
            <small>{w(`hero.${hero}.line`)}</small>
          </button>
        )
      })}
    </fieldset>
  )
}
