import { coverOf } from '@kazamata/registry/covers'
import { CoverArch } from '../home/CoverArch.tsx'

/** The game's arch with a title, beside a form. */
export function SetupDoor({ game, title, text }: { game: string; title: string; text: string }) {
  return (
    <header className="setup-door" data-light={coverOf(game).light}>
      <CoverArch game={game} />
      <div className="words">
        <h1>{title}</h1>
        <p>{text}</p>
      </div>
    </header>
  )
}
