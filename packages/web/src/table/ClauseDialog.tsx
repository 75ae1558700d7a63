import type { GameManifest } from '@kazamata/registry'
import { useState } from 'react'
import { Link } from 'wouter'
import { useWords } from '../intl/words.tsx'
import { findClause } from '../rules/clause.ts'
import { Pairs, Text } from '../rules/Text.tsx'
import { type LoadedRules, useRules } from '../rules/use-rules.ts'
import { Dialog } from '../shell/Dialog.tsx'

/** Why did that happen? The clause, and a way to read on. */
export function ClauseDialog({
  manifest,
  clause,
  onClose,
}: {
  manifest: GameManifest
  clause: string
  onClose: () => void
}) {
  const t = useWords()
  const book = useRules(manifest)
  const [shown, setShown] = useState(clause)
  return (
    <Dialog title={t('why.title', { clause: shown })} onClose={onClose} className="why-dialog">
      {book !== undefined && <ClauseText book={book} clause={shown} onFollow={setShown} />}
      <div className="actions">
        <Link href={`/rules/${manifest.id}/reference#${shown}`} className="btn ghost">
          {t('why.all')}
        </Link>
      </div>
    </Dialog>
  )
}

function ClauseText({
  book,
  clause,
  onFollow,
}: {
  book: LoadedRules
  clause: string
  onFollow: (id: string) => void
}) {
  const t = useWords()
  const found = findClause(book.rules, clause)
  if (found === undefined) return <p>{t('why.none')}</p>
  return (
    <div className="clause-text" lang={found.section.lang ?? book.locale}>
      <p className="from">
        <Text of={found.section.title} />
      </p>
      {found.is === 'clause' ? (
        <p className="says" lang={found.clause.lang}>
          <Text of={found.clause.of} follow={onFollow} />
        </p>
      ) : (
        <Pairs head={found.head} row={found.row} follow={onFollow} />
      )}
    </div>
  )
}
