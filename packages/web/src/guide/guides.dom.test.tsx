import { games, type Locale, locales } from '@kazamata/registry'
import { TestMessages } from '@kazamata/ui/testing'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, describe, expect, test } from 'vitest'

/** Words of the program, which nobody at a table uses, as they begin. */
const programWords: Readonly<Record<Locale, readonly string[]>> = {
  en: 'bot,app,program,software,screen,browser,button,click,tap,test,seed,state,event,engine,clause,undo'.split(
    ',',
  ),
  pl: 'bot,aplikac,program,ekran,przeglądark,przycisk,klik,dotkn,test,ziarn,zdarze,silnik,cofni'.split(','),
  cs: 'bot(?!y),aplikac,program,obrazov,prohlížeč,tlačít,klik,klep,test,semínk,událost,engine'.split(','),
  hu: 'bot,alkalmazás,program,képerny,böngész,gomb,kattint,koppint,teszt,esemény,motor'.split(','),
}
/** In English those are whole words: "tap" is not in "taper". */
const programWord = (locale: Locale) =>
  new RegExp(`(?<!\\p{L})(${programWords[locale].join('|')})${locale === 'en' ? 's?(?!\\p{L})' : ''}`, 'iu')

const clause = /\b[A-Z]{2}-[A-Z0-9]+[.-]?\d/

const guides = games.flatMap(({ id, guide, messages }) =>
  locales.map(locale => ({ id, locale, guide, messages })),
)

describe.each(guides)('the guide of $id in $locale', ({ locale, guide, messages }) => {
  const shown = document.createElement('article')
  beforeAll(async () => {
    const [Guide, game, own] = await Promise.all([guide.load(), messages(locale), guide.messages(locale)])
    shown.innerHTML = renderToStaticMarkup(
      <TestMessages locale={locale} messages={{ ...game, ...own }}>
        <Guide />
      </TestMessages>,
    )
  })
  const texts = (element: Element, without?: string): string =>
    [...element.childNodes]
      .map(node => {
        if (!(node instanceof Element)) return node.textContent
        return without !== undefined && node.matches(without) ? '' : texts(node, without)
      })
      .join(' ')

  // A picture also holds what only the board shows: rules on a tap, names for narrow screens.
  test('is read in five minutes: at most 900 words', () => {
    const words = texts(shown, '.guide-picture')
      .split(/\s+/)
      .filter(word => /\p{L}|\d/u.test(word))
    expect(words.length).toBeGreaterThan(300)
    expect(words.length).toBeLessThanOrEqual(900)
  })

  test('has a picture with a caption in each of its five sections or more', () => {
    const sections = [...shown.querySelectorAll('section.guide-section')]
    expect(sections.length).toBeGreaterThanOrEqual(5)
    for (const section of sections) {
      expect(section.querySelector('h2')?.textContent).toBeTruthy()
      expect(section.querySelectorAll('figure > .guide-picture[inert] svg').length).toBeGreaterThan(0)
      expect(section.querySelector('figcaption')?.textContent).toBeTruthy()
    }
  })

  test('names no clause and no word of the program', () => {
    const text = texts(shown)
    expect(clause.exec(text)?.[0]).toBeUndefined()
    expect(programWord(locale).exec(text)?.[0]).toBeUndefined()
  })
})

test('every word of the program is found where it stands', () => {
  expect(programWord('en').test('three bots wait')).toBe(true)
  expect(programWord('en').test('both stand, the taper burns')).toBe(false)
  expect(programWord('pl').test('dwa boty')).toBe(true)
  expect(programWord('cs').test('proti botovi')).toBe(true)
  expect(programWord('cs').test('Boty jen chodí')).toBe(false)
  expect(clause.test('see WB-3.5')).toBe(true)
})
