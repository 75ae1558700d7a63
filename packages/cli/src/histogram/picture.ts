import { type Histogram, histogram, type Mean, mean } from '../statistics.ts'

interface Series {
  readonly name: string
  readonly values: readonly number[]
}

const size = { width: 960, height: 420 }
const frame = { left: 56, right: 24, top: 64, bottom: 52 }
const plot = { width: size.width - frame.left - frame.right, height: size.height - frame.top - frame.bottom }

/** A bin's width in points of score. */
const bin = 4

/** Each level has its own hatching, so that colour is never the only difference. */
const inks = [
  { line: '#8a6d3b', pattern: 'M0 8 L8 0' },
  { line: '#2f5d62', pattern: 'M0 0 L8 8' },
  { line: '#7a2331', pattern: 'M4 0 L4 8' },
]

/** Round steps for an axis, at most so many of them. */
function stepFor(range: number, most: number): number {
  return [1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500].find(step => range / step <= most) ?? 1000
}

/** How often was how much scored: one hatched silhouette for each series, its mean as a line with a flag. */
export function picture(title: string, series: readonly Series[]): string {
  const drawn = series.map(({ name, values }) => ({ name, ...mean(values), ...histogram(values, bin) }))
  const from = Math.min(0, ...drawn.map(each => each.from))
  const to = Math.max(bin, ...drawn.map(each => each.from + each.counts.length * bin))
  const top = Math.max(1, ...drawn.flatMap(each => each.counts))
  const x = (score: number) => fixed(frame.left + ((score - from) / (to - from)) * plot.width)
  const y = (count: number) => fixed(frame.top + plot.height - (count / (top * 1.05)) * plot.height)

  const tick = stepFor(to - from, 12)
  const ticks = numbers(Math.ceil(from / tick) * tick, to, tick)
  const rule = stepFor(top, 5)
  const rules = numbers(rule, top, rule)

  return `${[
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size.width} ${size.height}" role="img" font-family="Georgia, 'Times New Roman', serif">`,
    `<title>${escaped(title)}</title>`,
    `<desc>${escaped(drawn.map(each => `${each.name}: mean ${each.mean.toFixed(1)}, from ${each.min} to ${each.max}`).join('; '))}.</desc>`,
    '<defs>',
    ...drawn.map((_, i) => pattern(i)),
    '</defs>',
    `<rect width="${size.width}" height="${size.height}" rx="10" fill="#faf6ec"/>`,
    `<text x="${frame.left}" y="30" font-size="18" fill="#2b2620">${escaped(title)}</text>`,
    ...rules.map(
      count =>
        `<path d="M${frame.left} ${y(count)} H${size.width - frame.right}" stroke="#d9d0bb" stroke-dasharray="2 4"/>` +
        text(frame.left - 8, Number(y(count)) + 4, 'end', String(count)),
    ),
    ...drawn.map((each, i) => silhouette(each, i, x, y)),
    `<path d="M${frame.left} ${y(0)} H${size.width - frame.right}" stroke="#2b2620" stroke-width="1.5"/>`,
    ...ticks.map(
      score =>
        `<path d="M${x(score)} ${y(0)} v5" stroke="#2b2620"/>` +
        text(Number(x(score)), frame.top + plot.height + 20, 'middle', String(score)),
    ),
    text(frame.left + plot.width / 2, size.height - 12, 'middle', 'score'),
    text(frame.left, frame.top - 8, 'middle', 'games'),
    ...drawn.map((each, i) => flag(each, i, x)),
    '</svg>',
  ].join('\n')}\n`
}

interface Drawn extends Mean, Histogram {
  readonly name: string
}

const inkAt = (i: number) => inks[i % inks.length] ?? { line: '#000', pattern: '' }

function pattern(i: number): string {
  const { line, pattern } = inkAt(i)
  return `<pattern id="hatch${i}" width="8" height="8" patternUnits="userSpaceOnUse"><rect width="8" height="8" fill="${line}" fill-opacity="0.14"/><path d="${pattern}" stroke="${line}" stroke-opacity="0.55"/></pattern>`
}

/** The outline of the bins, hatched. */
function silhouette(
  { from, width, counts }: Drawn,
  i: number,
  x: (score: number) => string,
  y: (count: number) => string,
): string {
  const steps = counts.map((count, at) => `V${y(count)} H${x(from + (at + 1) * width)}`).join(' ')
  const path = `M${x(from)} ${y(0)} ${steps} V${y(0)} Z`
  return `<path d="${path}" fill="url(#hatch${i})" stroke="${inkAt(i).line}" stroke-width="1.6" stroke-linejoin="round"/>`
}

/** The mean, its number and whose it is. */
function flag({ name, mean }: Drawn, i: number, x: (score: number) => string): string {
  const { line } = inkAt(i)
  const at = x(mean)
  const foot = frame.top + plot.height
  return (
    `<path d="M${at} ${foot} V${frame.top - 4}" stroke="${line}" stroke-width="1.6" stroke-dasharray="6 3"/>` +
    `<text x="${at}" y="${frame.top - 10}" font-size="14" text-anchor="middle" fill="${line}">${escaped(name)} ${mean.toFixed(1)}</text>`
  )
}

function text(x: number, y: number, anchor: 'middle' | 'end', words: string): string {
  return `<text x="${x}" y="${y}" font-size="12" text-anchor="${anchor}" fill="#6b6254">${escaped(words)}</text>`
}

function numbers(from: number, to: number, step: number): number[] {
  return Array.from({ length: Math.max(0, Math.floor((to - from) / step) + 1) }, (_, i) => from + i * step)
}

const fixed = (x: number) => x.toFixed(1)

function escaped(words: string): string {
  return words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
