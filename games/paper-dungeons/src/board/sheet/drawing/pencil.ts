import type { Rect } from './Paper.tsx'

export type Point = readonly [x: number, y: number]

/** Numbers from 0 to 1 that depend on the seed alone, so that a stroke never changes between two looks. */
function wavering(seed: string): () => number {
  let a = 2166136261
  for (let i = 0; i < seed.length; i++) a = Math.imul(a ^ seed.charCodeAt(i), 16777619)
  return () => {
    a = (a + 0x6d2b79f5) | 0
    let t = Math.imul(a ^ (a >>> 15), 1 | a)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

const tenth = (n: number) => Math.round(n * 10) / 10
const at = ([x, y]: Point) => `${tenth(x)} ${tenth(y)}`

/** A smooth curve through all points (Catmull-Rom). */
function through(points: readonly Point[]): string {
  const point = (i: number): Point => points[Math.min(Math.max(i, 0), points.length - 1)] ?? [0, 0]
  let d = `M${at(point(0))}`
  for (let i = 0; i < points.length - 1; i++) {
    const [a, b, c, e] = [point(i - 1), point(i), point(i + 1), point(i + 2)]
    d += `C${at([b[0] + (c[0] - a[0]) / 7, b[1] + (c[1] - a[1]) / 7])} ${at([c[0] - (e[0] - b[0]) / 7, c[1] - (e[1] - b[1]) / 7])} ${at(c)}`
  }
  return d
}

/** One pull of the pencil from a to b: it sways, and does not quite stop where it should. */
export function line(a: Point, b: Point, seed: string, sway = 1): string {
  const next = wavering(seed)
  const off = (size: number) => (next() - 0.5) * 2 * size
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]]
  const length = Math.hypot(dx, dy)
  if (length === 0) return ''
  const most = Math.min(sway, length / 12)
  const pieces = Math.max(2, Math.round(length / 22))
  const points: Point[] = []
  for (let i = 0; i <= pieces; i++) {
    const q = i / pieces
    const side = off(most)
    const along = i === 0 || i === pieces ? off(most) : 0
    points.push([
      a[0] + dx * q + (dx * along - dy * side) / length,
      a[1] + dy * q + (dy * along + dx * side) / length,
    ])
  }
  return through(points)
}

/** A box filled to and fro, in a hurry: no two turns alike, some over the edge. */
export function scribble({ x, y, w, h }: Rect, seed: string, turns = 7): string {
  const next = wavering(seed)
  const lean = w * (0.02 + next() * 0.1)
  const points: Point[] = []
  for (let i = 0; i <= turns; i++) {
    const q = (i + (next() - 0.5) * 0.55) / turns
    const up = i % 2 === 1
    const short = (next() * 0.2 - 0.04) * h
    points.push([x + 2.5 + (w - 5) * q + (up ? lean : -lean) * 0.5, up ? y + 2 + short : y + h - 2 - short])
  }
  return points.length > 4 ? zigzag(points) : through(points)
}

/** Nearly straight strokes with tight turns. */
function zigzag(points: readonly Point[]): string {
  let d = ''
  points.forEach((point, i) => {
    const last = points[i - 1]
    if (last === undefined) d += `M${at(point)}`
    else {
      const bow = (point[1] - last[1]) * 0.03
      d += `Q${at([(last[0] + point[0]) / 2 + bow, (last[1] + point[1]) / 2])} ${at(point)}`
    }
  })
  return d
}

/** Two strokes crossed. */
export function cross([x, y]: Point, size: number, seed: string): string {
  const sway = size / 7
  return (
    line([x - size, y - size], [x + size, y + size], `${seed}\\`, sway) +
    line([x + size, y - size], [x - size, y + size], `${seed}/`, sway)
  )
}

/** Round and a little further, as a hand draws it. */
export function ring([x, y]: Point, rx: number, ry: number, seed: string): string {
  const next = wavering(seed)
  const start = -2 + next() * 0.9
  const steps = 13
  const points: Point[] = []
  for (let i = 0; i <= steps; i++) {
    const angle = start + (i / steps) * 2 * Math.PI * (1.09 + next() * 0.02)
    const far = 1.05 - (i / steps) * 0.08 + (next() - 0.5) * 0.07
    points.push([x + Math.cos(angle) * rx * far, y + Math.sin(angle) * ry * far])
  }
  return through(points)
}

/** A wall drawn by hand: two long strokes and rungs between them, so that it never reads as a path. */
export function ladder(a: Point, b: Point, seed: string, half = 3.6): string {
  const upright = a[0] === b[0]
  const place = (q: number, side: number): Point => {
    const [x, y] = [a[0] + (b[0] - a[0]) * q, a[1] + (b[1] - a[1]) * q]
    return upright ? [x + side, y] : [x, y + side]
  }
  const next = wavering(seed)
  let d =
    line(place(0, -half), place(1, -half), `${seed}-`, 0.8) +
    line(place(0, half), place(1, half), `${seed}+`, 0.8)
  for (const q of [0.1, 0.3, 0.5, 0.7, 0.9])
    d += line(
      place(q + (next() - 0.5) * 0.05, -half),
      place(q + (next() - 0.5) * 0.05, half),
      `${seed}${q}`,
      0.6,
    )
  return d
}
