import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Language } from '#domain/sites/sites.ts'
import { call } from '../../calls/call.ts'
import type { ItemList } from './outline-tree.ts'

/** What the shop fills in with the name of a category. */
const NAME = /\{n:(\d+)\}/g
/** As many as one asks about at once. */
const MOST_NAMED = 150

const titlesIn = (lists: readonly ItemList[]): readonly string[] =>
  lists.flatMap(({ items }) => items.flatMap(({ title, lists: within }) => [title, ...titlesIn(within)]))

const renamed = (lists: readonly ItemList[], nameOf: (title: string) => string): readonly ItemList[] =>
  lists.map(list => ({
    ...list,
    items: list.items.map(node => ({ ...node, title: nameOf(node.title), lists: renamed(node.lists, nameOf) })),
  }))

/** These texts as shoppers read them: with names of categories. */
export function useCategoryNames(texts: readonly string[], language: Language): (text: string) => string {
  const named = texts.flatMap(text => Array.from(text.matchAll(NAME), ([, id = '']) => id))
  const ids = [...new Set(named)].slice(0, MOST_NAMED).join(',')
  const { data } = useQuery({
    queryKey: ['content.targets', { query: { ids, language } }],
    queryFn: () => call('content.targets', { query: { ids, language } }),
    enabled: ids !== '',
  })
  return useMemo(() => {
    const titles = new Map(data?.rows.map(({ id, title }) => [id, title]))
    return text => text.replaceAll(NAME, (said, id: string) => titles.get(id) ?? said)
  }, [data])
}

/** The outline, with what its items are called on the page. */
export function useNamedOutline(lists: readonly ItemList[], language: Language): readonly ItemList[] {
  const titles = useMemo(() => titlesIn(lists), [lists])
  const nameOf = useCategoryNames(titles, language)
  return useMemo(() => renamed(lists, nameOf), [lists, nameOf])
}
