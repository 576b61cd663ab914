import { expect, it } from 'vitest'
import { qrCodeOf } from './qr-code.ts'

/** Read by a scanner, it says CAIRN. */
const SCANNED = `
#######..#.#..#######
#.....#.#.##..#.....#
#.###.#.##....#.###.#
#.###.#.#.#...#.###.#
#.###.#.#..#..#.###.#
#.....#.#.###.#.....#
#######.#.#.#.#######
.........#.##........
..#..####.#.##.#####.
#.##.#.....##.#..#..#
##.##.####...#...#..#
#....#.#......#.#.#.#
###...#...#..#...####
........##.#.###..#.#
#######.###.#..###.#.
#.....#.#..#.#.#..#.#
#.###.#..##.#####..##
#.###.#......#....#..
#.###.#.##...##..####
#.....#..##..#..#...#
#######..#.###...####
`

it('draws what a scanner reads, with a quiet margin', async () => {
  const { size, path } = await qrCodeOf('CAIRN')
  const squares = Array.from({ length: size }, () => Array.from({ length: size }, () => '.'))
  for (const [, x, y, run] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g))
    squares[Number(y)]?.fill('#', Number(x), Number(x) + Number(run))
  const drawn = squares.map(row => row.join(''))
  const margin = '.'.repeat(4)
  expect(drawn.slice(4, -4).map(row => row.slice(4, -4))).toEqual(SCANNED.trim().split('\n'))
  expect(drawn.slice(4, -4).every(row => row.startsWith(margin) && row.endsWith(margin))).toBe(true)
  expect([...drawn.slice(0, 4), ...drawn.slice(-4)].join('')).not.toContain('#')
})
