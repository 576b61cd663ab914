import { Island } from '#web/islands/island.tsx'
import { page } from '#web/page-factory.tsx'

/** Not linked anywhere: the browser tests of islands use it. */
export const probePage = page({
  path: '/dev/islands',
  load: async () => ({}),
  head: () => ({ title: 'Islands', robots: 'noindex', alternates: false }),
  around: 'nothing',
  View: () => (
    <div>
      <h1>Islands</h1>
      <Island name="island-probe" wake="load" props={{ label: 'load' }} />
      <Island name="island-probe" wake="interaction" props={{ label: 'interaction' }} />
      <Island name="island-probe" wake="interaction" props={{ label: 'failing', failing: true }} />
      <div style={{ height: '200vh' }} />
      <Island name="island-probe" wake="visible" props={{ label: 'visible' }} />
    </div>
  ),
})
