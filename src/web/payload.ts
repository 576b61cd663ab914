import type { PageAnswer, PageVisit } from '#contract/web.ts'
import { STATIC_PAYLOAD_FILE } from '#domain/time/timings.ts'
import { contentTags, loadContent } from './pages/content/load-content.ts'

const END = `/${STATIC_PAYLOAD_FILE}`

export const asksForPayload = ({ url, method }: PageVisit): boolean => method === 'GET' && url.pathname.endsWith(END)

/** The content of a page as data: what its document was made from. */
export async function answerPayload(visit: PageVisit): Promise<PageAnswer> {
  const path = visit.url.pathname.slice(0, -END.length)
  const slug = path.split('/').slice(2).join('/')
  const { page, loaded } = await loadContent(visit, slug === '' ? 'home' : slug)
  return {
    status: 200,
    type: 'application/json; charset=utf-8',
    body: [JSON.stringify({ ...page, sections: loaded.sections })],
    tags: contentTags({ page, loaded }),
  }
}
