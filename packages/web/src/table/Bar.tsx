import undoIcon from 'icon:anticlockwise-rotation'
import skipIcon from 'icon:fast-forward-button'
import finishIcon from 'icon:finish-line'
import burger from 'icon:hamburger-menu'
import resultIcon from 'icon:laurels'
import scroll from 'icon:scroll-unfurled'
import soundOn from 'icon:speaker'
import soundOff from 'icon:speaker-off'
import { Icon, MessageText } from '@kazamata/ui'
import { type ReactNode, useState } from 'react'
import { Link } from 'wouter'
import type { SealProps } from '../fairness/Seal.tsx'
import { useCard, useWords } from '../intl/words.tsx'
import { Dialog } from '../shell/Dialog.tsx'
import { BotNotes } from '../shell/LevelNotes.tsx'
import { Logo } from '../shell/Logo.tsx'
import { setSound, useSound } from '../sound/sound-choice.ts'
import type { BoardState } from './board-state.ts'
import { Ledger } from './Ledger.tsx'
import { Menu } from './Menu.tsx'
import type { LoadedGame } from './table.ts'
import './bar.css'

export type BarDialog = 'help' | 'ledger' | 'seal'

/** The bar above the board: game, round and phase, and the buttons for log, help, undo and menu. */
export function Bar(props: {
  loaded: LoadedGame
  state: BoardState
  about: Pick<SealProps, 'match' | 'isOver' | 'file'>
  /** Takes back the last move; absent where the board has its own undo. */
  undo?: { readonly off: boolean; readonly takeBack: () => void }
  /** Shows at once what is being played back. */
  skip?: () => void
  /** For whoever only watches: straight to the end of the match. */
  toEnd?: () => void
  /** Opens the last screen again. */
  openEnding?: () => void
  onWhy: (clause: string) => void
  wide: boolean
  /** The ledger stands beside the board. */
  beside: boolean
  /** Further buttons. */
  tools?: ReactNode
}) {
  const { loaded, state, about, undo, skip, toEnd, openEnding, onWhy, wide, beside, tools } = props
  const { manifest, ui } = loaded
  const t = useWords()
  const card = useCard()
  const [dialog, setDialog] = useState<BarDialog>()
  const [whyNot, setWhyNot] = useState(false)
  const back = undo && { ...undo, takeBack: undo.off ? () => setWhyNot(true) : undo.takeBack }
  const isTutorial = about.match.seedWord === manifest.tutorial.seedWord
  const parts = { view: state.view, viewer: state.viewer, seats: state.seats }
  const close = () => setDialog(undefined)
  return (
    <header className="bar">
      <Link href="/" className="mark" aria-label={t('home')}>
        <Logo size={26} />
        {wide && 'Kazamata'}
      </Link>
      <div className="where">
        <h1>{card(manifest.id, wide ? 'title' : 'short')}</h1>
        <p>
          <MessageText message={ui.status({ ...parts, events: state.events })} />
        </p>
      </div>
      {/* Apart, so that the others do not count as moved whenever one comes or goes. */}
      {(skip ?? toEnd ?? openEnding) && (
        <div className="tools">
          {skip && <Tool icon={skipIcon} label={t('skip')} bright keys="Escape" onClick={skip} />}
          {toEnd && <Tool icon={finishIcon} label={t('toEnd')} bright onClick={toEnd} />}
          {openEnding && <Tool icon={resultIcon} label={t('after.result')} bright onClick={openEnding} />}
        </div>
      )}
      <div className="tools">
        {tools}
        {!beside && (
          <Tool icon={scroll} label={t('ledger')} bare={!wide} onClick={() => setDialog('ledger')} />
        )}
        <Tool
          icon={ui.helpIcon}
          label={<MessageText message={{ id: ui.helpLabel }} />}
          bare={!wide}
          onClick={() => setDialog('help')}
        />
        {wide && <SoundTool />}
        {wide && back && <Tool icon={undoIcon} label={t('undo')} off={back.off} onClick={back.takeBack} />}
        <button type="button" className="tool" popoverTarget="table-menu" aria-label={t('menu')}>
          <Icon d={burger} />
        </button>
      </div>
      <Menu
        loaded={loaded}
        about={about}
        isNarrow={!wide}
        {...(!wide && back && { undo: back })}
        onSeal={() => setDialog('seal')}
        seal={dialog === 'seal'}
        onClose={close}
      />
      {dialog === 'help' && (
        <Dialog title={<MessageText message={{ id: ui.helpLabel }} />} onClose={close} className="help">
          <ui.Help {...parts} guided={isTutorial} />
          {!isTutorial && <BotNotes game={manifest.id} seats={state.seats} />}
        </Dialog>
      )}
      {dialog === 'ledger' && (
        <Dialog title={t('ledger')} onClose={close} className="ledger-sheet">
          <Ledger ui={ui} state={state} onWhy={onWhy} bare />
        </Dialog>
      )}
      {whyNot && (
        <Dialog title={t('undo.none')} onClose={() => setWhyNot(false)}>
          <p>{t('undo.why')}</p>
        </Dialog>
      )}
    </header>
  )
}

/** Sound on or off, in one touch. */
function SoundTool() {
  const t = useWords()
  const isOn = useSound()
  return (
    <Tool
      icon={isOn ? soundOn : soundOff}
      label={t(isOn ? 'sound.on' : 'sound.off')}
      bare
      onClick={() => setSound(!isOn)}
    />
  )
}

export function Tool(props: {
  icon: string
  label: ReactNode
  /** Only the icon is shown. */
  bare?: boolean
  off?: boolean
  /** It is there only for a while, and is not to be missed. */
  bright?: boolean
  keys?: string
  onClick: () => void
}) {
  const { icon, label, bare = false, off = false, bright = false, keys, onClick } = props
  return (
    <button
      type="button"
      className="tool"
      data-bright={bright || undefined}
      aria-disabled={off || undefined}
      aria-keyshortcuts={keys}
      onClick={onClick}
    >
      <Icon d={icon} />
      <span className={bare ? 'visually-hidden' : undefined}>{label}</span>
    </button>
  )
}
