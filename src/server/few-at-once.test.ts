import { expect, it } from 'vitest'
import { fewAtOnce } from './few-at-once.ts'

it('lets nobody in between who leaves and who waits', async () => {
  const inLine = fewAtOnce(1)
  const over = Promise.withResolvers<void>()
  const begun: string[] = []
  const begin = (name: string) => inLine(() => (begun.push(name), over.promise))
  const first = Promise.withResolvers<void>()
  void inLine(() => first.promise)
  void begin('waits')
  // In the moment in which the first ends, and before who waits has heard of it.
  void first.promise.then(() => begin('comes'))
  first.resolve()
  await expect.poll(() => begun).toEqual(['waits'])
  over.resolve()
  await expect.poll(() => begun).toEqual(['waits', 'comes'])
})
