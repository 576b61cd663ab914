import type { TestProject } from 'vitest/node'
import { makeJourneyData, openShop, singleSignOn } from './journey-shops.ts'
import { BUILD } from '../../scripts/steps.ts'
import { openIdProvider } from '../../src/server/testing/openid-provider.ts'

declare module 'vitest' {
  interface ProvidedContext {
    shopUrls: readonly string[]
    /** A folder with the demo shop: whoever needs a shop of other settings copies it. */
    shopData: string
  }
}

/**
 * Files that run at a time have a shop each, with the demo data, so that none sees what another does.
 * `SHOP_URL` takes a shop that runs already, with RATE_LIMITS=false and FORM_MINIMUM_S=0.
 */
export default async function setup(project: TestProject) {
  const given = process.env['SHOP_URL']
  const [, build] = BUILD
  // Before the shops open side by side: each would build into the same folder.
  if (!given && !build()) throw new Error('The shop cannot be built')
  const provider = await openIdProvider()
  const made = await makeJourneyData(provider.issuer)
  const open = () => openShop(made, singleSignOn(provider.issuer))
  const shops = given ? [] : await Promise.all(Array.from({ length: project.config.maxWorkers }, open))
  project.provide('shopUrls', given ? [given] : shops.map(({ url }) => url))
  project.provide('shopData', made)
  return async () => void (await Promise.all([...shops.map(({ stop }) => stop()), provider.stop()]))
}
