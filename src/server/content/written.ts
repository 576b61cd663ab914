import { languageOf } from '#domain/sites/sites.ts'
import type { Shop } from '../shop.ts'
import type { ContentView } from './content-view.ts'
import { findCategoryWords, findObjects, type Selection } from './content.queries.ts'
import { fillPlaceholders } from './fill-placeholders.ts'
import { mergeLayers } from './merge-layers.ts'
import type { Written } from './read-content.ts'
import { sanitiseRichTexts } from './sanitise.ts'

/** Objects as editors wrote them for this view: layers joined, placeholders filled, rich text cleaned. */
export async function findWritten(shop: Shop, wanted: Selection, view: ContentView): Promise<Written[]> {
  const language = languageOf(view.locale)
  const [objects, categories] = await Promise.all([
    findObjects(shop.db, wanted, view.locale, view),
    shop.services.content.categoryWords.get(language, [], () => findCategoryWords(shop.db, language)),
  ])
  return objects.map(object => ({
    ...object,
    raw: sanitiseRichTexts(fillPlaceholders(mergeLayers(object.layers), view.locale, categories)),
  }))
}
