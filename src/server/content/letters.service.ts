import { WORDS_SLUG } from '#domain/content/content-kinds.ts'
import { tagOf } from '#domain/sites/change-tags.ts'
import type { Locale } from '#domain/sites/sites.ts'
import { backgroundShop } from '../background-shop.ts'
import type { Layers } from '#domain/content/edit-layers.ts'
import { layersIn, mergeLayers, type Raw } from '#domain/content/merge-layers.ts'
import { DELIVERED } from '../mail/delivered.ts'
import type { Services } from '../services.ts'
import type { Shop } from '../shop.ts'
import { liveView, openView, type ContentView } from './content-view.ts'
import { tellLog } from './read-content.ts'
import { problemsOfLetter, wordingIn, wordsIn, type LetterWording, type LetterWords } from './read-letter.ts'
import { scopesOf } from './scopes.ts'
import { findWritten } from './written.ts'

/** All that is said in a letter of a kind, in the words of one locale. */
export type LetterTexts = LetterWording & { readonly words: LetterWords }

const slugOf = (template: string) => `letter/${template}`

/** What counts now. It comes from memory until an editor publishes something else. */
export const findLetterTexts = (services: Services, template: string, locale: Locale): Promise<LetterTexts> =>
  services.content.letters.get(
    `${template} ${locale}`,
    [tagOf('content', slugOf(template)), tagOf('content', WORDS_SLUG)],
    () => {
      const shop = backgroundShop(services, locale)
      return load(shop, template, liveView(shop))
    },
  )

/** As whoever writes it sees it, in the studio. */
export const previewLetterTexts = async (shop: Shop, template: string): Promise<LetterTexts> =>
  load(shop, template, await openView(shop, { params: { mode: 'preview' }, query: {}, headers: {} }))

async function load(shop: Shop, template: string, view: ContentView): Promise<LetterTexts> {
  const [letter, words] = await Promise.all([slugOf(template), WORDS_SLUG].map(slug => findRaw(shop, slug, view)))
  return { ...wordingIn(letter ?? {}), words: wordsIn(words ?? {}) }
}

/** What is wrong was not published by anybody: then what was delivered is said, and the log told. */
async function findRaw(shop: Shop, slug: string, view: ContentView): Promise<Raw> {
  const [written] = await findWritten(shop, { slug }, view)
  const raw = written?.raw ?? {}
  if (view.preview) return raw
  const problems = problemsOfLetter(slug, raw)
  tellLog(shop.log)(problems)
  return problems.length === 0 ? raw : mergedOf(DELIVERED.get(slug) ?? {}, view.locale)
}

const mergedOf = (layers: Layers, locale: Locale) => mergeLayers(layersIn(layers, scopesOf(locale)))

/** What was delivered.
 * @internal */
export const deliveredTexts = (template: string, locale: Locale): LetterTexts => ({
  ...wordingIn(mergedOf(DELIVERED.get(slugOf(template)) ?? {}, locale)),
  words: wordsIn(mergedOf(DELIVERED.get(WORDS_SLUG) ?? {}, locale)),
})
