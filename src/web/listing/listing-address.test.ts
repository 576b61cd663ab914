import { expect, it } from 'vitest'
import { addressOf, askedOf, nextStretch, showing, stretchOf } from './listing-address.ts'

const at = (query: string) => new URL(`http://shop.test/en-us/c/men-2000${query}`)

it('leads on from every page of a long listing, a few of them on one document', () => {
  let url = at('?colour=red')
  const seen = new Set<number>()
  for (let time = 0; time < 35; time++) {
    const { first, shown } = stretchOf(url)
    expect(shown).toBeLessThanOrEqual(10)
    for (let page = first; page < first + shown; page++) seen.add(page)
    url = new URL(showing(addressOf(url), nextStretch({ first, shown })), url)
    expect(url.searchParams.get('colour')).toBe('red')
  }
  expect(seen.size).toBe(35)
})

it.each([
  ['?show=99999', { first: 1, shown: 10 }],
  ['?show=-1&page=0', { first: 1, shown: 1 }],
  ['?show=evil&page=1e9', { first: 1000, shown: 1 }],
])('reads %s as a place that there may be', (query, stretch) => expect(stretchOf(at(query))).toEqual(stretch))

it.each(['price=abc', 'width=huge', 'category=boots', 'size=%00', 'colour=../x', 'store=../1001'])(
  'asks for no %s, which nothing can be, and shows the rest of what was asked for',
  odd => expect(askedOf(at(`?${odd}&gender=women`))).toEqual({ gender: ['women'] }),
)

it.each(['4.5', '9', 'many'])('asks for no %s stars, and shows the rest of what was asked for', rating => {
  expect(askedOf(at(`?rating=${rating}&colour=red`))).toEqual({ colour: ['red'] })
  expect(askedOf(at('?rating=4'))).toEqual({ rating: '4' })
})
