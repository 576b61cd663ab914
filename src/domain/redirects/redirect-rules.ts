import { languageOf, LOCALES, type Locale } from '../sites/sites.ts'

/** Leads from one path of the shop to another, both behind the locale. */
export type RedirectRule = { readonly scope: string; readonly from: string; readonly to: string }

export const LONGEST_ADDRESS = 300
const PART = String.raw`/[A-Za-z0-9_~%-][A-Za-z0-9._~%-]*`
/** A star at the end stands for all that follows. No part begins with a dot: nobody climbs out of the locale. */
export const FROM_PATH = new RegExp(String.raw`^(?:(?:${PART})+(?:/\*)?)$`)
export const TO_PATH = new RegExp(String.raw`^(?:/|/\*|(?:${PART})+(?:/\*)?)$`)

const isOpen = (path: string): boolean => path.endsWith('/*')
/** What a path with a star begins with; it ends in a slash. */
const stemOf = (path: string): string => path.slice(0, -1)

/** Where a rule leads from this path; undefined where it says nothing of it. */
export function goalOf({ from, to }: Pick<RedirectRule, 'from' | 'to'>, path: string): string | undefined {
  if (!isOpen(from)) return path === from ? to : undefined
  const stem = stemOf(from)
  if (!path.startsWith(stem)) return undefined
  return isOpen(to) ? stemOf(to) + path.slice(stem.length) : to
}

/** Whether some address fits both. */
function meet(a: string, b: string): boolean {
  if (!isOpen(a) && !isOpen(b)) return a === b
  if (!isOpen(a)) return a.startsWith(stemOf(b))
  if (!isOpen(b)) return b.startsWith(stemOf(a))
  return stemOf(a).startsWith(stemOf(b)) || stemOf(b).startsWith(stemOf(a))
}

const shopsOf = (scope: string): readonly Locale[] =>
  LOCALES.filter(locale => ['any', languageOf(locale), locale].includes(scope))

const share = (a: string, b: string): boolean => shopsOf(a).some(locale => shopsOf(b).includes(locale))

/**
 * The rule with which this one would make visitors go twice, or for ever. Without such chains there are no loops. A rule
 * that leads to where it begins is its own.
 */
export const chainedWith = <R extends RedirectRule>(
  wanted: RedirectRule,
  known: readonly R[],
): R | RedirectRule | undefined =>
  meet(wanted.to, wanted.from)
    ? wanted
    : known.find(each => (meet(wanted.to, each.from) || meet(each.to, wanted.from)) && share(each.scope, wanted.scope))

/** Of what fits, the particular before the general: locale, language, all; an address of its own before a star. */
export function redirectFinder<R extends RedirectRule>(
  rules: readonly R[],
): (locale: Locale, path: string) => R | undefined {
  const byAddress = new Map(rules.map(rule => [nameOf(rule.scope, rule.from), rule]))
  return (locale, path) => {
    const stems = stemsOf(path)
    for (const scope of [locale, languageOf(locale), 'any']) {
      const own = byAddress.get(nameOf(scope, path))
      if (own && !isOpen(own.from)) return own
      for (const stem of stems) {
        const open = byAddress.get(nameOf(scope, `${stem}*`))
        if (open) return open
      }
    }
    return undefined
  }
}
const nameOf = (scope: string, from: string) => `${scope} ${from}`

/** All that a rule with a star may say of a path, the longest first. */
function stemsOf(path: string): string[] {
  const stems: string[] = []
  for (let at = path.lastIndexOf('/', LONGEST_ADDRESS); at > 0; at = path.lastIndexOf('/', at - 1))
    stems.push(path.slice(0, at + 1))
  return stems
}
