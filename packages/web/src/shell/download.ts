/** Hands a match file over to the browser's downloads. */
export function downloadMatch(game: string, id: string, file: Blob): void {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = `${game}-${id}.kazamata.json`
  link.click()
  // The browser reads it in its own time.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
