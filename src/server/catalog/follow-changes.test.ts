import { expect, it, vi } from 'vitest'
import type { ChangeListener, Changes } from '../db/changes.ts'
import { createLog } from '../log.ts'
import { followChanges } from './follow-changes.ts'

/** Changes that a test tells, and styles that are read when it says so. */
function follower() {
  let tell: ChangeListener = () => {}
  const changes: Changes = {
    subscribe(listener) {
      tell = listener
      return () => {}
    },
    announce: tag => tell(tag),
    heardAll: async () => {},
    isListening: () => true,
    stop: async () => {},
  }
  const open: (() => void)[] = []
  const none = async () => {}
  const styles = () => new Promise<void>(resolve => void open.push(resolve))
  const follows = followChanges(changes, createLog('silent'), {
    styles,
    categories: none,
    words: none,
    everything: none,
  })
  follows.start()
  const change = (count: number) => {
    for (let at = 0; at < count; at++) tell(`product:S${at}`)
  }
  return { follows, change, open }
}

it('has nobody wait while little is read', () => {
  const { follows, change } = follower()
  expect(follows.muchIsRead()).toBeUndefined()
  change(3)
  expect(follows.muchIsRead()).toBeUndefined()
})

it('tells who waits when much is read, and not before', async () => {
  const { follows, change, open } = follower()
  change(60)
  let told = false
  const waiting = follows.muchIsRead()?.then(() => (told = true))
  await expect.poll(() => open.length).toBe(1)
  expect([told, follows.isSettled()]).toEqual([false, false])
  open[0]?.()
  await waiting
  expect([told, follows.isSettled()]).toEqual([true, true])
  expect(follows.muchIsRead()).toBeUndefined()
})

it('has nobody wait when it lasts, as while a large file comes in', async () => {
  const { follows, change, open } = follower()
  const began = performance.now()
  const clock = vi.spyOn(performance, 'now').mockReturnValue(began)
  change(60)
  expect(follows.muchIsRead()).toBeDefined()
  clock.mockReturnValue(began + 1_001)
  change(61)
  expect(follows.muchIsRead()).toBeUndefined()
  clock.mockRestore()
  await expect.poll(() => open.length).toBe(1)
  open[0]?.()
  await follows.settled()
  change(60)
  expect(follows.muchIsRead()).toBeDefined()
})

it('leaves nobody waiting when it stops', async () => {
  const { follows, change } = follower()
  change(60)
  const waiting = follows.muchIsRead()
  await follows.stop()
  await waiting
  expect(waiting).toBeDefined()
})
