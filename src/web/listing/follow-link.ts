import { loadMore } from './load-more.ts'
import { refine } from './refine.ts'

/** More of the same listing, or another choice of it. */
export const followLink = (link: HTMLAnchorElement): Promise<void> =>
  link.dataset['refine'] === undefined ? loadMore(link) : refine(link.href)
