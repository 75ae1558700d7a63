import undoIcon from 'icon:anticlockwise-rotation'
import leaveIcon from 'icon:exit-door'
import printIcon from 'icon:pencil'
import book from 'icon:rule-book'
import exportIcon from 'icon:save'
import sealIcon from 'icon:wax-seal'
import { Icon, LazyView, paceChoice, paces } from '@kazamata/ui'
import { Link } from 'wouter'
import type { SealProps } from '../fairness/Seal.tsx'
import { Languages } from '../intl/Languages.tsx'
import { useWords } from '../intl/words.tsx'
import { DaylightSwitch } from '../shell/appearance/DaylightSwitch.tsx'
import { TextSize } from '../shell/appearance/TextSize.tsx'
import { downloadMatch } from '../shell/download.ts'
import { SoundSwitch } from '../sound/SoundSwitch.tsx'
import { lazySeal } from './lazy.ts'
import type { LoadedGame } from './table.ts'
import './menu.css'

/** What is not needed at every turn. */
export function Menu(props: {
  loaded: LoadedGame
  about: Pick<SealProps, 'match' | 'isOver' | 'file'>
  /** The bar has no room for all its tools. */
  isNarrow: boolean
  /** Where the bar is too narrow for it. */
  undo?: { readonly off: boolean; readonly takeBack: () => void }
  seal: boolean
  onSeal: () => void
  onClose: () => void
}) {
  const { loaded, about, isNarrow, undo, seal, onSeal, onClose } = props
  const { manifest, game, ui } = loaded
  const { match } = about
  const t = useWords()
  const pace = paceChoice.use()

  return (
    <>
      <div id="table-menu" className="menu" popover="auto">
        {undo !== undefined && (
          <MenuButton icon={undoIcon} label={t('undo')} off={undo.off} onClick={undo.takeBack} />
        )}
        <Link href={`/rules/${manifest.id}`}>
          <Icon d={book} />
          {t('nav.rules')}
        </Link>
        <MenuButton icon={sealIcon} label={t('seal')} onClick={onSeal} />
        {(!match.isOnline || about.isOver) && (
          <MenuButton
            icon={exportIcon}
            label={t('match.export')}
            onClick={() => downloadMatch(game.id, match.id, about.file)}
          />
        )}
        {ui.Print !== undefined && (!match.isOnline || about.isOver) && (
          <Link href={`/${match.isOnline ? 'match' : 'table'}/${match.id}/print`}>
            <Icon d={printIcon} />
            {t('print')}
          </Link>
        )}
        <Link href="/">
          <Icon d={leaveIcon} />
          {t('leave')}
        </Link>
        {isNarrow && <SoundSwitch />}
        <DaylightSwitch />
        <fieldset className="choices">
          <legend>{t('pace')}</legend>
          {paces.map(one => (
            <label key={one}>
              <input type="radio" name="pace" checked={pace === one} onChange={() => paceChoice.set(one)} />
              {t(`pace.${one}`)}
            </label>
          ))}
        </fieldset>
        <TextSize />
        <Languages />
      </div>
      {seal && <LazyView component={lazySeal} props={{ game, ...about, onClose }} />}
    </>
  )
}

/** Closes the menu. */
function MenuButton(props: { icon: string; label: string; off?: boolean; onClick: () => void }) {
  const { icon, label, off, onClick } = props
  return (
    <button
      type="button"
      aria-disabled={off || undefined}
      popoverTarget="table-menu"
      popoverTargetAction="hide"
      onClick={onClick}
    >
      <Icon d={icon} />
      {label}
    </button>
  )
}
