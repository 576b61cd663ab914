import { expect, it } from 'vitest'
import type { ChangeListener, Changes } from '../db/changes.ts'
import { createLog } from '../log.ts'
import { followChanges } from './follow-changes.ts'

/** Changes that a test tells, and a record of what is read again. */
function follower(failing = 0) {
  let tell: ChangeListener = () => {}
  const changes: Changes = {
    subscribe(listener) {
      tell = listener
      return () => {}
    },
    announce: tag => tell(tag),
    onCaughtUp: () => () => {},
    heardAll: async () => {},
    isListening: () => true,
    stop: async () => {},
  }
  const read: string[] = []
  let failures = failing
  const note = (what: string) => async (ids: readonly (string | number)[]) => {
    if (failures-- > 0) throw new Error('no database')
    read.push(`${what} ${ids.join(' ')}`)
  }
  const none = async () => {}
  const follows = followChanges(changes, createLog('silent'), {
    styles: note('styles'),
    prices: note('prices'),
    categories: none,
    words: none,
    everything: none,
  })
  follows.start()
  const change: ChangeListener = (tag, only) => tell(tag, only)
  return { follows, read, change }
}

it('reads the prices alone of what is otherwise as it was', async () => {
  const { follows, read, change } = follower()
  change('product:A', 'prices')
  change('product:B')
  change('product:C', 'prices')
  expect(follows.isSettled()).toBe(false)
  await follows.settled()
  expect(read).toEqual(['prices A C', 'styles B'])
  expect(follows.isSettled()).toBe(true)
})

it('keeps in mind what could not be read', async () => {
  const { follows, read, change } = follower(1)
  change('product:A', 'prices')
  change('product:B')
  await follows.settled()
  expect(read).toEqual(['prices A', 'styles B'])
})
