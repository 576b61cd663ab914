import { expect, it } from 'vitest'
import { fieldsIn } from '../../hidden.ts'
import { staffCalls } from '../staff.ts'

const isRead = (endpoint: { method: string; readOnly?: true }) =>
  endpoint.method === 'GET' || endpoint.readOnly === true

/** Reads that answer something personal of somebody who is no shopper, or that everybody sees. */
const NO_LOOK = {
  'session.read': 'who asks reads his own',
  'people.list': 'colleagues, by their address at work',
  'stores.read': 'colleagues in stores, by name',
  'moderation.queue': 'the nickname that stands under what somebody published',
  'moderation.find': 'the nickname that stands under what somebody published',
}

it('writes down each look at what is personal', () => {
  const unseen = staffCalls()
    .filter(({ endpoint }) => isRead(endpoint) && endpoint.personal === undefined)
    .filter(({ endpoint }) => fieldsIn(endpoint.response).some(({ hidden }) => hidden))
    .map(({ name }) => name)
  expect(unseen.toSorted()).toEqual(Object.keys(NO_LOOK).toSorted())
})

/** Each has a test that reads its row in the history. */
const TOLD_BY_THEMSELVES = [
  'assets.finish',
  'content.save',
  'imports.upload',
  'orders.settleTax',
  'refunds.settle',
  'session.prove',
  'session.signIn',
  'session.signInWithPasskey',
]

it('says of each write that leaves no row why, and has no others', () => {
  const without = staffCalls().filter(({ endpoint }) => endpoint.recordsItself && !isRead(endpoint))
  const { told = [], untold = [] } = Object.groupBy(without, ({ endpoint }) =>
    endpoint.unrecorded === undefined ? 'told' : 'untold',
  )
  expect(told.map(({ name }) => name).toSorted()).toEqual(TOLD_BY_THEMSELVES)
  expect(untold.map(({ name }) => name).toSorted()).toEqual(['assets.open', 'assets.send', 'content.here'])
  for (const { endpoint } of untold) expect(endpoint.unrecorded).toMatch(/\w+ \w+.*\.$/)
  // The door writes all others down, whatever they say of it.
  expect(staffCalls().filter(({ endpoint }) => endpoint.unrecorded !== undefined && !endpoint.recordsItself)).toEqual(
    [],
  )
})
