import { type ReactNode, useCallback } from 'react'
import { Link } from 'wouter'
import { Fault, HomeLink } from '../../shell/Fault.tsx'
import { Loading } from '../../shell/Loading.tsx'
import { useLoaded } from '../../shell/use-loaded.ts'
import { useOnline } from '../use-online.ts'
import { useOnlineWords } from '../words.ts'
import { type OpenedFile, openFile } from './open-file.ts'

/** Shows a finished match of the server. */
export function OpenFile({ id, children }: { id: string; children: (opened: OpenedFile) => ReactNode }) {
  const t = useOnlineWords()
  const { api } = useOnline()
  const load = useCallback(async () => ({ opened: await openFile(api, id) }), [api, id])
  const found = useLoaded(load)
  if (found === undefined) return <Loading />
  if (found.opened === undefined)
    return (
      <Fault title={t('online.noReplay')} text={t('online.noReplay.text')}>
        <Link href={`/match/${id}`} className="btn primary">
          {t('online.toMatch')}
        </Link>
        <HomeLink />
      </Fault>
    )
  return children(found.opened)
}
