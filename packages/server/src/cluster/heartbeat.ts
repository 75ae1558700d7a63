/** How often a node says that it lives, in milliseconds. */
export const beatTime = 500
/** A node that has not said so for so many milliseconds is dead to the others. */
export const deadTime = 3_000
/** How often a node compares what it knows with the store, in milliseconds: what a lost hint costs at most. */
export const sweepTime = 5_000
