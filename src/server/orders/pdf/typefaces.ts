import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { Bounded } from '#domain/memory/bounded.ts'
import { fontOf } from './font-reader.ts'
import { sfntOf } from './sfnt.ts'

/**
 * Who writes what, the first that can. A package has a typeface in many small files, each with some letters, so that a
 * document loads the few it needs.
 */
const TYPEFACES: readonly Typeface[] = [
  { name: 'noto-sans', weights: [400, 700] },
  // Has its letters whole: where they are put together from parts, documents would not put dots where they belong.
  { name: 'cairo', weights: [400, 700], only: /\p{Script_Extensions=Arabic}/v },
  { name: 'noto-sans-hebrew', weights: [400, 700] },
  { name: 'noto-sans-thai', weights: [400, 700] },
  { name: 'gowun-dodum', weights: [400], only: /\p{Script=Hangul}/v },
  { name: 'chocolate-classical-sans', weights: [400] },
]

type Typeface = {
  name: string
  weights: readonly number[]
  /** Where its package says more of it than is true. */
  only?: RegExp
}

type Range = readonly [first: number, last: number]
type Subset = { face: Typeface; subset: string; ranges: readonly Range[] }

const Ranges = z.record(z.string(), z.string())
const packageOf = (name: string) => dirname(fileURLToPath(import.meta.resolve(`@fontsource/${name}/unicode.json`)))

let known: Subset[] | undefined

function subsets(): Subset[] {
  return (known ??= TYPEFACES.flatMap(face => {
    const ranges = Ranges.parse(JSON.parse(readFileSync(join(packageOf(face.name), 'unicode.json'), 'utf8')))
    return Object.entries(ranges).map(([subset, text]) => ({
      face,
      subset: subset.replaceAll(/[[\]]/g, ''),
      ranges: text.split(',').map(rangeOf),
    }))
  }))
}

/** `U+0400-045F` or `U+2116`. */
function rangeOf(text: string): Range {
  const [first = '', last = first] = text.trim().slice(2).split('-')
  return [Number.parseInt(first, 16), Number.parseInt(last, 16)]
}

const has = ({ face, ranges }: Subset, letter: string, code: number) =>
  (face.only?.test(letter) ?? true) && ranges.some(([first, last]) => first <= code && code <= last)

/** Files that are said to have a letter. */
function candidates(letter: string, bold: boolean): string[] {
  const code = letter.codePointAt(0) ?? 0
  return subsets()
    .filter(subset => has(subset, letter, code))
    .map(({ face: { name, weights }, subset }) => {
      const weight = bold ? weights.at(-1) : weights[0]
      return `${name}/${name}-${subset}-${weight}-normal.woff`
    })
}

export type FindFile = (letter: string) => string | undefined

/**
 * Who writes each of these letters: the first file that truly has it, which packages say of more letters than are drawn.
 * Undefined for one that nobody writes.
 */
export async function findFiles(letters: Iterable<string>, bold: boolean): Promise<FindFile> {
  const files = new Map<string, string>()
  for (const letter of new Set(letters)) {
    const file = await fileWith(letter, bold)
    if (file !== undefined) files.set(letter, file)
  }
  return letter => files.get(letter)
}

/** Letters come from whoever writes a name. */
const MOST_LETTERS = 5000
const found = new Bounded<{ file: string | undefined }>(MOST_LETTERS)

async function fileWith(letter: string, bold: boolean): Promise<string | undefined> {
  const asked = `${letter}${bold}`
  const known = found.get(asked)
  if (known) return known.file
  const code = letter.codePointAt(0) ?? 0
  for (const file of candidates(letter, bold))
    if ((await lettersIn(file)).has(code)) {
      found.set(asked, { file })
      return file
    }
  found.set(asked, { file: undefined })
  return undefined
}

const drawn = new Map<string, Promise<ReadonlySet<number>>>()

function lettersIn(file: string): Promise<ReadonlySet<number>> {
  const reading = drawn.get(file) ?? loadFile(file).then(bytes => new Set(fontOf(bytes).characterSet))
  drawn.set(file, reading)
  return reading
}

const loaded = new Map<string, Promise<Uint8Array>>()

/** The bytes of a file, read when first needed. */
export function loadFile(file: string): Promise<Uint8Array> {
  const reading = loaded.get(file) ?? read(file)
  loaded.set(file, reading)
  return reading
}

async function read(file: string): Promise<Uint8Array> {
  const [name = '', path = ''] = file.split('/')
  return sfntOf(await readFile(join(packageOf(name), 'files', path)))
}
