import { expect, it } from 'vitest'
import { fillIn, problem } from './problem.ts'

it('names the key, fills in the default message and keeps the parameters for a translation', () => {
  expect(problem('minLength', { min: 8 })).toEqual({
    key: 'minLength',
    message: 'Value must contain at least 8 characters',
    params: { min: 8 },
  })
})

it('leaves a placeholder that has no parameter', () => {
  expect(fillIn('{a} and {b}', { a: 1 })).toBe('1 and {b}')
})
