import { languageOf } from '#domain/sites/sites.ts'
import type { Shop } from '../shop.ts'
import type { ContentView } from './content-view.ts'
import { findCategoryWords, findObjects, type Selection, type StoredObject } from './content.queries.ts'
import { overDelivered } from './delivered-versions.ts'
import { withoutClosedLinks } from './closed-links.ts'
import { fillPlaceholders } from './fill-placeholders.ts'
import { mergeLayers } from '#domain/content/merge-layers.ts'
import type { Written } from './read-content.ts'
import { withAssets } from './with-assets.ts'
import { withTests } from './with-tests.ts'
import { withWorking } from './with-working.ts'
import { sanitiseRichTexts } from './sanitise.ts'

/** Whoever types sends every layer of the section that is shown. */
const isAllThere = ({ studio }: Shop, wanted: Selection): boolean =>
  studio?.drafts === true && studio.unsaved?.isPart === true && 'slug' in wanted && wanted.slug === studio.unsaved.slug

/** Objects as editors wrote them for this view: layers joined, placeholders filled, rich text cleaned. */
export async function findWritten(shop: Shop, wanted: Selection, view: ContentView): Promise<Written[]> {
  const language = languageOf(view.locale)
  // What is live is kept, so it is read as of now, not as of the request: it may have turned since that began.
  const moment = view.preview ? view : { at: shop.services.clock(), preview: false, drafts: false }
  const [objects, categories] = await Promise.all([
    (isAllThere(shop, wanted) ? Promise.resolve<StoredObject[]>([]) : findObjects(shop.db, wanted, view.locale, moment))
      .then(found => overDelivered(wanted, view.locale, found))
      .then(found => withWorking(shop, wanted, view.locale, found)),
    shop.services.content.categoryWords.get(language, [], () => findCategoryWords(shop.db, language)),
  ])
  const written = await withAssets(
    shop,
    objects.map(object => ({
      ...object,
      raw: withoutClosedLinks(
        sanitiseRichTexts(fillPlaceholders(mergeLayers(object.layers), view.locale, categories)),
        view.locale,
      ),
    })),
  )
  return view.preview ? written : withTests(shop, written)
}
