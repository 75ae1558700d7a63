import { expect, test } from 'vitest'
import { foreignTo } from './manifest.ts'

const manifest = {
  'index.html': { file: 'index.js', imports: ['_house.js'] },
  '_house.js': { file: 'house.js' },
  '_both.js': { file: 'both.js' },
  '_own.js': { file: 'own.js' },
  '../../games/a/src/board/index.tsx': { file: 'a.js', css: ['a.css'], imports: ['_both.js', '_house.js'] },
  '_a-board.js': { file: 'a-board.js' },
  '../../games/b/src/board/index.tsx': { file: 'b.js', css: ['b.css'], imports: ['_both.js', '_own.js'] },
}

test('what only another game needs is foreign; what is shared is not', () => {
  expect(foreignTo(manifest, 'a')).toEqual(['b.js', 'b.css', 'own.js'])
  expect(foreignTo(manifest, 'b')).toEqual(['a.js', 'a.css', 'a-board.js'])
})
