import { createHash, randomBytes } from 'node:crypto'
import { expect, it } from 'vitest'
import { sha256 } from './sha256.ts'

it('digests short messages as the standard does', () => {
  for (let length = 0; length <= 55; length++) {
    const message = randomBytes(length)
    expect(Buffer.from(sha256(message)).toString('hex')).toBe(createHash('sha256').update(message).digest('hex'))
  }
})

it('refuses what does not fit into one block', () => {
  expect(() => sha256(new Uint8Array(56))).toThrow(RangeError)
})
