import { useState } from 'react'
import type { Dealt } from '../../state.ts'
import type { SetupDraft } from './Setup.tsx'

/** By the cards dealt, so that whoever leaves the table and comes back finds what they had selected. */
const drafts = new Map<string, SetupDraft>()

export function useSetupDraft(dealt: Dealt | undefined): [SetupDraft, (draft: SetupDraft) => void] {
  const key = JSON.stringify(dealt)
  const [draft, setDraft] = useState(() => drafts.get(key) ?? {})
  return [
    draft,
    next => {
      drafts.set(key, next)
      setDraft(next)
    },
  ]
}
