import fc from 'fast-check'
import { expect, it } from 'vitest'
import { murmur3 } from './murmur3.ts'

it('gives the published values', () => {
  const vectors = [
    ['', 0, 0],
    ['', 1, 0x514e28b7],
    ['', 0xffffffff, 0x81f16f39],
    ['test', 0, 0xba6bd213],
    ['test', 0x9747b28c, 0x704b81dc],
    ['Hello, world!', 0, 0xc0363e43],
    ['Hello, world!', 0x9747b28c, 0x24884cba],
    ['The quick brown fox jumps over the lazy dog', 0, 0x2e4ff723],
    ['The quick brown fox jumps over the lazy dog', 0x9747b28c, 0x2fa826cd],
    ['aaaa', 0x9747b28c, 0x5a97808a],
    ['aaa', 0x9747b28c, 0x283e0130],
    ['aa', 0x9747b28c, 0x5d211726],
    ['a', 0x9747b28c, 0x7fa09ea6],
    ['ππππππππ', 0x9747b28c, 0xd58063c1],
  ] as const
  for (const [text, seed, hash] of vectors) expect(murmur3(text, seed), text).toBe(hash)
})

it('is an unsigned 32-bit integer whatever the text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.nat(), (text, seed) => {
      const hash = murmur3(text, seed)
      return Number.isInteger(hash) && hash >= 0 && hash <= 0xffffffff
    }),
  )
})
