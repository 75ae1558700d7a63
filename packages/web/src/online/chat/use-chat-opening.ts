import { storedChoice } from '@kazamata/ui'
import { useState } from 'react'
import { useMinWidth } from '../../table/use-min-width.ts'

/** From here on every board leaves room for the chat. */
const roomyWidth = 1100

/** The panel beside the board, once opened, stays open at every table until it is closed. */
const panel = storedChoice('kazamata.chat.panel', ['open', 'closed'], { first: 'closed', unseen: 'closed' })

/** Whether the chat of a running match is open, and where: beside the board, or in a dialog above it. */
export function useChatOpening(ledgerFrom = 1000) {
  const isBeside = useMinWidth(Math.min(ledgerFrom, roomyWidth))
  const isPanelOpen = panel.use() === 'open'
  const [isDialogOpen, setDialogOpen] = useState(false)
  const [hasFocus, setFocus] = useState(false)
  const isOpen = isBeside ? isPanelOpen : isDialogOpen
  function toggle(): void {
    setFocus(!isOpen)
    if (isBeside) panel.set(isOpen ? 'closed' : 'open')
    else setDialogOpen(!isOpen)
  }
  return {
    isBeside,
    isOpen,
    /** Was it opened here and now, to be written in? */
    hasFocus,
    toggle,
  }
}
