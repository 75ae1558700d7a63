import { Icon } from '@kazamata/ui'
import { useState } from 'react'
import { type TorchSpace, tracks } from '../../content/torch.ts'
import { torchAhead, torchStart } from '../../rules/torch.ts'
import { torchText } from '../../texts/cards.ts'
import type { DisplayState } from '../shared/display.ts'
import { HouseMark } from '../shared/HouseMark.tsx'
import { Modal } from '../shared/Modal.tsx'
import { signs } from '../shared/signs.ts'
import { useText, useWords } from '../shared/words.ts'
import { Flame } from './Flame.tsx'
import './torch.css'
import { useSteppedNumber } from './use-stepped-number.ts'

interface TorchProps {
  readonly state: DisplayState
  /** How far down the action considered would bring it for certain; below zero it rises. */
  readonly ahead?: number | undefined
}

const icons: Readonly<Record<TorchSpace, string | undefined>> = {
  none: undefined,
  goblin: signs.goblin,
  enemies: signs.enemies,
  skull: signs.skull,
}

/** The torch track of this act, drawn as a wick (TE-UI.11); a click lists the spaces to come. */
export function Torch(props: TorchProps) {
  // Another act has another track: nothing walks from the one to the other.
  return <TorchTrack key={props.state.act} {...props} />
}

function TorchTrack({ state, ahead = 0 }: TorchProps) {
  const w = useWords()
  const [open, setOpen] = useState(false)
  const start = torchStart(state)
  const at = useSteppedNumber(state.torch)
  const { spaces } = tracks[state.act]
  const skull = spaces.length - 1
  const track = spaces.map((space, n) => ({ n, space })).slice(start)
  const next = spaces.findIndex((space, n) => n > at && space !== 'none')
  const coming = torchAhead(state).find(({ space }) => space !== 'none')
  const lit = (n: number) => (ahead > 0 ? n > at && n <= at + ahead : n < at && n >= at + ahead)
  return (
    <>
      <button
        type="button"
        className="te-torch-track"
        aria-label={
          coming === undefined
            ? w('panel.torch.out')
            : w('panel.torch.label', {
                left: skull - state.torch,
                steps: coming.at - state.torch,
                what: torchText(coming.space),
              })
        }
        onClick={() => setOpen(true)}
      >
        <span className="te-torch-spaces">
          {track.map(({ n, space }) => (
            <span
              key={n}
              className="te-torch-space"
              data-space={space}
              data-is={n < at ? 'burnt' : n === at ? 'now' : n === next ? 'next' : 'ahead'}
              data-start={n === start}
              data-far={n > at + 9 && n < skull}
              data-lit={lit(n) && (ahead > 0 ? 'down' : 'up')}
            >
              <b>{skull - n || (skull - at > 10 ? skull - at : '')}</b>
              {icons[space] !== undefined && n !== at && <Icon d={icons[space]} />}
              {n === at && <Flame />}
            </span>
          ))}
        </span>
      </button>
      {open && (
        <Modal title={w('panel.torch.title', { left: skull - state.torch })} onClose={() => setOpen(false)}>
          <UpcomingSpaces state={state} ahead={ahead} />
        </Modal>
      )}
    </>
  )
}

/** Every space that brings something, in words. */
function UpcomingSpaces({ state, ahead }: { state: DisplayState; ahead: number }) {
  const w = useWords()
  const text = useText()
  const brings = torchAhead(state).filter(({ space }) => space !== 'none')
  return (
    <>
      <p className="te-torch-note">
        {w('panel.torch.rule', { top: tracks[state.act].spaces.length - 1 - torchStart(state) })}
        {state.grace > 0 && ` ${w('panel.torch.grace', { n: state.grace })}`}
      </p>
      <ol className="te-torch-ahead">
        {brings.map(({ at, space }) => (
          <li key={at} data-space={space} data-lit={at <= state.torch + ahead}>
            <Icon d={icons[space] ?? ''} />
            <span>
              <b>{w('panel.torch.in', { steps: at - state.torch })}</b> {text(torchText(space))}
            </span>
          </li>
        ))}
      </ol>
      <HouseMark of={state.act} />
    </>
  )
}
