/** For so many milliseconds a control that has just appeared, or now does something else, takes no press. */
export const guardTime = 400
/** A pointer that has moved so many pixels since its last press is aimed anew. */
export const aimDistance = 8

export interface Point {
  readonly x: number
  readonly y: number
}

/** What a press would hit. */
export interface PressTarget {
  readonly control: unknown
  /** What the control says it does: with other words it does something else. */
  readonly says: string
  /** Meant to be pressed again and again, as a stepper is: it may change its words and play more than once. */
  readonly repeats: boolean
}

interface Press {
  readonly at: Point
  /** What is there now. */
  readonly target: PressTarget | undefined
  /** When it appeared or changed after the press, in milliseconds. */
  readonly since: number
}

function isSame(a: PressTarget | undefined, b: PressTarget | undefined): boolean {
  if (a?.control !== b?.control) return false
  return a?.says === b?.says || (a?.repeats === true && b?.repeats === true)
}

const isFar = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y) >= aimDistance

/**
 * Keeps a double click from pressing what appeared under the pointer after the first click, and from playing twice.
 * Knows no page and no clock; there is one for the pointer and one for Enter and Space.
 */
export class PressGuard {
  private last: Press | undefined

  /** Where it was pressed last, as long as what appears there is not to be pressed. */
  get at(): Point | undefined {
    return this.last?.at
  }

  /** The pointer has moved. */
  moved(to: Point): void {
    if (this.last !== undefined && isFar(to, this.last.at)) this.last = undefined
  }

  /** The next press is meant, whatever it hits. */
  release(): void {
    this.last = undefined
  }

  /** A press begins: what it hits when it ends must be what was there at its beginning. */
  begin(at: Point, target: PressTarget | undefined, now: number): void {
    this.moved(at)
    if (this.last === undefined) this.last = { at, target, since: Number.NEGATIVE_INFINITY }
    else this.see(target, now)
  }

  /** What is now at the place of the last press. */
  see(target: PressTarget | undefined, now: number): void {
    if (this.last !== undefined && !isSame(this.last.target, target))
      this.last = { ...this.last, target, since: now }
  }

  /** A move was played: what was pressed for it means another move now, even if it says the same. */
  played(now: number): void {
    if (this.last !== undefined && this.last.target?.repeats !== true)
      this.last = { ...this.last, since: now }
  }

  /** May this press act? */
  admits(at: Point, target: PressTarget | undefined, now: number): boolean {
    this.begin(at, target, now)
    return this.last === undefined || now - this.last.since >= guardTime
  }
}
