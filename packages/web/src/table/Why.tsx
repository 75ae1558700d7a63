import type { OpenGame, Rules } from '@kazamata/registry'
import { useState } from 'react'
import { Link } from 'wouter'
import { Words } from '../intl/words.tsx'
import { findClause } from '../rules/clause.ts'
import { Rows, Text } from '../rules/Text.tsx'
import { Dialog } from '../shell/Dialog.tsx'
import { useLoaded } from './loaded.ts'

/** Why did that happen? The clause, and a way to read on. */
export function Why({ listed, clause, onClose }: { listed: OpenGame; clause: string; onClose: () => void }) {
  const rules = useLoaded(listed.rules)
  const [shown, setShown] = useState(clause)
  return (
    <Dialog
      title={<Words id="why.title" values={{ clause: shown }} />}
      onClose={onClose}
      className="why-dialog"
    >
      {rules !== undefined && <ClauseText rules={rules} clause={shown} onFollow={setShown} />}
      <div className="actions">
        <Link href={`/rules/${listed.id}#${shown}`} className="btn ghost">
          <Words id="why.all" />
        </Link>
      </div>
    </Dialog>
  )
}

function ClauseText({
  rules,
  clause,
  onFollow,
}: {
  rules: Rules
  clause: string
  onFollow: (id: string) => void
}) {
  const found = findClause(rules, clause)
  if (found === undefined)
    return (
      <p>
        <Words id="why.none" />
      </p>
    )
  return (
    <div className="clause-text" lang="en">
      <p className="from">
        <Text of={found.section.title} />
      </p>
      {found.is === 'clause' ? (
        <p className="says">
          <Text of={found.clause.of} follow={onFollow} />
        </p>
      ) : (
        <Rows head={found.head} rows={[found.row]} follow={onFollow} />
      )}
    </div>
  )
}
