import { Table, type TableProps } from '../Board.tsx'
import { firstGameLesson } from './first-game.ts'

/** The table of the tutorial. */
export function GuidedTable(props: TableProps) {
  return <Table {...props} firstGameLesson={firstGameLesson} />
}
