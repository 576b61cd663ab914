import sanitize from 'sanitize-html'
import { Bounded } from '#domain/memory/bounded.ts'
import {
  isOwnPicture,
  RICH_TEXT_ATTRIBUTES,
  RICH_TEXT_FIELDS,
  RICH_TEXT_SCHEMES,
  richTags,
} from '#domain/content/rich-text-tags.ts'
import { isRaw, type Raw } from '#domain/content/merge-layers.ts'

const ALLOWED: sanitize.IOptions = {
  allowedTags: richTags.map(([tag]) => tag),
  allowedAttributes: {
    ...Object.fromEntries(richTags.map(([tag, { attributes = [] }]) => [tag, [...attributes]])),
    '*': [...RICH_TEXT_ATTRIBUTES],
  },
  allowedSchemes: [...RICH_TEXT_SCHEMES],
  allowedSchemesByTag: { img: [] },
  allowProtocolRelative: false,
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !isOwnPicture(attribs['src'] ?? ''),
  transformTags: { a: (tagName, attribs) => ({ tagName, attribs: safeLink(attribs) }) },
}

const safeLink = (attributes: sanitize.Attributes): sanitize.Attributes =>
  attributes['target'] === '_blank' ? { ...attributes, rel: 'noopener' } : attributes

/** With each letter that somebody types, all other texts of their page come again. */
const cleaned = new Bounded<string>(4_000_000, { weigh: text => text.length + 1 })

const sanitiseHtml = (html: string): string => cleaned.of(html, () => sanitize(html, ALLOWED))

/** Cleans every rich text of an object, however deep it lies. */
export function sanitiseRichTexts(raw: Raw): Raw {
  return Object.fromEntries(Object.entries(raw).map(([key, value]) => [key, clean(key, value)]))
}

function clean(key: string, value: unknown): unknown {
  if (typeof value === 'string') return RICH_TEXT_FIELDS.has(key) ? sanitiseHtml(value) : value
  if (Array.isArray(value)) return value.map((entry: unknown) => clean('', entry))
  return isRaw(value) ? sanitiseRichTexts(value) : value
}
