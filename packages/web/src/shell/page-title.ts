let title = 'Kazamata'
let turns = 0

/** How many matches on the server wait for this person is told by the title and the icon of the tab. */
function show(): void {
  document.title = turns === 0 ? title : `(${turns}) ${title}`
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]')
  icon?.setAttribute('href', turns === 0 ? '/icon.svg' : '/icon-turn.svg')
}

export function setPageTitle(next: string): void {
  title = next
  show()
}

export function setTurnCount(next: number): void {
  turns = next
  show()
}
