import { describe, expect, it } from 'vitest'
import { currentCode, newTotpSecret, stepOfCode } from './totp.ts'

// The secret and moments of RFC 6238, appendix B ('12345678901234567890'), cut to six digits.
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

describe('codes of an authenticator', () => {
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
  ])('are those of the standard at second %i', (second, code) => {
    expect(currentCode(SECRET, new Date(second * 1000))).toBe(code)
  })

  it('are taken half a minute early and late, and no more', () => {
    const secret = newTotpSecret()
    const now = new Date('2026-03-02T09:30:10Z')
    const at = (seconds: number) => currentCode(secret, new Date(now.getTime() + seconds * 1000))
    expect(stepOfCode(secret, at(0), now)).toBe(Math.floor(now.getTime() / 30_000))
    expect(stepOfCode(secret, at(-30), now)).toBeDefined()
    expect(stepOfCode(secret, at(30), now)).toBeDefined()
    expect(stepOfCode(secret, at(-90), now)).toBeUndefined()
    expect(stepOfCode(secret, '12345', now)).toBeUndefined()
  })
})
