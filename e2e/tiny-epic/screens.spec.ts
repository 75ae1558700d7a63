import { boardSizes, lookAt } from '../check-screens.ts'
import { expect, inspect, test } from '../helpers.ts'
import { bring } from '../table.ts'
import { beforeEnemies, lairs, turns } from './screens.ts'
import { dungeonOn, knowing } from './table.ts'

// Hungarian has the longest words.
test.use({ game: 'tiny-epic', language: 'hu', contextOptions: { reducedMotion: 'reduce' } })

const sizes = boardSizes('.te', 'side')

for (const [name, walk] of Object.entries({ turns, lairs }))
  test(
    `[TE-UI.22] ${name}: axe finds nothing, nothing overflows at any size, targets fit a finger`,
    lookAt(walk, sizes, knowing),
  )

test.describe('while the story is told', () => {
  // Slow enough to check the screen on the way.
  test.use({ contextOptions: { reducedMotion: 'no-preference' }, speed: 0.2, unseen: false })

  test('[TE-UI.13] the enemies’ turn: who, whom, how hard; nothing overflows, and it can be skipped', async ({
    page,
    words,
  }) => {
    await knowing(page)
    const table = dungeonOn(page, words)
    const match = beforeEnemies()
    await bring(page, words, match)
    await table.play(await table.asked(), [{ do: 'end' }])
    const phase = page.getByRole('region', { name: words('board.phase') })
    await expect(phase.getByRole('listitem').first()).toBeVisible()
    await inspect(page)
    await expect(phase).toBeVisible()
    await table.skip.click()
    await expect(phase).toBeHidden()
    await page.getByRole('button', { name: words('board.phase.list') }).click()
    await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible()
    await inspect(page)
  })
})
