import { expect, it } from 'vitest'
import { Bounded } from './bounded.ts'

it('forgets the oldest when there is no room', () => {
  const memory = new Bounded<number>(2)
  for (const [at, key] of ['a', 'b', 'c'].entries()) memory.set(key, at)
  expect(['a', 'b', 'c'].map(key => memory.get(key))).toEqual([undefined, 1, 2])
})

it('passes over what was asked for, once', () => {
  const memory = new Bounded<number>(2)
  memory.set('asked', 1)
  memory.set('not', 2)
  expect(memory.get('asked')).toBe(1)
  memory.set('new', 3)
  expect([...memory.values()]).toEqual([1, 3])
  memory.set('newer', 4)
  memory.set('newest', 5)
  expect([...memory.values()]).toEqual([4, 5])
})

it('makes room although all of it was asked for', () => {
  const memory = new Bounded<number>(3)
  for (const key of ['a', 'b', 'c']) memory.of(key, () => 1)
  for (const key of ['a', 'b', 'c']) expect(memory.of(key, () => 2)).toBe(1)
  memory.set('d', 4)
  expect([...memory.values()]).toHaveLength(3)
  expect(memory.get('d')).toBe(4)
})

it('weighs what it keeps, and counts what is taken away', () => {
  const forgotten: string[] = []
  const memory = new Bounded<string>(10, { weigh: text => text.length, onForget: key => void forgotten.push(key) })
  memory.set('a', '12345')
  memory.set('b', '12345')
  memory.set('b', '1')
  memory.set('c', '1234')
  expect([...memory.values()]).toEqual(['12345', '1', '1234'])
  memory.set('d', '12')
  expect([...memory.values()]).toEqual(['1', '1234', '12'])
  memory.clear()
  memory.set('all', '1234567890')
  expect([...memory.values()]).toEqual(['1234567890'])
  expect(forgotten).toEqual(['b', 'a', 'b', 'c', 'd'])
})

it('does not keep what is larger than all its room', () => {
  const memory = new Bounded<string>(10, { weigh: text => text.length })
  memory.set('huge', '12345678901')
  expect(memory.get('huge')).toBeUndefined()
  memory.set('all', '1234567890')
  expect(memory.get('all')).toBe('1234567890')
})

it('makes more room than it needs where it is large', () => {
  const memory = new Bounded<number>(64)
  for (let at = 0; at < 65; at++) memory.set(String(at), at)
  expect([...memory.values()]).toHaveLength(63)
  expect([memory.get('0'), memory.get('1'), memory.get('2')]).toEqual([undefined, undefined, 2])
})
