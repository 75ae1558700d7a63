import type { Saying } from '@kazamata/kernel'
import type { Face, PartProps } from '@kazamata/ui'
import { activeHero } from '../state.ts'
import type { View } from '../view.ts'
import { saying } from './labels.ts'
import { useText } from './words.ts'

/** The act, whose turn it is, and who plays it. */
export function Status({ view, faces }: PartProps<View>) {
  const tell = useText()
  return <>{tell(statusOf(view, faces))}</>
}

function statusOf(view: View, faces: readonly Face[]): Saying {
  if (view.result !== undefined) return saying(view.result.won ? 'board.status.won' : 'board.status.lost')
  const task = view.agenda.at(-1)
  if (task?.do === 'pick') {
    const face = faces[task.hero % view.seats]
    return saying('board.status.pick', { name: face?.name ?? '', you: isYou(view, faces, face) })
  }
  const { hero, seat } = activeHero(view)
  const face = faces[seat]
  return saying('board.status', {
    act: view.act,
    hero: saying(`panel.hero.${hero}`),
    name: face?.name ?? '',
    you: isYou(view, faces, face),
  })
}

/** Around one screen everybody is called by name. */
function isYou(view: View, faces: readonly Face[], face: Face | undefined): 'yes' | 'no' {
  const people = faces.filter(({ bot }) => bot === undefined).length
  return face?.you === true && !(view.viewer === 'table' && people > 1) ? 'yes' : 'no'
}
