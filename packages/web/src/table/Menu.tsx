import undoIcon from 'icon:anticlockwise-rotation'
import leaveIcon from 'icon:exit-door'
import printIcon from 'icon:pencil'
import book from 'icon:rule-book'
import exportIcon from 'icon:save'
import sealIcon from 'icon:wax-seal'
import { Icon, LazyView } from '@kazamata/ui'
import { useState } from 'react'
import { Link } from 'wouter'
import type { SealProps } from '../fairness/Seal.tsx'
import { Languages } from '../intl/Languages.tsx'
import { useWords } from '../intl/words.tsx'
import { downloadMatch } from '../shell/download.ts'
import { lazySeal } from './lazy.ts'
import { pace, paces, setPace } from './pace.ts'
import type { LoadedGame } from './table.ts'
import './menu.css'

/** What is not needed at every turn. */
export function Menu(props: {
  loaded: LoadedGame
  about: Pick<SealProps, 'match' | 'isOver' | 'file'>
  /** Where the bar is too narrow for it. */
  undo?: { readonly off: boolean; readonly takeBack: () => void }
  seal: boolean
  onSeal: () => void
  onClose: () => void
}) {
  const { loaded, about, undo, seal, onSeal, onClose } = props
  const { manifest, game, ui } = loaded
  const { match } = about
  const t = useWords()
  const [speed, setSpeed] = useState(pace)

  return (
    <>
      <div id="table-menu" className="menu" popover="auto">
        {undo !== undefined && (
          <button
            type="button"
            aria-disabled={undo.off || undefined}
            popoverTarget="table-menu"
            popoverTargetAction="hide"
            onClick={undo.takeBack}
          >
            <Icon d={undoIcon} />
            {t('undo')}
          </button>
        )}
        <Link href={`/rules/${manifest.id}`}>
          <Icon d={book} />
          {t('nav.rules')}
        </Link>
        <button type="button" popoverTarget="table-menu" popoverTargetAction="hide" onClick={onSeal}>
          <Icon d={sealIcon} />
          {t('seal')}
        </button>
        <button
          type="button"
          popoverTarget="table-menu"
          popoverTargetAction="hide"
          onClick={() => downloadMatch(game.id, match.id, about.file)}
        >
          <Icon d={exportIcon} />
          {t('match.export')}
        </button>
        {ui.Print !== undefined && (
          <Link href={`/table/${match.id}/print`}>
            <Icon d={printIcon} />
            {t('print')}
          </Link>
        )}
        <Link href="/">
          <Icon d={leaveIcon} />
          {t('leave')}
        </Link>
        <fieldset className="paces">
          <legend>{t('pace')}</legend>
          {paces.map(one => (
            <label key={one}>
              <input
                type="radio"
                name="pace"
                checked={speed === one}
                onChange={() => {
                  setPace(one)
                  setSpeed(one)
                }}
              />
              {t(`pace.${one}`)}
            </label>
          ))}
        </fieldset>
        <Languages />
      </div>
      {seal && <LazyView component={lazySeal} props={{ game, ...about, onClose }} />}
    </>
  )
}
