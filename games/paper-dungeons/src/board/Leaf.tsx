import { type LeafProps, Leaf as Plain } from '@kazamata/ui'
import './leaf.css'
import { useWords } from './words.ts'

export function Leaf(props: LeafProps) {
  const w = useWords()
  return <Plain look="pd-leaf" close={w('leaf.close')} {...props} />
}
