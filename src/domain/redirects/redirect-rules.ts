import { languageOf, LOCALES, type Locale } from '../sites/sites.ts'

/** Leads from one path of the shop to another, both behind the locale. */
export type RedirectRule = { readonly scope: string; readonly from: string; readonly to: string }

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
    : known.find(each => share(each.scope, wanted.scope) && (meet(wanted.to, each.from) || meet(each.to, wanted.from)))

/** Of what fits, the particular before the general: locale, language, all; an address of its own before a star. */
export function ruleFor<R extends RedirectRule>(rules: readonly R[], locale: Locale, path: string): R | undefined {
  const order = [locale, languageOf(locale), 'any']
  const closeness = ({ scope, from }: R) => order.indexOf(scope) * 10_000 + (isOpen(from) ? 5_000 : 0) - from.length
  return rules
    .filter(each => order.includes(each.scope) && goalOf(each, path) !== undefined)
    .toSorted((a, b) => closeness(a) - closeness(b))[0]
}
