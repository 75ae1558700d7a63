import { locales } from '@kazamata/registry'
import { eachOf, everything } from '../breadth.ts'
import { accessible, expect, fits, load, test } from '../helpers.ts'
import { phone } from '../sizes.ts'
import { flat } from '../words.ts'

test.use({ game: 'tiny-epic', contextOptions: { reducedMotion: 'reduce' } })

/** Notes that only a worse game brings up. */
const inTrouble = ['goblins', 'hurt', 'fell', 'door']

/** Notes that are looked at on the way. */
const stops: readonly string[] = ['party', 'goal', 'dice', 'minion', 'actTwo']

const start = 'board.tutorial.'

for (const language of eachOf(locales, ['hu']))
  test.describe(language, () => {
    test.use({ language, ...(language === 'en' ? {} : phone) })

    test('the tutorial is won by touching what is ringed, and every note is met', async ({ page, words }) => {
      test.slow()
      await load(page, '/play/tiny-epic', words)
      await page.getByRole('button', { name: words('tutorial.start') }).click()
      const notes = new Map<string, string>()
      for (let over = false; !over; ) {
        const walk = await page.evaluate(
          follow,
          stops.filter(stop => !notes.has(stop)),
        )
        for (const [note, text] of walk.notes) notes.set(note, text)
        over = walk.over
        const [last] = walk.notes.at(-1) ?? []
        await fits(page)
        // On a desktop, and on a phone in the language with the longest words.
        const isLookedAt = everything || language === 'en' || language === 'hu'
        if (isLookedAt && (last === 'goal' || last === 'actTwo' || over)) await accessible(page)
        // It can be left and taken up again.
        if (last === 'minion') await page.reload()
      }
      const all = Object.keys(words.messages)
        .filter(id => id.startsWith(start))
        .map(id => id.slice(start.length))
      expect([...notes.keys(), ...inTrouble]).toEqual(
        expect.arrayContaining(all.filter(note => !note.includes('.'))),
      )
      for (const [note, text] of notes)
        if (note !== 'actTwo') expect(flat(text)).toBe(flat(words.say({ id: `${start}${note}` })))
      await expect(page.locator('.te-end[data-won=true]')).toBeVisible()
      await expect(page.getByText(words(`${start}end.won`))).toBeVisible()
      await expect(page.getByRole('link', { name: words('tutorial.after') })).toBeVisible()
    })
  })

/** In the page: touches what is ringed until one of these notes is there, or the match is over. */
async function follow(stops: readonly string[]) {
  const frame = () => new Promise(requestAnimationFrame)
  const notes: [string, string][] = []
  const about = { bubbles: true, cancelable: true, composed: true, view: window, detail: 1 }
  let touched: Element | undefined
  let before = ''
  let since = performance.now()
  /** Could a finger touch it without scrolling? Figures may cover a part of a room. */
  const isInSight = (one: Element) => {
    const { left, top, width, height } = one.getBoundingClientRect()
    const parts = [0.5, 0.2, 0.8]
    return parts.some(x =>
      parts.some(y => one.contains(document.elementFromPoint(left + x * width, top + y * height))),
    )
  }
  for (;;) {
    const note = document.querySelector<HTMLElement>('.te-coach[data-at]')
    const at = note?.getAttribute('data-at') ?? undefined
    if (at !== undefined && notes.every(([other]) => other !== at))
      notes.push([at, note?.querySelector('p')?.textContent ?? ''])
    if (document.querySelector('.te-end') !== null) return { notes, over: true }
    if (at !== undefined && stops.includes(at)) return { notes, over: false }
    const ring = [...document.querySelectorAll<HTMLElement>('.te [data-advised]')].find(
      one => one.checkVisibility() && one.closest('[inert]') === null && isInSight(one),
    )
    const now = `${ring?.outerHTML} ${document.querySelector('.te-decision')?.textContent}`
    // What was touched is not touched again before the board has changed.
    if (ring !== undefined && (ring !== touched || now !== before)) {
      touched = ring
      before = now
      since = performance.now()
      ring.dispatchEvent(new PointerEvent('pointerdown', about))
      ring.dispatchEvent(new PointerEvent('pointerup', about))
      ring.click()
    }
    if (performance.now() - since > 20_000)
      throw new Error(`Nothing in sight is ringed: ${notes.at(-1)?.[0]} ${before}`)
    await frame()
  }
}
