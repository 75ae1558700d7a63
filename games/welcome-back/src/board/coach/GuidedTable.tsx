import type { BoardProps } from '@kazamata/ui'
import type { Event } from '../../event.ts'
import type { Move } from '../../move.ts'
import type { View } from '../../view.ts'
import { Table } from '../Board.tsx'
import { lessonFor } from './lessons.ts'

/** The table of a tutorial. */
export function GuidedTable(props: BoardProps<View, Move, Event>) {
  return <Table {...props} lessonFor={lessonFor} />
}
