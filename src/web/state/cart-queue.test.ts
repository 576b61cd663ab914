import { expect, it } from 'vitest'
import { inTurn, sendWaiting } from './cart-queue.ts'

const held = () => {
  let release = () => {}
  const until = new Promise<void>(resolve => (release = resolve))
  return { until, release: () => release() }
}

it('does one thing after the other, also after one has failed', async () => {
  const first = held()
  const seen: string[] = []
  const failing = inTurn(async () => {
    await first.until
    throw new Error('refused')
  })
  const second = inTurn(async () => void seen.push('second'))
  expect(seen).toEqual([])
  first.release()
  await expect(failing).rejects.toThrow('refused')
  await second
  expect(seen).toEqual(['second'])
})

it('starts everything that waits when there is no time left, each once', async () => {
  const first = held()
  const seen: number[] = []
  const busy = inTurn(() => first.until)
  const rest = [1, 2].map(number => inTurn(async () => void seen.push(number)))
  sendWaiting()
  expect(seen).toEqual([1, 2])
  first.release()
  await Promise.all([busy, ...rest])
  expect(seen).toEqual([1, 2])
})
