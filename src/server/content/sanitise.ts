import sanitize from 'sanitize-html'
import { Bounded } from '#domain/memory/bounded.ts'
import { isRaw, type Raw } from '#domain/content/merge-layers.ts'

const RICH = new Set(['richText', 'richTextBelowTargets', 'disclaimer', 'copyright'])

const ALLOWED: sanitize.IOptions = {
  allowedTags: [
    ...['p', 'br', 'strong', 'em', 'small', 'sup', 'sub', 'a', 'ul', 'ol', 'li', 'blockquote', 'hr', 'h2', 'h3', 'h4'],
    ...['table', 'thead', 'tbody', 'tr', 'th', 'td', 'caption', 'dl', 'dt', 'dd', 'figure', 'figcaption', 'img'],
  ],
  allowedAttributes: {
    a: ['href', 'target', 'rel', 'hreflang', 'lang'],
    img: ['src', 'alt', 'width', 'height', 'loading'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
    '*': ['id', 'lang'],
  },
  allowedSchemes: ['https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: [] },
  allowProtocolRelative: false,
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
  if (typeof value === 'string') return RICH.has(key) ? sanitiseHtml(value) : value
  if (Array.isArray(value)) return value.map((entry: unknown) => clean('', entry))
  return isRaw(value) ? sanitiseRichTexts(value) : value
}
