/**
 * The definite article of Hungarian depends on the sound that follows: "a troll", "az ork", "az 5. kör". A message
 * writes `<az>{enemy}</az>` inside a sentence and `<Az>{enemy}</Az>` where one begins. A name that has its article
 * already ("A Medve köpenye") keeps it.
 */
export function withArticle(text: string, capital: boolean): string {
  const [, own, name = text] = /^(az?) (.*)$/isu.exec(text) ?? []
  const article = own?.toLowerCase() ?? (soundsLikeVowel(text) ? 'az' : 'a')
  return `${capital ? `A${article.slice(1)}` : article} ${name}`
}

function soundsLikeVowel(text: string): boolean {
  const number = /^\d+/.exec(text)?.[0]
  // Read aloud: egy, ezer, egymillió; öt, ötven, ötszáz.
  if (number !== undefined) return number.startsWith('5') || (/^1/.test(number) && number.length % 3 === 1)
  // A letter alone is read by its name: ef, el, em, en, er, es, ix, ipszilon.
  return /^(?:[aáeéiíoóöőuúüű]|[flmnrsxy](?!\p{L}))/iu.test(text)
}

/** The tags for it; they hold plain text only. */
export const articleTags = {
  az: (chunks: readonly unknown[]) => withArticle(chunks.join(''), false),
  Az: (chunks: readonly unknown[]) => withArticle(chunks.join(''), true),
}
