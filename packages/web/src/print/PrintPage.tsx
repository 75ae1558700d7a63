import { OpenMatch } from '../matches/OpenMatch.tsx'
import { PrintMatch } from './PrintMatch.tsx'
import { printMessages } from './words.ts'

/** Sheets of a match of this device on paper. */
export default function PrintPage({ id }: { id: string }) {
  return (
    <OpenMatch id={id} more={printMessages}>
      {opened => <PrintMatch loaded={opened} match={opened.match} back={`/table/${id}`} />}
    </OpenMatch>
  )
}
