import { expect, it } from 'vitest'
import { password, passwordChecklist } from './password.ts'

it('asks 8 characters with upper case, lower case and a digit', () => {
  expect(password('Cairn-demo-1')).toBeUndefined()
  for (const weak of ['Short1a', 'alllower1', 'ALLUPPER1', 'NoDigitsHere']) {
    expect(password(weak)?.message).toBe('Password does not meet requirements.')
  }
})

it('tells which lines of the checklist are met', () => {
  const met = passwordChecklist('abc1').map(check => [check.problem.key, check.met])
  expect(met).toEqual([
    ['passwordLength', false],
    ['passwordNumber', true],
    ['passwordUpperCase', false],
    ['passwordLowerCase', true],
  ])
  expect(passwordChecklist('')[0]?.problem.message).toBe('At least 8 characters')
})
