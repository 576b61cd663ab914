// The walls of the house: who may import whom, what files may be called, how long they may be.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, posix, relative } from 'node:path'

const root = new URL('..', import.meta.url).pathname

/** A folder, and the only folders of ours that it may import from. */
const MAY_IMPORT: readonly (readonly [from: string, to: readonly string[]])[] = [
  ['src/domain/', ['src/domain/']],
  ['src/contract/', ['src/contract/', 'src/domain/']],
  ['src/server/', ['src/server/', 'src/contract/', 'src/domain/', 'db/seed/']],
  ['src/web/', ['src/web/', 'src/contract/', 'src/domain/']],
  ['src/studio/', ['src/studio/', 'src/contract/', 'src/domain/']],
]

/** Inside the web: pages stand on sections and features, features on the primitives, and no feature on another. */
export const WEB_GROUND = [
  'ui',
  'i18n',
  'islands',
  'document',
  'dialogs',
  'analytics',
  'consent',
  'state',
  'media',
  'session',
  'toasts',
]
/** Inside the studio: rooms and shell stand on what lists and forms share, that on the primitives, and no room on another. */
const STUDIO_LEVELS: readonly (readonly string[])[] = [
  ['calls', 'i18n', 'preferences', 'ui', 'styles'],
  ['assets', 'entrance', 'lists', 'moments', 'permissions', 'segments', 'tasks', 'why'],
  ['rooms', 'shell'],
]
const FORBIDDEN_NAME = /(^|\/)(utils|helpers|misc|common|shared|lib|types|constants)(\/|\.tsx?$)/
/** A store is a shop's premises; SQL and state have words of their own. */
const NO_STORE = /^src\/server\/.*\.store\.tsx?$|^src\/web\/.*-store\.tsx?$/
const KEBAB = /^[a-z0-9]+(?:[-.][a-z0-9]+)*\.(?:ts|tsx|css|sql|md|json)$/
const MOST_LINES = 300
/** Of the contract: what is described in more of them is of more than one subject. */
const MOST_FILES = 30

export type Breach = { file: string; why: string }

export function findBreaches(files: readonly string[] = sourceFiles()): Breach[] {
  const each = files.flatMap(file => [
    ...nameBreaches(file),
    ...breachesOfPlace(file),
    ...importBreaches(file),
    ...packageBreaches(file),
  ])
  return [...each, ...crowdedFolders(files)]
}

export function crowdedFolders(files: readonly string[]): Breach[] {
  const folders = Map.groupBy(
    files.filter(file => file.startsWith('src/contract/')),
    file => posix.dirname(file),
  )
  return [...folders].flatMap(([file, { length }]) =>
    length > MOST_FILES ? [{ file, why: `has ${length} files: part it by subject, as src/server is` }] : [],
  )
}

/** A folder that no rule knows could import anything. Those of the server and the web are features unless something else is said of them. */
export function breachesOfPlace(file: string): Breach[] {
  if (!/^src\/.+\//.test(file)) return []
  if (!ruleOf(file))
    return [{ file, why: 'stands in a folder without walls: say in scripts/walls.ts what it may import' }]
  const isLost = /^src\/studio\/.+\//.test(file) && levelOf(file) === -1
  return isLost ? [{ file, why: 'stands on no level of the studio: say where in scripts/walls.ts' }] : []
}

function nameBreaches(file: string): Breach[] {
  const name = posix.basename(file)
  const breaches: Breach[] = []
  if (FORBIDDEN_NAME.test(file)) breaches.push({ file, why: 'is named after a drawer: say what is in it' })
  if (NO_STORE.test(file)) breaches.push({ file, why: 'is no store: call SQL *.queries.ts and state *-state.ts' })
  if (!KEBAB.test(name)) breaches.push({ file, why: 'is not in kebab-case' })
  const lines = readFileSync(join(root, file), 'utf8').split('\n').length
  if (lines > MOST_LINES + 1 && !/\.gen\.ts$|^db\/seed\/|^db\/content\//.test(file) && /\.tsx?$/.test(file))
    breaches.push({ file, why: `has ${lines} lines; split it at ${MOST_LINES}` })
  return breaches
}

const importBreaches = (file: string): Breach[] => importsOf(file).flatMap(target => breachesOfImport(file, target))

const ruleOf = (file: string) => MAY_IMPORT.find(([from]) => file.startsWith(from))

export function breachesOfImport(file: string, target: string): Breach[] {
  const rule = ruleOf(file)
  if (!rule) return []
  if (!rule[1].some(to => target.startsWith(to))) return [{ file, why: `may not import ${target}` }]
  if (file.startsWith('src/web/')) return webBreaches(file, target)
  if (file.startsWith('src/studio/')) return studioBreaches(file, target)
  return [...serverBreaches(file, target), ...roleBreaches(file, target)]
}

/**
 * What runs in production without having been built: packages that only tests and builds have are not there. Of `scripts`
 * all but those that build, or are for whoever builds.
 */
const UNBUILT =
  /^src\/(?:server|domain|contract)\/|^src\/main\.ts$|^db\/|^scripts\/(?!(?:build|dev|line-maps|one-language|test-results)\.ts$)/
const ONLY_TESTS = /\.test(?:-data)?\.tsx?$|^src\/server\/testing\//
const { dependencies }: { dependencies: Record<string, string> } = JSON.parse(
  readFileSync(join(root, 'package.json'), 'utf8'),
)

export function breachesOfPackage(file: string, specifier: string): Breach[] {
  if (!UNBUILT.test(file) || ONLY_TESTS.test(file) || /^[#.]|^node:/.test(specifier)) return []
  const name = specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/')
  return Object.hasOwn(dependencies, name)
    ? []
    : [{ file, why: `may not import ${name}: it is none of the dependencies` }]
}

/** Types are gone before anything runs. */
function packageBreaches(file: string): Breach[] {
  if (!UNBUILT.test(file)) return []
  const text = readFileSync(join(root, file), 'utf8')
  const found = text.matchAll(/^(?:import|export)\s(?!type\b)(?:[^';]*\sfrom\s)?'([^']+)'|\bimport\('([^']+)'\)/gm)
  return [...found].flatMap(([, stated, loaded]) => breachesOfPackage(file, stated ?? loaded ?? ''))
}

const part = (file: string, index: number) => file.split('/')[index] ?? ''

const levelOf = (file: string) => STUDIO_LEVELS.findIndex(level => level.includes(part(file, 2)))

/** The files in src/studio itself tie everything together. */
function studioBreaches(file: string, target: string): Breach[] {
  if (!target.startsWith('src/studio/') || file.split('/').length === 3) return []
  const [from, to] = [part(file, 2), part(target, 2)]
  if (levelOf(target) > levelOf(file)) return [{ file, why: `may not import ${target}: ${to} stands on ${from}` }]
  const neighbours = from === 'rooms' && (to === 'shell' || (to === 'rooms' && part(file, 3) !== part(target, 3)))
  return neighbours ? [{ file, why: `may not import ${target}: rooms do not know each other` }] : []
}

/** The files in src/web itself (page.ts, pages.ts, entry-*.tsx …) tie everything together; tests may look anywhere. */
function webBreaches(file: string, target: string): Breach[] {
  if (!target.startsWith('src/web/')) return []
  const [from, to] = [part(file, 2), part(target, 2)]
  const inFolder = file.split('/').length > 3 && target.split('/').length > 3
  if (!inFolder || from === to || /\.test\.tsx?$/.test(file) || /registry\.tsx?$/.test(file)) return []
  if (WEB_GROUND.includes(to))
    return from === 'ui' && !['i18n', 'ui', 'media'].includes(to)
      ? [{ file, why: `is a primitive and may not import ${target}` }]
      : []
  if (from === 'pages' || (from === 'sections' && to !== 'pages') || from === 'shell')
    return to === 'pages' ? [{ file, why: `may not import a page: ${target}` }] : []
  return [{ file, why: `is a feature and may not import another: ${target}` }]
}

/** A service may call another feature's service, never its queries; handlers are nobody's business but the table's. */
function serverBreaches(file: string, target: string): Breach[] {
  if (!file.startsWith('src/server/') || !target.startsWith('src/server/') || file.endsWith('.test.ts')) return []
  const other = part(file, 2) !== part(target, 2)
  if (other && target.endsWith('.queries.ts'))
    return [{ file, why: `may not reach into another feature's queries: ${target}` }]
  if (/[.]handlers[.]ts$|[.]staff-handlers[.]ts$/.test(target) && !/^src\/server\/(?:staff-)?handlers[.]ts$/.test(file))
    return [{ file, why: `may not import handlers: ${target}` }]
  return []
}

/** handlers → service → queries, never back. */
function roleBreaches(file: string, target: string): Breach[] {
  const order = ['queries', 'service', 'handlers']
  const level = (name: string) => order.findIndex(role => name.endsWith(`.${role}.ts`))
  const upwards = level(file) >= 0 && level(target) > level(file) && part(target, 2) === part(file, 2)
  return upwards && !target.endsWith('.handlers.ts') ? [{ file, why: `may not import upwards: ${target}` }] : []
}

const ROOTS: Readonly<Record<string, string>> = {
  '#domain/': 'src/domain/',
  '#contract/': 'src/contract/',
  '#server/': 'src/server/',
  '#web/': 'src/web/',
  '#studio/': 'src/studio/',
  '#db/': 'db/',
}

export function importsOf(file: string): string[] {
  if (!/\.tsx?$/.test(file)) return []
  const text = readFileSync(join(root, file), 'utf8')
  return [...text.matchAll(/(?:from|import)\s*\(?\s*'([#.][^']+)'/g)].flatMap(([, specifier = '']) => {
    if (specifier.startsWith('.')) return [posix.normalize(posix.join(posix.dirname(file), specifier))]
    const prefix = Object.keys(ROOTS).find(each => specifier.startsWith(each))
    return prefix ? [(ROOTS[prefix] ?? '') + specifier.slice(prefix.length)] : []
  })
}

export function sourceFiles(): string[] {
  return ['src', 'db', 'scripts', 'tests', 'bench']
    .filter(folder => existsSync(join(root, folder)))
    .flatMap(folder =>
      readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
        .filter(entry => entry.isFile() && /\.(?:tsx?|css)$/.test(entry.name))
        .map(entry => relative(root, join(entry.parentPath, entry.name))),
    )
}
