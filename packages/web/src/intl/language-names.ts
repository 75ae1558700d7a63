/** Each language in its own words, so that it is found by whoever needs it. */
export const languageNames = { en: 'English', pl: 'Polski', cs: 'Čeština', hu: 'Magyar' }
