import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isRaw, type Raw } from '#domain/content/merge-layers.ts'
import { LOCALES } from '#domain/sites/sites.ts'
import { ContentRefused } from './content-refused.ts'
import { lineOf } from './json-lines.ts'
import type { Layer } from './layer.ts'
import { sanitiseRichTexts } from './sanitise.ts'
import { scopesOf } from './scopes.ts'

export const CONTENT_FOLDER = fileURLToPath(new URL('../../../db/content', import.meta.url))

/** As it lies in its folder. */
type ContentFile = { readonly file: string; readonly text: string }
/** A layer and where it was read: whoever wrote it wants to know the line. */
export type FileLayer = Layer & ContentFile

const SCOPES = new Set(LOCALES.flatMap(scopesOf))
const SLUG = /^[A-Za-z0-9]+(?:[-_/][A-Za-z0-9]+)*$/

/**
 * `any/home.json` is what all locales share; `fr/home.json` and `fr-ca/home.json` lie over it. What stands behind an @,
 * as in `any/home@draft.json`, tells files of one layer apart: each says itself when it goes live.
 */
export const readLayers = async (folder: string): Promise<FileLayer[]> => layersIn(await readFiles(folder))

export async function readFiles(folder: string): Promise<ContentFile[]> {
  const paths = await filesIn(folder)
  return Promise.all(
    paths.map(async path => ({
      file: relative(folder, path).split(sep).join('/'),
      text: await readFile(path, 'utf8'),
    })),
  )
}

export function layersIn(files: readonly ContentFile[]): FileLayer[] {
  const read = files.map(readLayer)
  const refused = read.filter(each => each instanceof ContentRefused)
  if (refused.length > 0) throw new ContentRefused(refused.flatMap(({ problems }) => problems))
  return read.flatMap(each => (each instanceof ContentRefused ? [] : [each]))
}

function readLayer({ file, text }: ContentFile): FileLayer | ContentRefused {
  const refuse = (message: string, path: readonly PropertyKey[] = []) =>
    new ContentRefused([{ file, line: lineOf(text, path), path, message }])
  const [scope = '', ...rest] = file.split('/')
  const slug = rest.join('/').replace(/(?:@[^/]*)?\.json$/, '')
  if (!SCOPES.has(scope)) return refuse(`${scope} is neither "any" nor a language or locale of the shop`)
  if (!SLUG.test(slug)) return refuse('a name consists of letters, digits and single - _ /')
  let body: unknown
  try {
    body = JSON.parse(text)
  } catch (error) {
    const [, line = '1'] = /line (\d+)/.exec(String(error)) ?? []
    return new ContentRefused([{ file, line: Number(line), path: [], message: `is not JSON: ${reasonOf(error)}` }])
  }
  if (!isRaw(body)) return refuse('does not hold an object')
  const { publishAt, expireAt, working, ...words } = body
  if (working !== undefined && working !== true && (typeof working !== 'string' || working === ''))
    return refuse('is the mark of what it was laid on, true, or not said', ['working'])
  if (working && ((publishAt ?? undefined) !== undefined || expireAt !== undefined))
    return refuse('what is being written has no moment yet', ['working'])
  const [from, until] = [dateOf(publishAt), dateOf(expireAt)]
  if (from === 'none') return refuse(`is no date: ${String(publishAt)}`, ['publishAt'])
  if (until === 'none' || until === null) return refuse(`is no date: ${String(expireAt)}`, ['expireAt'])
  if (from && until && until <= from) return refuse('lies before publishAt', ['expireAt'])
  return {
    file,
    text,
    scope,
    slug,
    body: sanitiseRichTexts(words),
    ...(working && { working }),
    ...(from === undefined ? {} : { publishAt: from }),
    ...(until === undefined ? {} : { expireAt: until }),
  }
}

const reasonOf = (error: unknown) => (error instanceof Error ? error.message.replace(/ \(line.*$/, '') : '')

function dateOf(text: unknown): Date | null | undefined | 'none' {
  if (text === undefined || text === null) return text
  const date = new Date(String(text))
  return Number.isNaN(date.getTime()) ? 'none' : date
}

/** What a file says: the body, and its dates where it has any. */
const writtenOf = ({ body, publishAt, expireAt, working }: Omit<Layer, 'slug' | 'scope'>): Raw => ({
  ...(working && { working }),
  ...(publishAt === undefined ? {} : { publishAt: publishAt?.toISOString() ?? null }),
  ...(expireAt === undefined ? {} : { expireAt: expireAt.toISOString() }),
  ...body,
})

type Written = { readonly layer: Layer; readonly mark: string }

/** What an export calls what is not live yet: the draft, what is being written, and what is scheduled for a moment. */
const OWN_MARK = /@(?:draft|working|\d{4}-\d{2}-\d{2}T[\dZ-]+)\.json$/

/**
 * What is live, scheduled or begun no more must not come back with the next import: what an earlier export wrote of it goes.
 * Answers how many went.
 */
export async function writeLayers(folder: string, layers: readonly Written[]): Promise<number> {
  const paths = new Set<string>()
  await mkdir(folder, { recursive: true })
  for (const { layer, mark } of layers) {
    const path = join(folder, layer.scope, `${layer.slug}${mark}.json`)
    paths.add(path)
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, `${JSON.stringify(writtenOf(layer), null, 2)}\n`)
  }
  const left = (await filesIn(folder)).filter(path => OWN_MARK.test(path) && !paths.has(path))
  for (const path of left) await rm(path)
  return left.length
}

const filesIn = async (folder: string): Promise<string[]> =>
  (await readdir(folder, { recursive: true, withFileTypes: true })).flatMap(entry =>
    entry.isFile() && entry.name.endsWith('.json') ? [join(entry.parentPath, entry.name)] : [],
  )
