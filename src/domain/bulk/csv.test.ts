import { describe, expect, it } from 'vitest'
import { asWritten, csvLine, csvRecords, harmless, LONGEST_RECORD, NONE, UnreadableFile } from './csv.ts'

/** In pieces of every size: where a piece ends must not matter. */
function read(text: string, size = text.length): string[][] {
  const records = csvRecords()
  const found: string[][] = []
  for (let at = 0; at < text.length; at += size) found.push(...records.push(text.slice(at, at + size)))
  return [...found, ...records.end()]
}

describe('a file of comma separated values', () => {
  const FILE = '\uFEFFa,b,c\r\n1,"two ""2"", and\r\nmore",\r\n\r\n4,5" nail,"6"\n'
  const ROWS = [['a', 'b', 'c'], ['1', 'two "2", and\r\nmore', ''], [], ['4', '5" nail', '6']]

  it('is read the same in pieces of any size', () => {
    for (let size = 1; size <= FILE.length; size++) expect(read(FILE, size)).toEqual(ROWS)
  })

  it('may be parted by semicolons or tabs, and end without a line break', () => {
    expect(read('a;b\n"x;1";2,5')).toEqual([
      ['a', 'b'],
      ['x;1', '2,5'],
    ])
    expect(read('a\tb\n1\t')).toEqual([
      ['a', 'b'],
      ['1', ''],
    ])
  })

  it('is refused with the place where a quote does not end', () => {
    expect(() => read('a,b\n1,"open\n2,3')).toThrow(new UnreadableFile('openQuote', { line: 2 }))
  })

  it('is refused where a record has no end, or cells without number', () => {
    expect(() => csvRecords().push(`a\n"${'x'.repeat(1_100_000)}`)).not.toThrow()
    const records = csvRecords()
    records.push('a\n"')
    expect(() => records.push('x'.repeat(1_100_000))).toThrow(
      new UnreadableFile('recordTooLong', { line: 2, most: LONGEST_RECORD }),
    )
    expect(() => read(`a,b\n${','.repeat(400)}`)).toThrow(new UnreadableFile('tooManyCells', { line: 2, most: 300 }))
  })

  it('gives back what was written into it', () => {
    const cells = ['plain', 'a "quote"', 'two\nlines', 'semi;colon', ' kept ']
    expect(read(`${csvLine(cells)}\n`)).toEqual([cells])
  })
})

describe('a cell that a spreadsheet would run', () => {
  it('is made harmless and comes back as it was', () => {
    for (const text of ['=1+1', '+x', '-x', '@x', '\tx', "'=1", "''@", NONE, `'${NONE}`, "'plain", 'plain', '']) {
      expect(harmless(text)).not.toMatch(/^[=+@\t\r\n]|^-\D|^\(none\)$/)
      expect(asWritten(harmless(text))).toBe(text)
    }
  })

  it('leaves numbers numbers', () => {
    expect(csvLine([-12.5, '-3', null, 'x'])).toBe('-12.5,-3,,x')
  })
})
