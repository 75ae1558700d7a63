import { describe, expect, it } from 'vitest'
import { picture } from './picture.ts'

const series = [
  { name: 'novice', values: [-3, 20, 21, 22, 30] },
  { name: 'veteran', values: [88, 90, 91, 91, 104] },
]

describe('the picture of scores', () => {
  const svg = picture('a <game> & more', series)

  it('names every series with its mean', () => {
    expect(svg).toContain('>novice 18.0</text>')
    expect(svg).toContain('>veteran 92.8</text>')
    expect(svg).toContain(
      '<desc>novice: mean 18.0, from -3 to 30; veteran: mean 92.8, from 88 to 104.</desc>',
    )
  })

  it('is one well-formed picture, whatever the words', () => {
    expect(svg).toMatch(/^<svg [^>]+>\n(<.+>\n)+<\/svg>\n$/)
    expect(svg).toContain('<title>a &lt;game&gt; &amp; more</title>')
    expect(svg).not.toMatch(/NaN|undefined|Infinity/)
    expect(svg.match(/<path d="M[^"]+Z"/g)).toHaveLength(2)
  })

  it('draws bars as high as they count: three novices beside four veterans', () => {
    const [novice = 0, veteran = 0] = [...svg.matchAll(/<path d="(M[^"]+Z)"/g)].map(([, path = '']) => {
      const heights = [...path.matchAll(/V([\d.]+)/g)].map(([, y]) => Number(y))
      return Math.max(...heights) - Math.min(...heights)
    })
    expect(novice / veteran).toBeCloseTo(3 / 4, 2)
  })

  it('of nothing is still a picture', () => {
    expect(picture('none', [{ name: 'nobody', values: [] }])).not.toMatch(/NaN|undefined|Infinity/)
  })
})
