import type { GameManifest } from '@kazamata/registry'
import { coachingChoice, tutorialChoice } from '@kazamata/ui'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { useWords } from '../intl/words.tsx'
import { useDefaultNames } from '../setup/use-default-names.ts'
import { useSingleRun } from '../shell/use-single-run.ts'
import '../shell/offer.css'

/** Starts the game's tutorial in one touch. */
export function TutorialOffer({ manifest, primary = false }: { manifest: GameManifest; primary?: boolean }) {
  const t = useWords()
  const names = useDefaultNames()
  const [, go] = useLocation()
  const [trouble, setTrouble] = useState(false)
  const [begin, isBeginning] = useSingleRun(
    async () => {
      const seats = ['person', ...manifest.tutorial.bots] as const
      const { beginTutorial } = await import('./begin-tutorial.ts')
      const id = await beginTutorial(manifest, names(seats.map((who, key) => ({ key, who, name: '' }))))
      if (id === undefined) return setTrouble(true)
      coachingChoice(manifest.id).set('off')
      tutorialChoice(manifest.id).set('on')
      go(`/table/${id}`)
    },
    () => setTrouble(true),
  )
  return (
    <p className="offer">
      <span>
        <b>{t('tutorial.title')}</b>
        {t(trouble ? 'setup.trouble' : 'tutorial.text')}
      </span>
      <button
        type="button"
        className={primary ? 'btn primary' : 'btn'}
        disabled={isBeginning}
        onClick={begin}
      >
        {t('tutorial.start')}
      </button>
    </p>
  )
}
