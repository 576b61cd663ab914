import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { email, isEmail, normalEmail, withAsciiDomain } from './email.ts'

describe('email', () => {
  it('accepts common addresses', () => {
    for (const good of ['member@cairn.test', 'a.b+c@mail.example.co', "o'neil@ex-ample.com"]) {
      expect(email(good)).toBeUndefined()
    }
  })

  it('needs a domain of at least two parts', () => {
    expect(email('me@localhost')?.message).toBe('Email is not valid')
  })

  it('rejects broken addresses', () => {
    const broken = ['me', '@a.b', 'a@', 'a@b..co', 'a..b@c.de', '.a@b.co', 'a b@c.de', 'a@-b.co', 'a@b.c', 'a@@b.co']
    for (const bad of broken) expect(isEmail(bad), bad).toBe(false)
  })

  it('accepts every ordinary address and none with the domain cut to one part', () => {
    fc.assert(
      fc.property(fc.emailAddress(), address => {
        const [local, domain = ''] = address.split('@')
        expect(isEmail(address)).toBe(true)
        expect(isEmail(`${local}@${domain.replaceAll('.', '')}`)).toBe(false)
      }),
    )
  })

  it('takes addresses in every script, and gives their domain one spelling', () => {
    for (const good of ['anna@müller.example', '王@例子.公司', 'josé@correo.ejemplo.es', 'иван@пример.рф'])
      expect(isEmail(good), good).toBe(true)
    for (const bad of ['anna@mü ller.example', 'anna@müller', 'a@例子..公司', 'a@ü.de/x', 'a@ü.de:80', 'a@b@ü'])
      expect(isEmail(bad), bad).toBe(false)
    expect(withAsciiDomain('Anna@müller.example')).toBe('Anna@xn--mller-kva.example')
    expect(withAsciiDomain('anna@xn--mller-kva.example')).toBe('anna@xn--mller-kva.example')
    expect(withAsciiDomain('Anna@Cairn.test')).toBe('Anna@Cairn.test')
  })

  it('spells a mailbox one way', () => {
    expect(normalEmail(' Member@Cairn.TEST ')).toBe('member@cairn.test')
  })
})
