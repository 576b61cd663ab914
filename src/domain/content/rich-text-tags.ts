/** How a tag stands in a text: by itself, only inside others, in a line, in a line with nothing in it, or on words. */
type Standing = 'block' | 'part' | 'leaf' | 'rule' | 'mark'
type RichTag = {
  readonly is: Standing
  /** What it holds, in the words of the studio's editor. */
  readonly holds?: string
  readonly attributes?: readonly string[]
  /** Words may stand in it without a paragraph around them. */
  readonly bare?: true
}

/** Every tag that a rich text may have: the server lets through these and no others, and the studio writes no others. */
const RICH_TEXT_TAGS = {
  p: { is: 'block', holds: 'inline*' },
  h2: { is: 'block', holds: 'inline*' },
  h3: { is: 'block', holds: 'inline*' },
  h4: { is: 'block', holds: 'inline*' },
  ul: { is: 'block', holds: 'li+' },
  ol: { is: 'block', holds: 'li+' },
  li: { is: 'part', holds: 'p block*', bare: true },
  blockquote: { is: 'block', holds: 'block+', bare: true },
  table: { is: 'block', holds: 'caption? thead? tbody?' },
  caption: { is: 'part', holds: 'inline*' },
  thead: { is: 'part', holds: 'tr+' },
  tbody: { is: 'part', holds: 'tr+' },
  tr: { is: 'part', holds: '(th | td)*' },
  th: { is: 'part', holds: 'inline*', attributes: ['scope', 'colspan', 'rowspan'] },
  td: { is: 'part', holds: 'inline*', attributes: ['colspan', 'rowspan'] },
  dl: { is: 'block', holds: '(dt | dd)+' },
  dt: { is: 'part', holds: 'inline*' },
  dd: { is: 'part', holds: 'inline*' },
  figure: { is: 'block', holds: 'shown? figcaption?' },
  figcaption: { is: 'part', holds: 'inline*' },
  hr: { is: 'rule' },
  br: { is: 'leaf' },
  img: { is: 'leaf', attributes: ['src', 'alt', 'width', 'height', 'loading'] },
  a: { is: 'mark', attributes: ['href', 'target', 'rel', 'hreflang'] },
  strong: { is: 'mark' },
  em: { is: 'mark' },
  small: { is: 'mark' },
  sup: { is: 'mark' },
  sub: { is: 'mark' },
} as const satisfies Record<string, RichTag>

/** The fields that hold such texts, wherever they stand. */
export const RICH_TEXT_FIELDS: ReadonlySet<string> = new Set([
  'richText',
  'richTextBelowTargets',
  'disclaimer',
  'copyright',
])

/** What any of them may have. */
export const RICH_TEXT_ATTRIBUTES = ['id', 'lang'] as const

export const RICH_TEXT_SCHEMES = ['https', 'mailto', 'tel'] as const

/** What a link in a text may lead to: a place of the shop, of the page, of a placeholder, or one that needs no trust. */
export const isSafeLink = (href: string): boolean =>
  /^(?:\/(?!\/)|#|\{)/.test(href) || RICH_TEXT_SCHEMES.some(scheme => href.startsWith(`${scheme}:`))

/** Pictures are our own: nobody is seen by another house because they read a text. */
export const isOwnPicture = (src: string): boolean => /^\/(?!\/)/.test(src)

export const richTags: readonly (readonly [string, RichTag])[] = Object.entries(RICH_TEXT_TAGS)
