// What a browser downloads, read from the build's manifest.
import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

export type Chunk = {
  file: string
  src?: string
  isEntry?: boolean
  css?: string[]
  assets?: string[]
  imports?: string[]
  dynamicImports?: string[]
}
export type Bundle = Readonly<Record<string, Chunk>>

export const CLIENT = new URL('../dist/client', import.meta.url).pathname

export const readBundle = (folder = CLIENT): Bundle => JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8'))

/** Compressed as it travels: brotli where the build made a copy, as it is otherwise. */
export const sizeOf = (file: string, folder = CLIENT): number => {
  const path = join(folder, file)
  return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size
}

/** A chunk and everything it imports at once, by key. */
export function closureOf(bundle: Bundle, key: string, seen: Set<string> = new Set()): Set<string> {
  if (seen.has(key)) return seen
  seen.add(key)
  for (const each of bundle[key]?.imports ?? []) closureOf(bundle, each, seen)
  return seen
}

export const bytesOf = (bundle: Bundle, keys: Iterable<string>, folder = CLIENT): number =>
  [...keys].reduce((sum, key) => sum + (bundle[key] ? sizeOf(bundle[key].file, folder) : 0), 0)

/** The script of every page; that of the studio's frame is another entry, which shoppers never get. */
export const entryOf = (bundle: Bundle): string =>
  keyWith(bundle, key => bundle[key]?.isEntry === true && !key.endsWith('preview-frame.ts'))
export const hydrationOf = (bundle: Bundle): string => keyWith(bundle, key => key.endsWith('islands/hydrate.tsx'))

/** What is not there would weigh nothing and keep every budget. */
function keyWith(bundle: Bundle, wanted: (key: string) => boolean): string {
  const found = Object.keys(bundle).find(wanted)
  if (found === undefined) throw new Error('the browser build lacks its entry or what hydrates islands')
  return found
}

/** What each island downloads beyond the entry and React, by its name. */
export function islandBytes(bundle: Bundle): Record<string, number> {
  const known = new Set([...closureOf(bundle, entryOf(bundle)), ...closureOf(bundle, hydrationOf(bundle))])
  return Object.fromEntries(
    islandsOf(bundle).map(key => [
      /([\w-]+)\.island/.exec(key)?.[1] ?? key,
      bytesOf(
        bundle,
        [...closureOf(bundle, key)].filter(each => !known.has(each)),
      ),
    ]),
  )
}

export const islandsOf = (bundle: Bundle): string[] => Object.keys(bundle).filter(key => key.endsWith('.island.tsx'))
