/**
 * Where a printed value comes from: a rulebook, public sources that nobody checked against a printed copy, our own
 * design, or our reading where the rulebooks are silent or disagree.
 */
export type Label = 'canon' | 'public' | 'house' | 'ruling'
