import { expect, it } from 'vitest'
import { visit } from './harness.ts'

type Trace = { traceEvents: { name: string; ts: number; args: { elementCount?: number } }[] }

// What ':has' is followed by must have a name: a place, such as ':first-child' or '::details-content', is sought in the whole page.
it.each(['/en-us/p/estuary-sandal-JAPXSDUN', '/en-us/gift-card', '/en-us'])(
  'what is put into a small part of %s has that part styled anew, not the page',
  async path => {
    const page = await visit(path)
    const all = await page.evaluate(() => document.querySelectorAll('*').length)
    const browser = page.context().browser()
    await browser?.startTracing(page, { categories: ['devtools.timeline', 'blink.user_timing'] })
    await page.evaluate(() => {
      const style = () => document.body.offsetHeight
      // What else the page does meanwhile is styled before.
      style()
      performance.mark('put in')
      document.querySelector('footer')?.append(document.createElement('p'))
      style()
      performance.mark('styled')
    })
    const { traceEvents }: Trace = JSON.parse(String(await browser?.stopTracing()))
    const at = (mark: string) => traceEvents.find(({ name }) => name === mark)?.ts ?? Number.NaN
    const restyled = traceEvents.find(
      ({ name, ts }) => name === 'UpdateLayoutTree' && ts >= at('put in') && ts <= at('styled'),
    )
    expect(restyled?.args.elementCount).toBeGreaterThan(0)
    expect(restyled?.args.elementCount).toBeLessThan(all / 5)
  },
)
