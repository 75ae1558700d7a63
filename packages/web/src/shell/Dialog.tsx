import { Modal, type ModalProps } from '@kazamata/ui'
import { useWords } from '../intl/words.tsx'
import { scrollable } from './scrollable.ts'
import './dialog.css'

/** The shell's dialog: its head stays while its content scrolls. */
export function Dialog({ className = '', ...modal }: ModalProps & { readonly className?: string }) {
  const t = useWords()
  return <Modal {...modal} theme={`dialog ${className}`} closeLabel={t('close')} bodyProps={scrollable} />
}
