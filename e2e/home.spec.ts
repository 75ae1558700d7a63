import { accessible, expect, fits, test } from './helpers.ts'

test('the home page opens, fits and has nothing for axe to find @both', async ({ page }) => {
  await page.goto('/')
  await expect(page).toHaveTitle(/Kazamata/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await fits(page)
  await accessible(page)
})
