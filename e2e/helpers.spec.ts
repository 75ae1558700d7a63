import { accessible, expect, test } from './helpers.ts'

/** A page with a dialog over it. */
const written = (style: string) => `<!doctype html><html lang="en"><title>A page</title>
  <style>@keyframes fade { from { opacity: 0.3 } } ${style}</style>
  <main><h1>A page</h1><dialog aria-label="Over it"><p>Words</p></dialog></main>
  <script>document.querySelector('dialog').showModal()</script>`

test('axe sees what is pale, on the page and over it, though nothing is painted; what fades in is not pale', async ({
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

  const opacity = () => page.evaluate(() => getComputedStyle(document.documentElement).opacity)
  expect(await opacity()).toBe('0')
})
