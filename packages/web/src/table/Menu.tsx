import undoIcon from 'icon:anticlockwise-rotation'
import leaveIcon from 'icon:exit-door'
import printIcon from 'icon:pencil'
import book from 'icon:rule-book'
import exportIcon from 'icon:save'
import sealIcon from 'icon:wax-seal'
import type { AnyMatch } from '@kazamata/kernel/match'
import { Icon } from '@kazamata/ui'
import { useState } from 'react'
import { Link } from 'wouter'
import { Languages } from '../intl/Languages.tsx'
import { useWords, Words } from '../intl/words.tsx'
import { giveFile } from '../matches/file.ts'
import type { Opened } from './open.ts'
import { pace, paces, setPace } from './pace.ts'
import { Seal } from './Seal.tsx'
import './menu.css'

/** What is not needed at every turn. */
export function Menu(props: {
  opened: Opened
  match: AnyMatch
  /** Where the bar has no room for it. */
  undo?: { readonly off: boolean; readonly takeBack: () => void }
  seal: boolean
  onSeal: () => void
  onClose: () => void
}) {
  const { opened, match, undo, seal, onSeal, onClose } = props
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
            <Words id="undo" />
          </button>
        )}
        <Link href={`/rules/${opened.manifest.id}`}>
          <Icon d={book} />
          <Words id="nav.rules" />
        </Link>
        <button type="button" popoverTarget="table-menu" popoverTargetAction="hide" onClick={onSeal}>
          <Icon d={sealIcon} />
          <Words id="seal" />
        </button>
        <button
          type="button"
          popoverTarget="table-menu"
          popoverTargetAction="hide"
          onClick={() => giveFile(match.record, opened.saved.seal)}
        >
          <Icon d={exportIcon} />
          <Words id="match.export" />
        </button>
        {opened.ui.Print !== undefined && (
          <Link href={`/table/${match.record.id}/print`}>
            <Icon d={printIcon} />
            <Words id="print" />
          </Link>
        )}
        <Link href="/">
          <Icon d={leaveIcon} />
          <Words id="leave" />
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
              <Words id={`pace.${one}`} />
            </label>
          ))}
        </fieldset>
        <Languages />
      </div>
      {seal && <Seal opened={opened} match={match} onClose={onClose} />}
    </>
  )
}
