import { expect, it } from 'vitest'
import { Tally } from './tally.ts'

const counting = (most: number) => {
  const tally = new Tally<{ word: string; times: number }>(most)
  const count = (word: string) => {
    const row = tally.row(word, () => ({ word, times: 0 }))
    if (row) row.times++
  }
  return { tally, count }
}

it('counts on where there is a row, and makes none when it is full', () => {
  const { tally, count } = counting(2)
  for (const word of ['boot', 'sock', 'hat', 'boot']) count(word)
  expect(tally.take()).toEqual([
    { word: 'boot', times: 2 },
    { word: 'sock', times: 1 },
  ])
})

it('gives each count once', () => {
  const { tally, count } = counting(1)
  count('boot')
  tally.take()
  expect(tally.take()).toEqual([])
  count('hat')
  expect(tally.take()).toEqual([{ word: 'hat', times: 1 }])
})
