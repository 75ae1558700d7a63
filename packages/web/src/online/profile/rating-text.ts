/** With a wave in front of it while it may still change a lot. */
export const ratingText = ({ value, isSure }: { readonly value: number; readonly isSure: boolean }) =>
  isSure ? String(value) : `~${value}`
