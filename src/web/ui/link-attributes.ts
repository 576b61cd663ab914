import type { Target } from '#contract/content/content-fields.ts'

/** Where a link of an editor leads, whether in a window of its own, and what is spoken for it. */
export const linkAttributes = ({ url, targetAttribute, ariaLabel }: Target) => ({
  href: url,
  ...(targetAttribute === '_blank' ? { target: '_blank', rel: 'noopener' } : {}),
  ...(ariaLabel === undefined ? {} : { 'aria-label': ariaLabel }),
})
