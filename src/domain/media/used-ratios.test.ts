import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { PICTURE_SIZES } from './media-address.ts'
import { USED_RATIOS } from './used-ratios.ts'

const STYLES = new URL('../../web/styles/', import.meta.url)

it('are those that the server cuts and that pages have places for, and no others', () => {
  const cut = Object.values(PICTURE_SIZES).flatMap(({ width, height }) => (height === undefined ? [] : width / height))
  const sheets = readdirSync(STYLES).map(name => readFileSync(new URL(name, STYLES), 'utf8'))
  const places = [...sheets.join('').matchAll(/aspect-ratio: (\d+)(?: \/ (\d+))?;/g)].map(
    ([, wide, high = '1']) => Number(wide) / Number(high),
  )
  expect(places).not.toEqual([])
  const inOrder = (ratios: Iterable<number>) => [...new Set(ratios)].toSorted((a, b) => a - b)
  expect(inOrder(USED_RATIOS.map(([wide, high]) => wide / high))).toEqual(inOrder([...cut, ...places]))
})
