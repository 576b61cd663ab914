import { createElement, useMemo, type ReactNode } from 'react'
import { richTags } from '#domain/content/rich-text-tags.ts'

/** A picture is told by its words, a link leads nowhere, and headings of a text are no headings of this room. */
const AS_THEY_ARE = new Set(richTags.map(([tag]) => tag).filter(tag => !/^(?:h\d|a|img)$/.test(tag)))
const EMPTY = new Set(['br', 'hr'])

/** A rich text as its editor beside it shows it: what is to be said, not how it is written down. */
export function FormattedSource({ html }: { readonly html: string }) {
  const nodes = useMemo(() => [...new DOMParser().parseFromString(html, 'text/html').body.childNodes], [html])
  return <div className="rich-text-page">{nodes.map(shown)}</div>
}

function shown(node: Node, at: number): ReactNode {
  // Between the rows of a table stands no word.
  if (!(node instanceof Element))
    return node.textContent?.trim() === '' && node.nodeValue?.includes('\n') ? null : node.textContent
  const tag = node.localName
  if (tag === 'img') return <q key={at}>{node.getAttribute('alt')}</q>
  const inside = [...node.childNodes].map(shown)
  if (tag === 'a')
    return (
      <u key={at} title={node.getAttribute('href') ?? undefined}>
        {inside}
      </u>
    )
  if (EMPTY.has(tag)) return createElement(tag, { key: at })
  const isHeading = /^h\d$/.test(tag)
  const as = AS_THEY_ARE.has(tag) ? tag : isHeading ? 'p' : 'span'
  return createElement(as, { key: at, ...(isHeading && { className: 'formatted-heading' }) }, inside)
}
