import { expect, it, vi } from 'vitest'
import { BAR_COOKIE } from '#domain/sites/cookies.ts'
import { writeCookie } from './write-cookie.ts'

it.each([
  ['https://shop.test/en-us', 'cairn_bar=closed;path=/;max-age=60;samesite=lax;secure'],
  ['http://localhost:3000/en-us', 'cairn_bar=closed;path=/;max-age=60;samesite=lax'],
])('a script at %s leaves %s', (address, left) => {
  vi.stubGlobal('location', new URL(address))
  vi.stubGlobal('document', { cookie: '' })
  writeCookie(BAR_COOKIE, 'closed', 60)
  expect(document.cookie).toBe(left)
})
