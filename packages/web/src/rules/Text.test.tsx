import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Blocks, Pairs } from './Text.tsx'

test('a screen reader is told where a translation falls back to English', () => {
  const page = renderToStaticMarkup(
    <Blocks
      blocks={[
        {
          is: 'clauses',
          clauses: [
            { id: 'XY-1.1', of: ['Raz.'] },
            { id: 'XY-1.2', of: ['Two.'], lang: 'en' },
          ],
        },
        { is: 'table', head: [['ID']], rows: [{ id: 'XY-2.1', cells: [['XY-2.1']], lang: 'en' }] },
      ]}
    />,
  )
  expect(page).toContain('<li id="XY-1.1">')
  expect(page).toContain('<li id="XY-1.2" lang="en">')
  expect(page).toContain('<tr id="XY-2.1" lang="en">')
})

test('a row alone is told as pairs, without its id', () => {
  const row = { id: 'XY-2.1', cells: [['XY-2.1'], ['Orc'], ['3']], lang: 'en' } as const
  const page = renderToStaticMarkup(
    <Pairs head={[['ID'], ['Nazwa'], ['Siła']]} row={row} follow={() => undefined} />,
  )
  expect(page).toBe(
    '<dl class="pairs"><div><dt>Nazwa</dt><dd lang="en">Orc</dd></div>' +
      '<div><dt>Siła</dt><dd lang="en">3</dd></div></dl>',
  )
})

test('an id stays in one piece, wherever it stands', () => {
  const page = renderToStaticMarkup(
    <Blocks
      blocks={[
        { is: 'table', head: [['ID']], rows: [{ cells: [['G-1'], ['two-handed']] }] },
        { is: 'text', of: ['See R-E2 and TE-9.3.'] },
      ]}
    />,
  )
  expect(page).toContain('<td><span class="whole">G-1</span></td><td>two-handed</td>')
  expect(page).toContain('<p>See <span class="whole">R-E2</span> and <span class="whole">TE-9.3</span>.</p>')
})
