// Words that have one home: what no other file may write by hand.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sourceFiles, type Breach } from './walls.ts'

const root = new URL('..', import.meta.url).pathname

type Word = { written: RegExp; in: RegExp; home: string; use: string }

const WORDS: readonly Word[] = [
  {
    written: /\/\$\{[\w.]*[lL]ocale\}(?!-)|'\/:locale/,
    in: /^src\//,
    home: 'src/domain/sites/shop-urls.ts',
    use: 'writes an address by hand: take it from shopUrl()',
  },
]

/** Tests say what they expect in letters of their own. */
const isTest = (file: string) => /\.test(?:-data)?\.tsx?$/.test(file)

export function findHandwritten(files: readonly string[] = sourceFiles()): Breach[] {
  return files
    .filter(file => /\.tsx?$/.test(file) && !isTest(file))
    .flatMap(file => handwrittenIn(file, readFileSync(join(root, file), 'utf8')))
}

export const handwrittenIn = (file: string, text: string): Breach[] =>
  WORDS.filter(word => word.in.test(file) && word.home !== file && word.written.test(text)).map(({ use }) => ({
    file,
    why: use,
  }))
