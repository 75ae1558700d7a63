import { iconBox } from '@kazamata/ui'
import type { State } from '../../../state.ts'
import type { Figure } from '../../shared/display.ts'
import { heroIcons } from '../../shared/first-icons.ts'
import { heroColours } from '../../shared/hero-colours.ts'
import { enemyIcons } from '../../shared/icons.ts'
import { signs } from '../../shared/signs.ts'

/* Figures by their shape: heroes are round, goblins gabled, minions octagons, the boss a star behind an octagon. */

const octagon = (r: number) => {
  const a = r * 0.41
  return `M${-r} ${-a}L${-a} ${-r}H${a}L${r} ${-a}V${a}L${a} ${r}H${-a}L${-r} ${a}z`
}
const star = Array.from({ length: 32 }, (_, i) => {
  const [r, turn] = [i % 2 === 0 ? 49 : 41, (i * Math.PI) / 16]
  return `${i === 0 ? 'M' : 'L'}${(r * Math.cos(turn)).toFixed(1)} ${(r * Math.sin(turn)).toFixed(1)}`
}).join('')

function Picture({ d, size, y = 0 }: { readonly d: string; readonly size: number; readonly y?: number }) {
  return (
    <path
      className="face"
      d={d}
      transform={`translate(${-size / 2} ${y - size / 2}) scale(${(size / iconBox).toFixed(4)})`}
    />
  )
}

/** A figure in a box from −50 to 50; on a small one the number is larger. */
export function FigureToken({
  state,
  figure,
  small,
}: {
  readonly state: State
  readonly figure: Figure
  readonly small: boolean
}) {
  const number = small ? 'scale(1.35)' : ''
  if ('hero' in figure) {
    const hero = state.heroes[figure.hero]
    if (hero === undefined) return null
    const unconscious = hero.health === 0
    return (
      <g className="te-hero" data-unconscious={unconscious} color={heroColours[hero.hero]}>
        <ellipse cy={unconscious ? 12 : 4} rx="45" ry={unconscious ? 30 : 45} className="shade" />
        <ellipse cy={unconscious ? 8 : 0} rx="45" ry={unconscious ? 30 : 45} className="disc" />
        <g transform={unconscious ? 'translate(-2 8) rotate(90)' : ''}>
          <Picture d={heroIcons[hero.hero]} size={unconscious ? 52 : 66} />
        </g>
        {unconscious && (
          <g className="te-unconscious" transform="translate(28 -26)">
            <circle r="22" />
            <Picture d={signs.unconscious} size={30} />
          </g>
        )}
      </g>
    )
  }
  const { enemy } = figure
  const goblin = state.goblins.find(({ card }) => card === enemy)
  if (goblin !== undefined)
    return (
      <g className="te-goblin">
        <path d="M0-48L42-16V46H-42V-16z" />
        <Picture d={enemyIcons[enemy]} size={68} y={10} />
        <g className="no" transform={`translate(34 -26) ${number}`}>
          <circle r="21" />
          <text y="11">{goblin.slot}</text>
        </g>
      </g>
    )
  const minion = state.minions.find(({ card }) => card === enemy)
  if (minion !== undefined)
    return (
      <g className="te-minion">
        <path d={octagon(45)} />
        <Picture d={enemyIcons[enemy]} size={70} />
        <g className="no" transform={`translate(30 -34) ${number}`}>
          <rect x="-22" y="-18" width="44" height="36" rx="17" />
          <text y="10">{minion.health}</text>
        </g>
      </g>
    )
  return (
    <g className="te-boss">
      <path d={star} className="star" />
      <path d={octagon(38)} />
      <Picture d={enemyIcons[enemy]} size={60} />
    </g>
  )
}
