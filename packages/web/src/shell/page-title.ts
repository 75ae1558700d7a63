let title = 'Kazamata'
let turns = 0
let unread = 0

/** How many matches on the server wait for this person is told by the title and the icon of the tab. */
function show(): void {
  const lines = unread === 0 ? title : `💬 ${unread} · ${title}`
  document.title = turns === 0 ? lines : `(${turns}) ${title}`
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]')
  icon?.setAttribute('href', turns === 0 ? '/icon.svg' : '/icon-turn.svg')
}

export function setPageTitle(next: string): void {
  title = next
  show()
}

/** Lines of the chat that were not seen: told where no match waits. */
export function setUnreadCount(next: number): void {
  unread = next
  show()
}

export function setTurnCount(next: number): void {
  turns = next
  show()
}
