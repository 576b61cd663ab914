import { describe, expect, it } from 'vitest'
import { chainedWith, FROM_PATH, goalOf, redirectFinder, TO_PATH } from './redirect-rules.ts'

const rule = (from: string, to: string, scope = 'any') => ({ scope, from, to })

describe('a redirect', () => {
  it('leads from its own address, and from all below a star', () => {
    expect(goalOf(rule('/old', '/new'), '/old')).toBe('/new')
    expect(goalOf(rule('/old', '/new'), '/old/more')).toBeUndefined()
    expect(goalOf(rule('/old/*', '/new/*'), '/old/a/b')).toBe('/new/a/b')
    expect(goalOf(rule('/old/*', '/new'), '/old/a/b')).toBe('/new')
    expect(goalOf(rule('/old/*', '/new'), '/older')).toBeUndefined()
  })

  it.each([
    ['itself', rule('/a', '/a'), []],
    ['below itself', rule('/a/*', '/a/b'), []],
    ['back', rule('/b', '/a'), [rule('/a', '/b')]],
    ['on', rule('/a', '/b'), [rule('/b', '/c')]],
    ['to where another already leads from', rule('/b', '/c'), [rule('/a', '/b')]],
    ['into a star', rule('/a', '/b/c'), [rule('/b/*', '/d')]],
    ['from a star to a star', rule('/a/*', '/b/*'), [rule('/b/c/*', '/d')]],
    ['on for some', rule('/a', '/b'), [rule('/b', '/c', 'fr-ca')]],
  ])('that would lead %s is seen', (_, wanted, known) => {
    expect(chainedWith(wanted, known)).toBeDefined()
  })

  it('is free of those of other languages', () => {
    expect(chainedWith(rule('/a', '/b', 'fr'), [rule('/b', '/a', 'en')])).toBeUndefined()
    expect(chainedWith(rule('/a', '/b'), [rule('/c', '/b')])).toBeUndefined()
  })

  it('is chosen from the particular to the general', () => {
    const rules = [rule('/a/*', '/1'), rule('/a/b/*', '/2'), rule('/a/b/c', '/3'), rule('/a/*', '/4', 'fr')]
    const find = redirectFinder(rules)
    expect(find('en-us', '/a/b/c')?.to).toBe('/3')
    expect(find('en-us', '/a/b/d')?.to).toBe('/2')
    expect(find('en-us', '/a/b/*')?.to).toBe('/2')
    expect(find('fr-ca', '/a/b/c')?.to).toBe('/4')
    expect(find('en-us', `/a/b/${'long/'.repeat(400)}`)?.to).toBe('/2')
    expect(find('en-us', '/a')).toBeUndefined()
    expect(find('en-us', '/b')).toBeUndefined()
  })

  it.each([
    '//evil.test',
    'https://evil.test',
    '/a//b',
    '/../x',
    '/a/./b',
    String.raw`/\evil`,
    '/a b',
    '/a?b',
    '/a/*/b',
    '',
  ])('has no address like %s', path => {
    expect([FROM_PATH.test(path), TO_PATH.test(path)]).toEqual([false, false])
  })
})
