import { describe, expect, it, vi } from 'vitest'
import { type Position, position } from '../../testing/index.ts'
import { all, button, press, seats, show, text } from '../testing/render.tsx'
import { HeroChips } from './HeroChips.tsx'
import { HeroSheet, type HeroSheetProps } from './HeroSheet.tsx'
import { HeroSheetsDialog } from './HeroSheetsDialog.tsx'

const laden: Position = {
  heroes: [
    { hero: 'fighter', health: 2, focus: 3, has: 'none longSword elvenChain lionBoots fireball' },
    { hero: 'ranger', has: 'pantherEye' },
    { hero: 'wizard', health: 0 },
  ],
  seats: 2,
  turn: { spent: 1 },
}
const open = (more: Partial<HeroSheetProps> = {}, told: Position = laden) =>
  show(<HeroSheet state={position(told)} hero={0} {...more} />)
const label = (box: Element, of: string) =>
  box.querySelector(`.te-meter[data-of="${of}"]`)?.getAttribute('aria-label')
const stat = (box: Element, of: string) => text(box.querySelector(`.te-sheet-stats [data-of="${of}"] b`))

describe('[TE-UI.3] a hero sheet', () => {
  it('shows health and focus, and hatches what would go or come', async () => {
    const box = await open({ preview: { health: 1, focus: 5 } })
    expect(label(box, 'health')).toBe('Health 2 of 7, would be 1')
    expect(label(box, 'focus')).toBe('Focus 3 of 5, would be 5')
    const boxes = (of: string) =>
      all(box, `.te-meter[data-of="${of}"] i`).map(point => point.getAttribute('data-is'))
    expect(boxes('health')).toEqual(['full', 'loss', 'empty', 'empty', 'empty', 'empty', 'empty'])
    expect(boxes('focus')).toEqual(['full', 'full', 'full', 'gain', 'gain'])
  })

  it('shows Speed left in the turn, defence, and dice with what is added', async () => {
    const box = await open()
    // 3 printed, 1 from the chain, 1 from the boots, 1 spent.
    expect(stat(box, 'speed')).toBe('4/5')
    expect(stat(box, 'defence')).toBe('5')
    expect(stat(await open({ hero: 1 }), 'speed')).toBe('4')
    expect(stat(await open({ hero: 1 }), 'agility')).toBe('3+1')
  })

  it('tells the sum of an attribute and its sources when it is touched', async () => {
    const box = await open()
    expect(all(box, '.te-breakdown')).toEqual([])
    await press(button(box, 'speed'))
    expect(all(box, '.te-breakdown li').map(text)).toEqual([
      '3 sheet',
      '+1 Elven Chain',
      '+1 Boots of the Lion',
    ])
    await press(button(box, 'speed'))
    expect(all(box, '.te-breakdown')).toEqual([])
  })

  it('names a bonus to the result, and a defence against one kind of attack', async () => {
    const box = await open({}, { heroes: [{ hero: 'ranger', has: 'studdedJerkin pantherEye' }, 'cleric'] })
    await press(button(box, 'agility'))
    expect(all(box, '.te-breakdown li').map(text)).toEqual([
      '3 sheet',
      '+1 Eye of the Panther to the result',
      'never fewer than 1 die or more than 3',
    ])
    expect(stat(box, 'defence')).toBe('3–4')
    await press(button(box, 'defence'))
    expect(all(box, '.te-breakdown li').map(text)).toEqual(['3 sheet', '4 when countered: melee attack'])
  })

  it('shows every slot, what covers a printed one, and what it says when touched', async () => {
    const box = await open()
    expect(all(box, '.te-sheet-slots > *').map(text)).toEqual([
      'Hammer',
      'Long Sword of the Lionover Intimidate',
      'Elven Chain',
      'Boots of the Lion',
      'no trinket',
      'Fireball',
      'no spell',
    ])
    await press(button(box, 'Fireball'))
    expect(text(box)).toContain('Fireball. Heroic action, cast a spell: intellect 7.')
  })

  it('counts the pieces of a set and says what they give, and tells the ability', async () => {
    const box = await open()
    expect(text(box.querySelector('.te-sheet-set b'))).toBe('Lion: 2 of 4')
    expect(all(box, '.te-sheet-set p:not([hidden])').map(text)).toEqual([
      '2 pieces. When you begin (melee attack): +1 health.',
    ])
    expect(text(all(box, '.te-sheet-text').at(-1))).toContain('Stone Stance. When countered')
  })

  it('opens for every hero, one touch apart, and says who runs it', async () => {
    const turned = vi.fn<(hero: number) => void>()
    const box = await show(
      <HeroSheetsDialog
        state={position(laden)}
        seats={seats}
        hero={1}
        onTurn={turned}
        onClose={() => undefined}
      />,
    )
    expect(text(box.querySelector('.te-sheet-player'))).toBe('Oak · veteran')
    await press(button(box, 'Ancient Wizard'))
    expect(turned).toHaveBeenCalledWith(2)
  })
})

describe('[TE-UI.3] all heroes in sight', () => {
  it('says who is at turn, who lies, whose they are and what a bot is about', async () => {
    const opened = vi.fn<(hero: number) => void>()
    const [ada, oak] = seats
    if (ada === undefined || oak === undefined) throw new Error('Two sit at this table.')
    const bots = [ada, { ...oak, aim: { id: 'text.lairDoor' } }]
    const box = await show(
      <HeroChips state={position({ ...laden, turn: { hero: 1 } })} seats={bots} onOpen={opened} />,
    )
    const chips = all(box, '.te-chip')
    expect(chips.map(chip => chip.getAttribute('data-active'))).toEqual(['false', 'true', 'false'])
    expect(chips.map(chip => chip.getAttribute('data-unconscious'))).toEqual(['false', 'false', 'true'])
    expect(chips.map(chip => text(chip.querySelector('.te-chip-player')))).toEqual([
      'you',
      'Oakthinking…veteran',
      'you',
    ])
    expect(text(chips[2])).toContain('out cold')
    expect(text(box.querySelector('.te-intent'))).toBe('The way to the boss, once every minion is dead.')
    await press(chips[2])
    expect(opened).toHaveBeenCalledWith(2)
  })
})
