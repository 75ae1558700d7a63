import { games, locales } from '@kazamata/registry'
import { eachOf } from './breadth.ts'
import { accessible, drawPictures, expect, fits, load, test } from './helpers.ts'
import { desk, phone } from './sizes.ts'
import { wordsIn } from './words.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const [nth, { id }] of games.entries())
  test(`how to play ${id}: pictures in every section, nothing for axe, two pages on paper, whatever the language`, async ({
    page,
  }) => {
    test.slow()
    const some = locales.filter((locale, at) => locale === 'en' || at === nth + 1)
    for (const locale of eachOf(locales, some))
      await test.step(locale, async () => {
        await page.setViewportSize(desk.viewport)
        await load(page, `/rules/${id}`, wordsIn(locale))
        await expect(page.locator('main article[lang]')).toHaveAttribute('lang', locale)
        const sections = page.locator('.guide-section')
        const pictures = page.locator('.guide-section figure .guide-picture > *')
        expect(await sections.count()).toBeGreaterThanOrEqual(5)
        await drawPictures(page)
        await expect(pictures).toHaveCount(await sections.count())
        for (const { viewport } of [phone, desk]) {
          await page.setViewportSize(viewport)
          expect(await pictures.evaluateAll(badlySized)).toEqual([])
          await fits(page)
          // In every language the page is built alike; in Hungarian it is looked at among all pages.
          if (locale === 'en') await accessible(page)
        }
        const pdf = await page.pdf({ preferCSSPageSize: true })
        expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(2)
      })
  })

/** In the page: pictures that are flat, or wider than the window. */
async function badlySized(pictures: readonly Element[]): Promise<readonly string[]> {
  const wrong: string[] = []
  for (const picture of pictures) {
    // Out of sight it has the size it was last laid out in.
    picture.scrollIntoView({ block: 'center' })
    for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame)
    const { width, height } = picture.getBoundingClientRect()
    if (height <= 60 || width > innerWidth) wrong.push(`${width} × ${height}: ${picture.className}`)
  }
  return wrong
}

test('pictures are drawn as the reader comes near them, and all of them on paper', async ({
  page,
  words,
}) => {
  await page.setViewportSize(phone.viewport)
  await load(page, '/rules/tiny-epic', words)
  const sections = await page.locator('.guide-section').count()
  const pictures = page.locator('.guide-section figcaption')
  expect(await pictures.count()).toBeLessThan(sections)
  await expect(page.getByRole('link', { name: words('howto.reference') })).toBeVisible()
  await page.pdf({ preferCSSPageSize: true })
  await expect(pictures).toHaveCount(sections)
})

test('the reference is at the foot of the guide, and links to a clause from before still lead there', async ({
  page,
  words,
}) => {
  await load(page, '/rules/welcome-back', words)
  // Until the pictures are drawn, what is below them moves, and a press on it may be lost.
  await drawPictures(page)
  await page.getByRole('link', { name: words('howto.reference') }).click()
  await expect(page).toHaveURL(/\/rules\/welcome-back\/reference/)
  await expect(page.locator('[id="WB-3.8"]')).toBeAttached()
  await page.goto('/rules/welcome-back?lang=en#WB-3.8')
  await expect(page).toHaveURL(/\/rules\/welcome-back\/reference\?lang=en#WB-3.8$/)
  await expect(page.locator('[id="WB-3.8"]')).toBeInViewport()
})
