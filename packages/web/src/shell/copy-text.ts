/**
 * Puts what stands in a field on the clipboard; says whether it did. Browsers hand out their clipboard over https only, and
 * not always; then the old way may work, or the text is at least selected.
 */
export async function copyText(field: HTMLInputElement | null): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(field?.value ?? '')
    return true
  } catch {
    field?.select()
    return document.execCommand('copy')
  }
}
