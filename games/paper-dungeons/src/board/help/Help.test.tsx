import { describe, expect, it } from 'vitest'
import { position, sit } from '../../testing/index.ts'
import { render } from '../testing/render.tsx'
import { Help } from './Help.tsx'

const help = (at: Parameters<typeof position>[0]) =>
  render(<Help view={sit(position(at)).view(0)} viewer={0} seats={[]} />)

describe('the help cards', () => {
  it('[PD-ACT.1] [PD-SCO.1] show the four actions, eight items and shields A to L', () => {
    const shown = help({})
    for (const word of ['Level up', 'Craft', 'Brew', 'Move', 'Tome of Wisdom', 'Rewards on the sheet'])
      expect(shown).toContain(word)
    expect(shown.match(/<dt>/g)).toHaveLength(12)
  })

  it('leave out what is not played', () => {
    expect(help({ seats: 2 })).not.toContain('Missions are checked')
    expect(help({ seats: 2, missions: 'M01' })).toContain('Missions are checked')
    expect(help({ seats: 2 })).not.toContain('two gems vanish')
    expect(help({})).toContain('two gems vanish')
  })

  it('[PD-SOL.6] speak of no others to whoever plays alone', () => {
    const others = /others|everybody|whoever|strongest|\btie\b|announced/i
    expect(help({ seats: 2, missions: 'M01' })).toMatch(others)
    expect(help({ missions: 'M01' })).not.toMatch(others)
  })
})
