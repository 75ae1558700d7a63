type Icons = Readonly<Record<string, string>>

/** The icons of the log by the names it uses: `namedIcons({ hero: heroIcons })['hero:rogue']`. */
export function namedIcons(kinds: Readonly<Record<string, Icons>>): Icons {
  return Object.fromEntries(
    Object.entries(kinds).flatMap(([kind, icons]) =>
      Object.entries(icons).map(([id, icon]) => [`${kind}:${id}`, icon]),
    ),
  )
}
