import { accessible, expect, test } from './helpers.ts'
import { keys } from './keys.ts'
import { pageClicks } from './page-clicks.ts'
import { click, pressAll } from './press.ts'

/** A page with a dialog over it. */
const written = (style: string) => `<!doctype html><html lang="en"><title>A page</title>
  <style>@keyframes fade { from { opacity: 0.3 } } ${style}</style>
  <main><h1>A page</h1><dialog aria-label="Over it"><p>Words</p></dialog></main>
  <script>document.querySelector('dialog').showModal()</script>`

test('axe finds low contrast on the page and in dialogs though nothing is painted; fading in does not count', async ({
  page,
}) => {
  const wrong = async (style: string) => {
    await page.goto(`data:text/html,${encodeURIComponent(written(style))}`)
    return accessible(page).then(
      () => '',
      (error: Error) => error.message,
    )
  }
  expect(await wrong('dialog { animation: fade 60s }')).toBe('')
  expect(await wrong('p { color: #bbb }')).toContain('color-contrast: <p>Words</p>')
  expect(await wrong('dialog { display: none } h1 { color: #bbb }')).toContain('color-contrast: <h1>')

  const opacity = () => page.evaluate(() => getComputedStyle(document.body).opacity)
  expect(await opacity()).toBe('0')
})

for (const [how, press] of [
  ['the mouse', () => click],
  ['clicks inside the page', () => pageClicks('mouse', click, 2)],
  ['the keyboard', keys],
] as const)
  test(`of two cards the one with the whole title is pressed with ${how}, not one that begins alike`, async ({
    page,
  }) => {
    const cards = ['Monsters of level 4', 'Mon\u00adsters'].map(
      title => `<button onclick="this.disabled = true"><b>${title}</b> <i>Count them</i></button>`,
    )
    await page.goto(`data:text/html;charset=utf-8,${encodeURIComponent(`<main>${cards.join('')}</main>`)}`)
    for (const titled of ['Monsters', 'Monsters of level 4'])
      await pressAll(page, press(page), [{ css: 'main button', titled }])
    await expect(page.locator('button:disabled')).toHaveCount(2)
  })
