// What a shopper's calls cost, from browsing to the placed order, at several concurrencies; --growth: as the shop grows.
import { callsOf, measureCheckouts } from './api-calls.ts'
import { measureGrowth } from './api-growth.ts'
import { figuresOf, measure, measureHello, CONNECTIONS, type Measured } from './measure.ts'
import { options } from './options.ts'
import { withOpenShop } from './open-shop.ts'
import { report, type Row } from './report.ts'
import { leaveServerCore } from './shop-process.ts'

const CONCURRENCIES = [1, 16, 64]

export async function run(): Promise<void> {
  leaveServerCore()
  if (options.growth) return measureGrowth()
  const rows: Row[] = []
  await withOpenShop({ styles: options.styles }, async (shop, skus) => {
    for (const call of await callsOf(shop.port, skus))
      for (const connections of CONCURRENCIES) {
        const measured = await measure(shop, call.request, connections)
        const compared = call.readOnly === true && connections === CONNECTIONS
        rows.push({
          what: call.what,
          at: connections,
          ...figuresOf(measured),
          ...(compared ? { 'of node:http': await shareOfHello(measured) } : {}),
        })
      }
    for (const buyers of CONCURRENCIES)
      rows.push({ what: 'full checkout', at: buyers, ...figuresOf(await measureCheckouts(shop, skus, buyers)) })
  })
  report('api', rows)
}

/** How near a call comes to plain node:http that sends as many bytes, by processor time. */
async function shareOfHello(measured: Measured): Promise<number> {
  const hello = await measureHello(Math.round(measured.bytes / Math.max(1, measured.total)))
  return hello.cpuMs / measured.cpuMs
}
