import { type ModalProps, Modal as Plain } from '@kazamata/ui'
import './dialog.css'
import { useWords } from '../words.ts'

export function Dialog(props: ModalProps) {
  const w = useWords()
  return <Plain theme="pd-modal" closeLabel={w('dialog.close')} {...props} />
}
