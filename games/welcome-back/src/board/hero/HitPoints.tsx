import { Icon } from '@kazamata/ui'
import type { Hero, Token } from '../../content/ids.ts'
import type { RunDisplay } from '../../display-state.ts'
import { hero as heroName } from '../../log.ts'
import { kitOf, rowBits, startHp } from '../../rules/kits.ts'
import type { Choice } from '../dock/choices.ts'
import { heroIcons } from '../icons.ts'
import { useWords } from '../words.ts'
import { HpTrack } from './HpTrack.tsx'

interface HitPointsProps {
  readonly hero: Hero
  readonly row: readonly Token[]
  readonly run: RunDisplay | undefined
  /** What the table previews. */
  readonly lit: Choice | undefined
}

/** The HP track, and before a run what the Hero would enter with (WB-5.3). */
export function HitPoints({ hero, row, run, lit }: HitPointsProps) {
  const w = useWords()
  const left = lit?.move.do === 'remove' ? row.filter(token => token !== lit.token) : row
  const hp = (tokens: readonly Token[]) => startHp(kitOf(hero), rowBits(tokens))
  const track =
    run === undefined ? { preview: hp(left), was: hp(row) } : { hp: run.hp, preview: lit?.forecast?.to }
  return (
    <div className="wb-hit-points">
      {run === undefined && <EntersWith hero={hero} row={left} />}
      <HpTrack label={w('track.label')} {...track} />
    </div>
  )
}

function EntersWith({ hero, row }: { hero: Hero; row: readonly Token[] }) {
  const w = useWords()
  const kit = kitOf(hero)
  const bits = rowBits(row)
  const hp = startHp(kit, bits)
  const parts = [kit.printed, ...(kit.worths[bits] ?? []).map(token => token.hp).filter(worth => worth > 0)]
  const sum = parts.length === 1 ? `${hp}` : `${parts.join(' + ')} = ${hp}`
  return (
    <p className="wb-enters" data-low={hp < 7}>
      <span className="wb-wide">
        {w('track.enters')} <b>{sum}</b>
      </span>
      <span className="wb-narrow">
        <Icon d={heroIcons[hero]} /> {w('track.entersShort', { hero: heroName(hero), sum })}
      </span>
    </p>
  )
}
