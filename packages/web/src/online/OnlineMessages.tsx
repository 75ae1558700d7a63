import type { Locale, Messages } from '@kazamata/registry'
import type { ReactNode } from 'react'
import { MessagesProvider, useMessages } from '../intl/MessagesProvider.tsx'
import { shellMessages } from '../intl/messages.ts'
import { Loading } from '../shell/Loading.tsx'
import { onlineMessages } from './words.ts'

async function load(locale: Locale): Promise<Messages> {
  const [shell, online] = await Promise.all([shellMessages(locale), onlineMessages(locale)])
  return { ...online, ...shell }
}

/** The words of the online pages beside those of the shell. */
export function OnlineMessages(props: { children: ReactNode; fallback?: ReactNode }) {
  const { children, fallback = <Loading /> } = props
  const loaded = useMessages(load, undefined)
  return loaded === undefined ? fallback : <MessagesProvider loaded={loaded}>{children}</MessagesProvider>
}
