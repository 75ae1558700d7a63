import { type LeafProps, Leaf as Plain } from '@kazamata/ui'
import { useWords } from '../words.ts'
import './leaf.css'

export function Leaf(props: LeafProps) {
  const w = useWords()
  return <Plain look="te-leaf" close={w('panel.close')} {...props} />
}
