/** What a rule does with what it names: first in its order, sooner than otherwise, behind everything. */
export const RULE_EFFECTS = ['pin', 'boost', 'bury'] as const
export type RuleEffect = (typeof RULE_EFFECTS)[number]

/** Whether a category is in an order by a rule, by hand, or begins by hand and goes on by a rule. */
export const ORDER_MODES = ['rule', 'hand', 'mixed'] as const

/** Orders that a category may be in by itself. */
export const ORDER_RULES = ['recommended', 'newest', 'bestselling', 'rating'] as const

/** By what a rule may name many styles at once. */
export const RULE_FACETS = ['category', 'gender', 'activity', 'feature', 'colour'] as const
export type RuleFacet = (typeof RULE_FACETS)[number]

export const MOST_RULES = 500
export const MOST_PLACED = 200
export const MOST_MEANINGS = 20
export const MOST_WORDS = 2_000

/** A path of the shop, with or without its first slash: none leads out of it. */
export const SEARCH_TARGET = /^\/?[A-Za-z0-9][\w./?=&%~-]*$/

/** How long what was searched for is kept, by day and without persons. */
export const SEARCHES_KEPT_DAYS = 90

/** As people mean it, however they type it. */
export const termOf = (typed: string): string => typed.normalize('NFC').toLowerCase().replaceAll(/\s+/g, ' ').trim()
