import { expect, it } from 'vitest'
import { Interned } from './words.ts'

it('reads the same text once, and forgets what nobody read again when it is too much', () => {
  const read: string[] = []
  const lengths = new Interned(text => {
    read.push(text)
    return { length: text.length }
  }, 2)
  expect(lengths.of('boot')).toBe(lengths.of('boot'))
  lengths.of('sock')
  lengths.of('cap')
  lengths.of('boot')
  lengths.of('sock')
  expect(read).toEqual(['boot', 'sock', 'cap', 'sock'])
})
