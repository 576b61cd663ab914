import { expect, it } from 'vitest'
import { mailboxOf } from './mailbox.ts'

it('sees through what a provider ignores', () => {
  for (const spelling of ['robin.hale@gmail.com', 'RobinHale+shop@gmail.com', 'r.o.b.i.n.hale@googlemail.com'])
    expect(mailboxOf(spelling)).toBe('robinhale@gmail.com')
  expect(mailboxOf('robin.hale+1@outlook.com')).toBe('robin.hale@outlook.com')
})

it('leaves addresses of unknown providers alone, where both may mean something', () => {
  expect(mailboxOf('Robin.Hale+1@cairn.test')).toBe('robin.hale+1@cairn.test')
})
