import { type ReactNode, useMemo } from 'react'
import { Loading } from '../shell/Loading.tsx'
import { MessagesProvider, useMessages } from './MessagesProvider.tsx'
import { joined, type MessageLoader, shellMessages } from './messages.ts'

/** The words of a page beside those of the shell. */
export function PageMessages(props: { own: MessageLoader; children: ReactNode; fallback?: ReactNode }) {
  const { own, children, fallback = <Loading /> } = props
  const loaded = useMessages(useMemo(() => joined([own, shellMessages]), [own]))
  return loaded === undefined ? fallback : <MessagesProvider loaded={loaded}>{children}</MessagesProvider>
}
