import { boardSizes, lookAt } from '../check-screens.ts'
import { accessible, expect, inspect, load, test } from '../helpers.ts'
import { phone } from '../sizes.ts'
import { whim } from './matches.ts'
import { ends, setting, turns } from './screens.ts'
import { dungeonOn, knowing } from './table.ts'

// Hungarian has the longest words.
test.use({ game: 'paper-dungeons', language: 'hu', contextOptions: { reducedMotion: 'reduce' } })

const walks = { setting, turns, ends } as const
const sizes = boardSizes('.pd', 'middle')

for (const [name, walk] of Object.entries(walks))
  test(
    `${name}: axe finds nothing, nothing overflows at any size, targets fit a finger`,
    lookAt(walk, sizes, knowing),
  )

test.describe('on a phone', () => {
  test.use(phone)

  test('the coach explains the first round and can be closed', async ({ page, words }) => {
    await load(page, '/play/paper-dungeons', words)
    await page.getByRole('button', { name: words('setup.first') }).click()
    await page.getByRole('button', { name: words('setup.start'), exact: true }).click()
    const table = dungeonOn(page, words)
    const guide = page.getByRole('region', { name: words('coach.label') })
    await expect(guide).toContainText(words('coach.offer'))
    await accessible(page)
    await guide.getByRole('button', { name: words('coach.yes') }).click()
    await expect(guide).toContainText(words('coach.keep'))
    const match = await table.asked()
    // What a first game is played with (PD-UI.16).
    expect(match.state.options).toMatchObject({ missions: false, vanishingGems: false, dungeon: 'I' })
    await table.playOn(whim, ({ state }) => state.round === 1)
    await expect(guide).toContainText(words('coach.pick.solo'))
    await inspect(page)
    const { state } = await table.asked()
    await table.die(state.dice.findIndex(face => face !== 'skull' && face !== 'boots')).click()
    await expect(guide).toContainText(words('coach.lit'))
    await guide.getByRole('button', { name: words('coach.leave') }).click()
    await expect(guide).toBeHidden()
    await page.reload()
    await expect(table.tray).toBeVisible()
    await expect(guide).toBeHidden()
  })
})
