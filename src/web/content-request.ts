import { findLocale } from '#domain/sites.ts'

/** How content is asked for by a page at this address: as it is live, or at the moment and in the locale a preview names. */
export function contentRequest(asked: URLSearchParams) {
  const preview = asked.has('preview')
  const previewDateTime = preview ? asked.get('previewDateTime') : null
  const localePath = preview ? findLocale(asked.get('localePath') ?? '') : undefined
  return {
    mode: preview ? 'preview' : 'live',
    query: {
      ...(previewDateTime === null ? {} : { previewDateTime }),
      ...(localePath === undefined ? {} : { localePath }),
    },
  } as const
}
