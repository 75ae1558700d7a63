import type { ReactNode } from 'react'
import { PageMessages } from '../intl/PageMessages.tsx'
import { onlineMessages } from './words.ts'

/** The words of the online pages beside those of the shell. */
export function OnlineMessages(props: { children: ReactNode; fallback?: ReactNode }) {
  return <PageMessages own={onlineMessages} {...props} />
}
