import type { ErrorCode } from '@kazamata/kernel'
import { useWords } from '../intl/words.tsx'
import { downloadMatch } from '../shell/download.ts'
import { Fault, HomeLink } from '../shell/Fault.tsx'

/** A match that cannot be replayed here: of other rules, or broken. */
export interface Refused {
  readonly refused: ErrorCode
  readonly game: string
  readonly file: () => Promise<Blob>
}

/** Says why a match cannot be opened, and gives it back as a file. */
export function RefusedMatch({ refused, game, id, file }: Refused & { readonly id: string }) {
  const t = useWords()
  return (
    <Fault title={t('refused.title')} text={t(`refusal.${refused}`, { at: 0 })}>
      <button type="button" className="btn primary" onClick={() => downloadMatch(game, id, file)}>
        {t('match.export')}
      </button>
      <HomeLink />
    </Fault>
  )
}
