/**
 * Where a printed value comes from: the rulebook, public sources that nobody checked against a printed copy,
 * our own design, or our reading of a silent rulebook.
 */
export type Source = 'canon' | 'public' | 'house' | 'ruling'
