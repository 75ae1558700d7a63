/** Hands a match file over to the browser's downloads, where there is one. */
export function downloadMatch(game: string, id: string, file: () => Promise<Blob | undefined>): void {
  file()
    .then(blob => blob && download(`${game}-${id}.kazamata.json`, blob))
    .catch(error => console.error(error))
}

/** Hands a file over to the browser's downloads. */
export function download(name: string, file: Blob): void {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The browser reads it in its own time.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
