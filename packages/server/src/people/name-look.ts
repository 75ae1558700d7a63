import { foldName } from './fold-name.ts'

/** Small letters and digits that look like Latin ones, some of them only as capitals. */
const cyrillic = { from: 'авсԁеһіїјкӏмнорԛѕтуүхԝьг', to: 'abcdehiijklmhopqstyyxwbr' }
const greek = { from: 'αβεζηικμνορτυχγωϲ', to: 'abezhikmnoptyxywc' }
const others = { from: '01ıɡ', to: 'olig' }

const latin = new Map(
  [cyrillic, greek, others].flatMap(({ from, to }) => {
    const letters = [...to]
    return [...from].map((letter, at) => [letter, letters[at] ?? letter] as const)
  }),
)

/** A form that names share which are easily taken for each other: letters of another script, l and I, marks between words. */
export function nameLook(name: string): string {
  const letters = [...foldName(name).replace(/[\s'’._-]/gu, '')]
  return letters
    .map(letter => latin.get(letter) ?? letter)
    .join('')
    .replace(/[il]/g, 'l')
    .replace(/rn/g, 'm')
    .replace(/vv/g, 'w')
}
