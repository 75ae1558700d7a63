import { type ModalProps, Modal as Plain } from '@kazamata/ui'
import { useWords } from './words.ts'
import './modal.css'

export function Modal(props: ModalProps) {
  const w = useWords()
  return <Plain theme="te-modal" closeLabel={w('panel.close')} {...props} />
}
