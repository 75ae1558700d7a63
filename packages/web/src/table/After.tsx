import { type AnyMatch, occupants } from '@kazamata/kernel/match'
import { useCallback } from 'react'
import { Link, useLocation } from 'wouter'
import { played } from '../campaign/campaign.ts'
import { partOf, storyOf } from '../campaign/story.ts'
import { survey } from '../campaign/survey.ts'
import { Words } from '../intl/words.tsx'
import { begin } from '../matches/begin.ts'
import { shelf } from '../matches/shelf.ts'
import { useLoaded } from './loaded.ts'
import type { Opened } from './open.ts'

/** What one may want after the end: once more, or where it is a chapter, the next one. */
export function After({ opened, match }: { opened: Opened; match: AnyMatch }) {
  const { id } = match.record
  const load = useCallback(async () => {
    const { campaigns } = await survey(await shelf())
    return { campaign: partOf(id, campaigns)?.campaign }
  }, [id])
  const loaded = useLoaded(load)
  return (
    <div className="after">
      {opened.saved.imported === 'running' && (
        <p>
          <Words id="imported.running" />
        </p>
      )}
      {loaded?.campaign !== undefined && (
        <Link href={`/campaign/${loaded.campaign.id}`} className="btn primary">
          <Words
            id={
              played(loaded.campaign).length === storyOf(loaded.campaign)?.story.chapters.length
                ? 'after.end'
                : 'after.next'
            }
          />
        </Link>
      )}
      {loaded !== undefined && loaded.campaign === undefined && <Again opened={opened} match={match} />}
      <Link href={`/replay/${id}`} className="btn">
        <Words id="after.replay" />
      </Link>
      <Link href="/" className="btn ghost">
        <Words id="home" />
      </Link>
    </div>
  )
}

function Again({ opened, match }: { opened: Opened; match: AnyMatch }) {
  const [, go] = useLocation()
  const { record } = match

  async function again(): Promise<void> {
    const sitting = occupants(record)
    const seats = record.seats.map((seat, at) => ({
      name: seat.name,
      occupant: sitting[at] ?? seat.occupant,
    }))
    const id = await begin(await shelf(), opened.game, seats, record.options)
    if (id !== undefined) go(`/table/${id}`)
  }

  return (
    <button
      type="button"
      className="btn primary"
      onClick={() => {
        again().catch(error => console.error(error))
      }}
    >
      <Words id="after.again" />
    </button>
  )
}
