import { PREVIEWABLE_TYPES, type PreviewableType } from '#contract/content/content-section-types.ts'
import { PREVIEW_PAGE_SIZE, PREVIEW_PAGE_SIZES } from '#domain/time/timings.ts'

export type PreviewQuery = {
  docType: PreviewableType | undefined
  layoutVariant: string
  limit: (typeof PREVIEW_PAGE_SIZES)[number]
  page: number
  examples: boolean
  submitted: boolean
}

/** What the address asks for; whatever is not understood falls back. */
export function readQuery(asked: URLSearchParams): PreviewQuery {
  return {
    docType: PREVIEWABLE_TYPES.find(type => type === asked.get('docType')),
    layoutVariant: asked.get('layoutVariant') ?? '',
    limit: PREVIEW_PAGE_SIZES.find(size => String(size) === asked.get('limit')) ?? PREVIEW_PAGE_SIZE,
    page: Math.max(1, Number.parseInt(asked.get('page') ?? '1', 10) || 1),
    examples: asked.get('examples') === 'on',
    submitted: asked.has('docType'),
  }
}
