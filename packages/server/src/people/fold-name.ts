/** A form that all spellings of a name share: composed or wide letters, capital or small. No two accounts have the same. */
export function foldName(name: string): string {
  // Upper case first: it tells apart fewer letters, "ß" and "SS" for example.
  return name.normalize('NFKC').toUpperCase().toLowerCase().normalize('NFKC')
}
