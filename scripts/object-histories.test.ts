import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { THING_KINDS } from '#contract/staff/desk/found-kinds.ts'
import { RECORDED_KINDS, type RecordedKind } from '#domain/staff/recorded-kinds.ts'

/** The file that shows what staff did to one of the kind; or why no room could. A new kind does not compile without either. */
type Place = { readonly file: string; readonly part?: string } | { readonly nowhere: string }

const DECIDED = { nowhere: 'leaves the queue once somebody has decided, and nobody opens it again' }
const THING = { file: 'rooms/things/thing.room.tsx', part: '<HistoryTable' }

const PLACES: Readonly<Record<RecordedKind, Place>> = {
  person: THING,
  role: { file: 'rooms/staff/role-list.tsx' },
  key: { file: 'rooms/keys/keys.room.tsx' },
  session: { nowhere: 'is gone from the list of its person when it ends' },
  job: { nowhere: 'is gone when it was done or discarded' },
  view: { nowhere: 'is a search that somebody kept' },
  customer: { file: 'rooms/customers/customer.room.tsx' },
  // Its story has what staff did among all that happened to it.
  order: { file: 'rooms/orders/order.room.tsx', part: '<OrderStory' },
  task: { nowhere: 'is work that ends; what it changed is written down with each thing' },
  webhook: { file: 'rooms/integrations/endpoints.tsx' },
  feed: { file: 'rooms/imports/import.room.tsx' },
  mapping: { nowhere: 'is one person’s own, kept to be replaced or forgotten' },
  suppression: { file: 'rooms/jobs/suppressions.tsx' },
  picture: DECIDED,
  review: DECIDED,
  question: DECIDED,
  answer: DECIDED,
  cart: { file: 'rooms/orders/phone-order.room.tsx' },
  conversation: { file: 'rooms/conversations/conversation.room.tsx' },
  'text-block': { file: 'rooms/conversations/text-blocks.tsx' },
  'gift-card': { file: 'rooms/gift-cards/gift-card.room.tsx' },
  coupon: { nowhere: 'is written down by the end of its code, and told with its customer' },
  page: THING,
  redirect: { file: 'rooms/redirects/redirects.room.tsx' },
  release: { file: 'rooms/content/releases/release.room.tsx' },
  event: { nowhere: 'is looked at, for who comes; nobody changes it here' },
  'word-list': { file: 'rooms/moderation/word-list-dialog.tsx' },
  store: { file: 'rooms/stores/store.room.tsx' },
  associate: { file: 'rooms/stores/associates.tsx' },
  'collection-point': { file: 'rooms/stores/points.tsx' },
  // One of very many cells: the sheet leads to the history of all.
  price: { file: 'rooms/prices/sheet.tsx', part: `objectType: 'price'` },
  'price-list': { file: 'rooms/prices/lists.tsx' },
  promotion: { file: 'rooms/promotions/promotion.room.tsx' },
  experiment: { file: 'rooms/experiments/experiment.room.tsx' },
  asset: { file: 'rooms/assets/asset.room.tsx' },
  colour: { file: 'assets/photographed-colour.tsx' },
  style: { file: 'rooms/catalogue/style.room.tsx' },
  // The book of a shelf says who, when and why for every piece.
  stock: { file: 'rooms/stock/article.room.tsx', part: '<Book' },
  delivery: { file: 'rooms/stock/delivery.room.tsx' },
  transfer: { file: 'rooms/stock/transfer.room.tsx' },
  count: { file: 'rooms/stock/count.room.tsx' },
  synonym: { file: 'rooms/search/synonyms.tsx', part: '<Terms' },
  'search-redirect': { file: 'rooms/search/redirects.tsx', part: '<Terms' },
  'search-rule': { file: 'rooms/search/rules.tsx' },
  category: { file: 'rooms/search/categories.tsx' },
}

const sourceOf = (file: string) => readFileSync(new URL(`../src/studio/${file}`, import.meta.url), 'utf8')

describe('what history tells of', () => {
  it.each(RECORDED_KINDS)('a %s shows its history where it is looked at', kind => {
    const place = PLACES[kind]
    if ('nowhere' in place) return expect(place.nowhere).not.toBe('')
    const { file, part = new RegExp(`<(?:ObjectHistory|HistoryButton) type="${kind}"`) } = place
    return expect(sourceOf(file)).toMatch(part)
  })

  it('terms of either kind show theirs', () => {
    expect(sourceOf('rooms/search/terms.tsx')).toContain('<HistoryButton type={kind}')
    for (const [file, kind] of [['synonyms', 'synonym'] as const, ['redirects', 'search-redirect'] as const])
      expect(sourceOf(`rooms/search/${file}.tsx`)).toContain(`kind="${kind}"`)
  })

  it('things that have one room for all kinds are among them', () => {
    expect(THING_KINDS.filter(kind => kind === 'person' || kind === 'page')).toEqual(['person', 'page'])
  })
})
