import { CallError } from '#contract/client.ts'
import { shopUrl } from '#domain/sites/shop-urls.ts'
import type { PageVisit } from '#contract/web.ts'
import type { Action } from '#web/page.ts'
import { signInFor } from '#web/session/sign-in-for.ts'
import { addItems, withGuest, type ItemToAdd } from '#web/product/add-items.ts'
import { textIn } from '#web/product/form-fields.ts'
import { giftCardOf } from '#web/product/gift-card-fields.tsx'

/** Forms of the product page, for visitors without script. What went wrong is told by the address it leads to. */
export const productActions: Readonly<Record<string, Action>> = {
  async add(visit) {
    const { form, url, locale } = visit
    const sku = form.get('sku') ?? ''
    const item: ItemToAdd = {
      sku,
      qty: Number(form.get('qty') ?? 1),
      ...(await giftOf(visit, sku)),
      ...recipeIn(form, url),
    }
    return told(shopUrl(locale, '/cart'), url, () => addItems([item], visit.call))
  },
  favorite: ({ call, form, url, locale }) =>
    told(shopUrl(locale, '/favorites'), url, () =>
      withGuest(() => call('wishlists.addFavorite', { body: { id: textIn(form, 'productId') } }), call),
    ),
  notify({ call, form, url }) {
    const body = { productId: textIn(form, 'productId'), sku: textIn(form, 'sku'), email: textIn(form, 'email') }
    return told(
      ({ status }) => `${url.pathname}?said=${status === 'registered' ? 'notified' : 'back-already'}#buy`,
      url,
      () => call('products.notify', { body }),
    )
  },
  'vote-review'(visit) {
    const { call, form, url } = visit
    const [productId, reviewId] = [textIn(form, 'productId'), textIn(form, 'voiceId')]
    const params = { productId, reviewId }
    const flagged = form.get('vote') === 'flag'
    return asVisitor(visit, `${url.pathname}?said=${flagged ? 'flagged' : 'voted'}#review-${reviewId}`, async () => {
      if (flagged) await call('products.flagReview', { params, body: { reason: 'other' } })
      else await call('products.voteReview', { params, body: voteIn(form) })
    })
  },
  'vote-answer'(visit) {
    const { call, form, url } = visit
    const [productId, answerId] = [textIn(form, 'productId'), textIn(form, 'voiceId')]
    return asVisitor(visit, `${url.pathname}?said=voted#answer-${answerId}`, () =>
      call('products.voteAnswer', { params: { productId, answerId }, body: voteIn(form) }),
    )
  },
}

/** The bot check needs script; without it an account stands in. */
async function asVisitor(visit: PageVisit, target: string, work: () => Promise<unknown>): Promise<string> {
  try {
    await work()
    return target
  } catch (error) {
    const { url } = visit
    return error instanceof CallError && error.code === 'CAPTCHA_FAILED'
      ? signInFor(visit)
      : told(target, url, () => Promise.reject(error))
  }
}

const voteIn = (form: URLSearchParams) => ({ vote: form.get('vote') === 'down' ? 'down' : 'up' }) as const

async function told<T>(target: string | ((done: T) => string), url: URL, work: () => Promise<T>): Promise<string> {
  try {
    const done = await work()
    return typeof target === 'string' ? target : target(done)
  } catch (error) {
    if (!(error instanceof CallError) || error.status >= 500) throw error
    return `${url.pathname}?problem=${encodeURIComponent(error.errorId)}#buy`
  }
}

async function giftOf(visit: Parameters<Action>[0], sku: string): Promise<Pick<ItemToAdd, 'giftCard'>> {
  if (!visit.form.has('giftEmail')) return {}
  const productId = sku.split('-')[0] ?? ''
  const { colours } = await visit.call('products.details', { params: { productId } })
  const amount = colours.flatMap(({ variants }) => variants).find(variant => variant.sku === sku)?.price?.current ?? 0
  return { giftCard: giftCardOf(visit.form, amount) }
}

function recipeIn(form: URLSearchParams, url: URL): Pick<ItemToAdd, 'recipeId'> {
  const codes = [...form].flatMap(([name, value]) => (name.startsWith('zone-') ? [value] : []))
  return codes.length === 0 ? {} : { recipeId: [/[A-Z0-9]{8}$/.exec(url.pathname)?.[0] ?? '', ...codes].join('-') }
}
