import type { Mount } from './http/app.ts'
import type { Services } from './services.ts'

/** Resolves once this process has read all that is committed: caches forgot what is old, the catalogue knows what is new. */
export async function settled({
  changes,
  turns,
  catalog,
}: Pick<Services, 'changes' | 'turns' | 'catalog'>): Promise<void> {
  await changes.heardAll()
  await turns.caughtUp()
  await changes.heardAll()
  await catalog.settled()
}

/** The same for who is outside of the process, such as a journey in a browser. */
export const mountSettled =
  (services: Services): Mount =>
  app => {
    app.get('/dev/settled', async c => {
      await settled(services)
      return c.text('settled')
    })
  }
