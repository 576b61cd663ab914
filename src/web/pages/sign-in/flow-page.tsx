import type { PageVisit } from '#contract/web.ts'
import { leadSourceIn } from '#domain/sites/channels.ts'
import { shopUrl } from '#domain/sites/shop-urls.ts'
import { NEWS_COOKIE } from '#domain/sites/cookies.ts'
import { catalogues } from '#web/i18n/catalogues.ts'
import { createI18n, type MessageKey } from '#web/i18n/i18n.tsx'
import { ifThere } from '#web/if-there.ts'
import { Island } from '#web/islands/island.tsx'
import { NEWS_LIFE_S, type News } from '#web/session/news-cookie.ts'
import type { FormFlash } from '../form-flash.ts'
import type { FlowProps, FlowStep, OrderToTake } from '#web/sign-in/flow-state.ts'
import { returnPath } from '#web/sign-in/return-path.ts'
import { Container } from '#web/ui/layout.tsx'

/** What every page of the flow tells it: where to go on, proofs for forms without script, what was wrong before. */
export async function flowProps(visit: PageVisit, start: FlowStep, flash: FormFlash): Promise<FlowProps> {
  const order = orderIn(visit.url.searchParams.get('order'), visit.url.searchParams.get('st'))
  const buyer = await buyerOf(visit, order)
  const leadSource = leadSourceIn(visit.url.searchParams.get('leadSource'))
  return {
    start,
    returnTo: returnPath(visit.locale, visit.url.searchParams.get('return')),
    tokens: {
      login: visit.formToken('login', '/sign-in'),
      register: visit.formToken('register', '/sign-up'),
      reset: visit.formToken('reset', '/forgot-password'),
    },
    ...(flash.failure && { failure: flash.failure }),
    values: { ...buyer, ...(joinsLoyalty(visit) && { loyalty: 'on' }), ...flash.values },
    ...order,
    ...(leadSource !== undefined && { leadSource }),
    ...((flash.done === 'linkSent' || flash.done === 'passwordSet') && { notice: flash.done }),
  }
}

/** Only where the site's own button says so: an address from elsewhere ticks no box that stands for terms. */
const joinsLoyalty = ({ url, site: { features } }: PageVisit): boolean =>
  features.loyalty && features.loyaltyJoin === true && url.searchParams.get('join') === 'loyalty'

export const FlowView = ({ data }: { data: FlowProps }) => (
  <Container className="pt-8 pb-16 lg:pt-12">
    <div className="mx-auto max-w-xl">
      <Island name="sign-in-flow" wake="load" props={data} />
    </div>
  </Container>
)

export const titleOf = (visit: PageVisit, key: MessageKey): string =>
  createI18n(visit.locale, catalogues[visit.language]).t(key)

/** Whoever brings an order along has told his address with it. */
async function buyerOf({ call }: PageVisit, { order }: { order?: OrderToTake }): Promise<{ email?: string }> {
  const found = order && (await ifThere(call('consumer.purchase', { params: { orderId: order.orderNo } })))
  return found ? { email: found.email } : {}
}

/** An order to take along. What is no order number is left out here: signing in must not fail for it. */
const orderIn = (orderNo: string | null, st: string | null): { order?: OrderToTake } =>
  orderNo !== null && st !== null && /^CRN-[A-Z0-9-]{4,40}$/.test(orderNo) && /^[\w.-]{1,200}$/.test(st)
    ? { order: { orderNo, st } }
    : {}

export const postedOrder = ({ form }: PageVisit): { order?: OrderToTake } =>
  orderIn(form.get('_order'), form.get('_st'))

/** What the page after the redirect tells in passing. */
export const tellNext = ({ setCookie }: PageVisit, news: News): void =>
  setCookie(NEWS_COOKIE, news, { maxAge: NEWS_LIFE_S })

/** The address of a page of the flow that comes back to the same place. */
export function flowPath(visit: PageVisit, page: '/sign-in' | '/sign-up', extra: Record<string, string> = {}): string {
  const { order } = postedOrder(visit)
  const leadSource = leadSourceIn(visit.form.get('_source'))
  const query = {
    return: returnPath(visit.locale, visit.form.get('_return')),
    ...(order && { order: order.orderNo, st: order.st }),
    ...(leadSource !== undefined && { leadSource }),
    ...extra,
  }
  return shopUrl(visit.locale, page, query)
}
