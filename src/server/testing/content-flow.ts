import type { Call } from '#contract/client.ts'
import { staffMember, type StaffMember } from './staff.ts'
import type { TestShop } from './test-shop.ts'

/** Those who bring content to life, and what they do. */
export async function contentFlow(shop: TestShop) {
  const editor = await staffMember(shop, 'editor')
  const publisher = await staffMember(shop, 'publisher')
  const second = await staffMember(shop, 'publisher')
  const save = async (who: StaffMember, slug: string, scope: string, body: object) => {
    const read = await who.call('content.read', { params: { slug } }).catch(() => ({ layers: [] }))
    const revision = read.layers.find(layer => layer.scope === scope)?.revision ?? 0
    return who.call('content.save', { params: { slug }, body: { layers: [{ scope, body: { ...body }, revision }] } })
  }
  const seenOf = async (slug: string) => (await editor.call('content.check', { params: { slug } })).seen
  const publish = async (who: StaffMember, slug: string, when: { publishAt?: string } = {}) =>
    who.call('content.publish', { params: { slug }, body: { ...when, seen: await seenOf(slug) } })
  const ask = async (who: StaffMember, slug: string, note = '') =>
    (await who.call('reviews.ask', { body: { slug, note, seen: await seenOf(slug) } })).id
  const decide = async (
    who: StaffMember,
    reviewId: string,
    slug: string,
    decision: 'approved' | 'returned' = 'approved',
    note = '',
  ) => who.call('reviews.decide', { params: { reviewId }, body: { decision, note, seen: await seenOf(slug) } })
  const reviewOf = async (who: StaffMember, slug: string) =>
    (await who.call('reviews.list', { query: { slug } })).rows[0]
  const waiting = async (who: StaffMember) =>
    (await who.call('home.read')).waiting.find(({ kind }) => kind === 'contentReviews')?.count
  const titleAt = async (slug: string, call: Call = shop.call) => {
    await shop.settled()
    const found = call('content.page', { params: { mode: 'live', siteId: 'US', page: slug } })
    return found.then(
      ({ title }) => title,
      () => undefined,
    )
  }
  return { editor, publisher, second, save, seenOf, publish, ask, decide, reviewOf, waiting, titleAt }
}

export const page = (title: string) => ({ title, sections: [{ name: 'main', items: [] }] })
