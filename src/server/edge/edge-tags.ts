import { hash } from 'node:crypto'
import { idInTag, type ChangeTag } from '#domain/sites/change-tags.ts'

/** CloudFront takes no more of a page. */
export const MOST_TAGS = 50
const LENGTH = 8
/** On every page: what is missed is made good by it. */
export const ALL = 'all'

/** The same few letters in every process. Two tags that share them cost a page too many, and show nothing old. */
const short = (tag: string): string => hash('sha1', tag, 'base64url').slice(0, LENGTH)

/** What stands for all things of a kind: `product:*`. */
const kindOf = (tag: string): string => (tag.includes(':') ? `${tag.slice(0, tag.indexOf(':'))}:*` : tag)

/** What a page carries. One that shows more things than fit carries the kind of those it shows most of. */
export function tagsOfPage(tags: readonly ChangeTag[]): readonly string[] {
  let named: readonly string[] = [...new Set<string>(tags)]
  while (named.length >= MOST_TAGS) {
    const kinds = Map.groupBy(named, kindOf)
    const [largest] = [...kinds].toSorted(([, one], [, other]) => other.length - one.length)
    if (!largest || largest[1].length === 1) break
    named = [...named.filter(tag => kindOf(tag) !== largest[0]), largest[0]]
  }
  return [ALL, ...new Set(named.map(short))]
}

/** What a change drops: pages that name it, that have it among too many, or that choose by what any product costs. */
export function tagsOfChange(tag: string): readonly string[] {
  const others = idInTag('product', tag) !== undefined ? ['listings'] : []
  return [...new Set([tag, kindOf(tag), ...others].map(short))]
}
