import type { Language } from '#domain/sites/sites.ts'
import type { TextRow } from '../catalog.queries.ts'
import type { CategoryTree } from '../category-tree.ts'
import type { Lexicon } from '../lexicon.ts'
import type { CatalogStyle } from '../style.ts'
import { inLanguage, listInLanguage, readWordLists, readWords } from '../words.ts'
import { NAMING, type WeightedText } from './text-index.ts'

/** How much a word says about a style, by where it stands. */
const WEIGHT = { name: NAMING, category: 4, label: 3, tagline: 2, description: 1 } as const

export function* textsOf(
  style: CatalogStyle,
  long: TextRow | undefined,
  language: Language,
  lexicon: Lexicon,
  tree: CategoryTree,
): Generator<WeightedText> {
  yield [inLanguage(style.names, language), WEIGHT.name]
  for (const id of style.categories) {
    const category = tree.find(id)
    if (category) yield [inLanguage(category.names, language), WEIGHT.category]
  }
  yield [lexicon.labelOf('gender', style.gender, language), WEIGHT.label]
  if (style.brand !== undefined) yield [lexicon.labelOf('brand', style.brand, language), WEIGHT.label]
  for (const activity of style.activities) yield [lexicon.labelOf('activity', activity, language), WEIGHT.label]
  for (const feature of style.features) yield [lexicon.labelOf('feature', feature, language), WEIGHT.label]
  for (const colour of style.colours) {
    yield [inLanguage(colour.names, language), WEIGHT.label]
    yield [lexicon.labelOf('colour', colour.family, language), WEIGHT.label]
  }
  yield [inLanguage(style.taglines, language), WEIGHT.tagline]
  if (!long) return
  yield [inLanguage(readWords(long.descriptions), language), WEIGHT.description]
  for (const line of listInLanguage(readWordLists(long.feature_lines), language)) yield [line, WEIGHT.description]
  for (const line of listInLanguage(readWordLists(long.materials), language)) yield [line, WEIGHT.description]
}
