/** What keeps the table from opening, as one sentence for the person who started it. */
export class Trouble extends Error {}
