import { loadMore } from './load-more.ts'
import { refine } from './refine.ts'

/** More of the same listing, or another choice or order of it. Forms of other places are sent. */
export async function followLink(asked: HTMLAnchorElement | HTMLFormElement): Promise<void> {
  if (asked instanceof HTMLAnchorElement)
    return asked.dataset['refine'] === undefined ? loadMore(asked) : refine(asked.href)
  if (!asked.closest('#listing')) return asked.requestSubmit()
  const fields = [...new FormData(asked)].map(([name, value]) => [name, String(value)])
  return refine(`${asked.action}?${new URLSearchParams(fields)}`, { by: 'sort' })
}
