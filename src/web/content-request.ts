import { findLocale } from '#domain/sites/sites.ts'

/** How content is asked for by a page at this address: as it is live, or at the moment and in the locale a preview names. */
export function contentRequest(asked: URLSearchParams) {
  const preview = asked.has('preview')
  const previewDateTime = preview ? previewMoment(asked) : undefined
  const localePath = preview ? findLocale(asked.get('localePath') ?? '') : undefined
  const drafts = preview && asked.get('drafts') === 'none' ? ('none' as const) : undefined
  return {
    mode: preview ? 'preview' : 'live',
    query: {
      ...(previewDateTime === undefined ? {} : { previewDateTime }),
      ...(localePath === undefined ? {} : { localePath }),
      ...(drafts === undefined ? {} : { drafts }),
    },
  } as const
}

const ZONE = /(?:Z|[+-]\d\d:\d\d)$/i

/** The moment an address names. A plus reads as a blank there; without a zone it is the world's time. */
export function previewMoment(asked: URLSearchParams): string | undefined {
  const text = asked.get('previewDateTime')?.replace(/ (?=\d\d:\d\d$)/, '+')
  if (text === undefined || text === '') return undefined
  const time = Date.parse(ZONE.test(text) || !text.includes('T') ? text : `${text}Z`)
  return Number.isNaN(time) ? text : new Date(time).toISOString()
}
