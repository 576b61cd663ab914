import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { isSecretAddress, mayRunOutside } from './outside-scripts.ts'

describe('scripts of other parties', () => {
  it.each([
    '?token=a',
    '?locale=en-us&shareToken=a',
    '?order=CRN-1&st=a',
    '?shared=a',
    '?return=%2Fen-us%2Ffavorites%3Fshared%3Da',
    '?return=/en-us/sign-in?return=%252Fen-us%252Fforgot-password%253Ftoken%253Da',
  ])('stay out where the address is a key: %s', search => {
    expect(mayRunOutside('Other', search)).toBe(false)
  })

  it('stay out where money is paid, and run elsewhere', () => {
    expect(mayRunOutside('Checkout', '')).toBe(false)
    expect(mayRunOutside('PLP', '?sort=price&state=open&store=1001&gclid=Cj0KCQ')).toBe(true)
  })

  it('know every link that the shop makes of a secret', () => {
    const sources = globSync('src/{server,web}/**/*.{ts,tsx}').filter(file => !file.includes('.test.'))
    const links = sources.flatMap(file => readFileSync(file, 'utf8').match(/shopUrl\([^()]*\{[^{}]*\}/g) ?? [])
    const named = links.flatMap(link =>
      Array.from(
        link.matchAll(/(?:(\w+): )?[\w.?]*?(?<secret>\w*token|\w*secret|\bst)(?=[,\s}])/gi),
        ([, name, secret]) => name ?? secret,
      ),
    )
    expect(named).toEqual(expect.arrayContaining(['token', 'shareToken', 'shared', 'st']))
    expect(named.filter(name => !isSecretAddress(`?${name}=a`))).toEqual([])
  })
})
