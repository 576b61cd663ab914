import { expect, it } from 'vitest'
import { inSlices } from './in-slices.ts'

function* slowly(count: number) {
  for (let at = 0; at < count; at++) {
    const began = performance.now()
    while (performance.now() - began < 10);
    yield at
  }
}

it('lets others come first between what takes long, and loses nothing', async () => {
  const heard: (number | 'another')[] = []
  setImmediate(() => heard.push('another'))
  for await (const item of inSlices(slowly(4))) heard.push(item)
  expect(heard.toSorted()).toEqual([0, 1, 2, 3, 'another'])
  expect(heard.indexOf('another')).toBeLessThan(4)
})
