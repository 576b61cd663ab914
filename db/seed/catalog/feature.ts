import type { Phrase } from '../text.ts'

/** A facet value: its label, its line in the list of features, and its sentence in the description. */
export type Feature = { readonly label: Phrase; readonly line: Phrase; readonly sentence: Phrase }
