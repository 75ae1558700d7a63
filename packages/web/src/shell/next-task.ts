/** Lets the browser answer and paint before more is done. */
export const nextTask = (): Promise<void> => new Promise(resolve => setTimeout(resolve))
