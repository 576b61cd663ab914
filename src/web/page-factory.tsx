import type { Page, PageDefinition } from './page.ts'

export function page<Data>(definition: PageDefinition<Data>): Page {
  const { View } = definition
  return {
    path: definition.path,
    shared: definition.shared,
    actions: definition.actions ?? {},
    bare: definition.bare ?? false,
    async prepare(visit, params) {
      const data = await definition.load(visit, params)
      return {
        head: definition.head(data, visit),
        status: definition.status?.(data) ?? 200,
        tags: definition.tags?.(data) ?? [],
        render: () => <View data={data} visit={visit} />,
      }
    },
  }
}
