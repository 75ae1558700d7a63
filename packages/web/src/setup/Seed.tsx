import { seedOf } from '@kazamata/kernel/match'
import { useId } from 'react'
import { useWords } from '../intl/words.tsx'

/** Where chance comes from: a secret, unless a word is given. It takes no more letters than fit into a seed. */
export function Seed({ word, onChange }: { word: string; onChange: (word: string) => void }) {
  const t = useWords()
  const field = useId()
  const help = useId()
  return (
    <div className="option word">
      <label htmlFor={field}>
        <b>{t('setup.seed')}</b>
      </label>
      <small id={help}>{t('setup.seed.help')}</small>
      <input
        id={field}
        value={word}
        aria-describedby={help}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        onChange={({ target }) => {
          if (seedOf(target.value) !== undefined) onChange(target.value)
        }}
      />
    </div>
  )
}
