import { expect, it } from 'vitest'
import { KeptAnswers } from './kept-answers.ts'

const asked = (answers: KeptAnswers, generation: number, key: string) =>
  answers.get({ generation }, key, () => ({ key }))

it('keeps an answer from the second time on, until the catalogue changes', () => {
  const answers = new KeptAnswers(2)
  const [first, second, third] = [1, 2, 3].map(() => asked(answers, 1, 'boots'))
  expect(second).not.toBe(first)
  expect(third).toBe(second)
  const changed = asked(answers, 2, 'boots')
  expect(changed).not.toBe(third)
  expect(asked(answers, 2, 'boots')).toBe(changed)
})

it('lets the oldest answer go first', () => {
  const answers = new KeptAnswers(2)
  const kept = ['boots', 'caps', 'socks'].map(key => [asked(answers, 1, key), asked(answers, 1, key)].at(-1))
  expect(asked(answers, 1, 'socks')).toBe(kept[2])
  expect(asked(answers, 1, 'caps')).toBe(kept[1])
  expect(asked(answers, 1, 'boots')).not.toBe(kept[0])
})
