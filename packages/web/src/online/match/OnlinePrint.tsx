import { PrintMatch } from '../../print/PrintMatch.tsx'
import { printMessages } from '../../print/words.ts'
import { GameMessages } from '../../table/GameMessages.tsx'
import { OnlineMessages } from '../OnlineMessages.tsx'
import { OpenFile } from './OpenFile.tsx'

/** Sheets of a finished match of the server on paper. */
export default function OnlinePrint({ id }: { id: string }) {
  return (
    <OnlineMessages>
      <OpenFile id={id}>
        {({ loaded, match }) => (
          <GameMessages manifest={loaded.manifest} more={printMessages}>
            <PrintMatch loaded={loaded} match={match} back={`/match/${id}`} />
          </GameMessages>
        )}
      </OpenFile>
    </OnlineMessages>
  )
}
