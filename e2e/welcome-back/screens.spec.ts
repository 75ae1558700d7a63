import { look, type Size, type Wishes } from '../check-screens.ts'
import { accessible, fits, test } from '../helpers.ts'
import { phone } from '../sizes.ts'
import { dialogs, ledger, questions } from './screens.ts'

// Hungarian has the longest words.
test.use({ language: 'hu', contextOptions: { reducedMotion: 'reduce' } })

test('dialogs: axe finds nothing, nothing overflows, targets fit a finger', async ({ page, words }) => {
  test.slow()
  await look(page, words, dialogs)
})

test.describe('on a phone', () => {
  test.use(phone)

  test('the ledger: axe finds nothing, nothing overflows, targets fit a finger', async ({ page, words }) => {
    await ledger(page, words)
    await accessible(page)
    await fits(page)
  })
})

/** Landscape, between a phone and a desktop, a wall, and what a browser leaves of a small laptop. */
const between: readonly Size[] = [
  [740, 360],
  [390, 844],
  [600, 900],
  [820, 1180],
  [1024, 768],
  [1366, 768],
  [1920, 1080],
  [1366, 650],
  [1280, 620],
  [900, 620],
]

const wishes: Wishes = screen =>
  screen === 'curtain'
    ? {}
    : {
        seen: {
          'main :is(button.primary, button:disabled)': 1,
          ...(['round end', 'game end'].includes(screen) ? {} : { '.wb-spaces': 0.9 }),
        },
      }

test('[WB-14.4] questions: axe finds nothing, nothing overflows at any size, targets fit a finger; hit points and the next step are in sight', async ({
  page,
  words,
}) => {
  test.slow()
  await look(page, words, questions, { between, wishes })
})
