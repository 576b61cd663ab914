import { page } from '#web/page-factory.tsx'

export const homePage = page({
  path: '/:locale',
  cache: 'shared',
  load: async () => ({}),
  head: () => ({ title: 'Cairn' }),
  View: () => <h1>Cairn</h1>,
})
