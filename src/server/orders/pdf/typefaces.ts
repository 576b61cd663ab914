import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
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
const found = new Map<number, Subset | undefined>()

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

/** The file that has a letter; undefined when nobody writes it. */
export function fileFor(letter: string, bold: boolean): string | undefined {
  const code = letter.codePointAt(0) ?? 0
  if (!found.has(code))
    found.set(
      code,
      subsets().find(subset => has(subset, letter, code)),
    )
  const subset = found.get(code)
  if (!subset) return undefined
  const { name, weights } = subset.face
  return `${name}/${name}-${subset.subset}-${bold ? weights.at(-1) : weights[0]}-normal.woff`
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
