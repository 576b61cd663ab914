// A class of the studio is styled in one stylesheet: what two of them say of it fights over who comes last.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const FOLDER = 'src/studio/styles'

export type Stylesheet = { readonly name: string; readonly text: string }

const read = (): Stylesheet[] =>
  readdirSync(FOLDER)
    .filter(name => name.endsWith('.css'))
    .map(name => ({ name, text: readFileSync(join(FOLDER, name), 'utf8') }))

const COMMENT = /\/\*[^]*?\*\//g
const SELECTORS = /([^{};@]+)\{/g
/** One class by itself, in whatever state it is; not with others, and not because of what is in it. */
const ALONE = /^\.([\w-]+)(?:::?[\w-]+|\[[^\]]*\])*$/

/** Classes that more than one stylesheet says something of, with the file that says it a second time. */
export function findStyledTwice(sheets: readonly Stylesheet[] = read()): { file: string; why: string }[] {
  const owners = new Map<string, string>()
  return sheets.flatMap(({ name, text }) =>
    classesIn(text).flatMap(each => {
      const owner = owners.get(each) ?? name
      owners.set(each, owner)
      return owner === name ? [] : [{ file: join(FOLDER, name), why: `styles .${each}, which ${owner} does already` }]
    }),
  )
}

const classesIn = (text: string): string[] => [
  ...new Set(
    [...text.replaceAll(COMMENT, '').matchAll(SELECTORS)].flatMap(([, selectors = '']) =>
      selectors.split(',').flatMap(each => ALONE.exec(each.trim())?.[1] ?? []),
    ),
  ),
]
