// All that is measured of the studio at work, one part after the other; each has a name of its own.
import { run as actions } from './studio-actions.ts'
import { run as orders } from './studio-orders.ts'
import { typing } from './studio-typing.ts'
import { report } from './report.ts'
import { shopDatabase, startShop } from './shop-process.ts'
import { PASSWORD, signIn } from './staff-door.ts'

export async function run(): Promise<void> {
  await orders()
  await actions()
  const { cluster, url } = await shopDatabase()
  const shop = await startShop({ DATABASE_URL: url, LOG_LEVEL: 'silent', CAIRN_SECRET: 'd'.repeat(40), DEMO: 'true' })
  try {
    const origin = `http://127.0.0.1:${shop.port}`
    const owner = await signIn(origin, 'owner')
    report('studio typing', await typing(origin, owner, { email: 'owner@cairn.test', password: PASSWORD }))
  } finally {
    await shop.stop()
    await cluster.stop()
  }
}
