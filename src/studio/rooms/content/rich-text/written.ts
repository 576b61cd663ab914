import { getSchema } from '@tiptap/core'
import { DOMParser, DOMSerializer, type Node, type Schema } from '@tiptap/pm/model'
import { BARE, grammar } from './extensions.ts'

let known: Schema | undefined
const schema = () => (known ??= getSchema(grammar))

const parsed = (html: string): HTMLElement => {
  const { body } = new window.DOMParser().parseFromString(html, 'text/html')
  return body
}

/** A text as our pages have it: words of a list entry stand in it without a paragraph where they did before. */
export function written(node: Node): string {
  const root = document.createElement('div')
  root.append(DOMSerializer.fromSchema(node.type.schema).serializeFragment(node.content))
  for (const holder of root.querySelectorAll(`[${BARE}]`)) {
    holder.removeAttribute(BARE)
    const [first] = holder.children
    if (first?.tagName === 'P' && first.attributes.length === 0) first.replaceWith(...first.childNodes)
  }
  const html = root.innerHTML
  return html === '<p></p>' ? '' : html
}

/** What the editor would make of a text that nobody has touched. */
export const roundTrip = (html: string): string => written(DOMParser.fromSchema(schema()).parse(parsed(html)))

/** Ways of writing the same: spaces between tags, and what a browser writes in another way. */
const plain = (html: string): string =>
  parsed(html)
    .innerHTML.replaceAll(/\s+/g, ' ')
    .replaceAll(/> (?=<)/g, '>')
    .replaceAll(/ (?=<)|(?<=>) /g, '')
    .trim()

export const isKeptWhole = (html: string): boolean => html === '' || plain(html) === plain(roundTrip(html))
