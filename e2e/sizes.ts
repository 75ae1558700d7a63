/** Where a test is played unless it says otherwise. */
export const desk = { viewport: { width: 1280, height: 800 } } as const

/** A test is played on a phone that uses this. */
export const phone = { viewport: { width: 360, height: 740 }, hasTouch: true } as const
