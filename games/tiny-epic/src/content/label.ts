/**
 * Where a printed value comes from: the rulebook, public sources that nobody checked against a printed copy, our reading
 * where the rulebook is silent, or our own design.
 */
export type Label = 'canon' | 'public' | 'ruling' | 'house'
