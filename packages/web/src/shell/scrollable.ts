/** What scrolls can be reached by keyboard, or some could not read its end. */
export const scrollable = { tabIndex: 0 }
