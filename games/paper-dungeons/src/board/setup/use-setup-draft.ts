import { useState } from 'react'
import type { Dealt } from '../../state.ts'
import type { SetupDraft } from './Setup.tsx'

/** By the cards dealt, so that whoever leaves the table or loads it again finds what they had selected. */
const keyOf = ({ powers, goals }: Dealt) => ['kazamata.paper-dungeons.setup', ...powers, ...goals].join(' ')

function storedDraft(dealt: Dealt): SetupDraft {
  try {
    const chosen = sessionStorage.getItem(keyOf(dealt))?.split(' ') ?? []
    const power = dealt.powers.find(one => chosen.includes(one))
    const goal = dealt.goals.find(one => chosen.includes(one))
    return { ...(power && { power }), ...(goal && { goal }) }
  } catch {
    return {}
  }
}

function storeDraft(dealt: Dealt, { power, goal }: SetupDraft): void {
  try {
    sessionStorage.setItem(keyOf(dealt), `${power} ${goal}`)
  } catch {
    // Storage is blocked or full: the draft lasts as long as the board is shown.
  }
}

export function useSetupDraft(dealt: Dealt | undefined): [SetupDraft, (draft: SetupDraft) => void] {
  const [draft, setDraft] = useState(() => (dealt === undefined ? {} : storedDraft(dealt)))
  return [
    draft,
    next => {
      if (dealt !== undefined) storeDraft(dealt, next)
      setDraft(next)
    },
  ]
}
