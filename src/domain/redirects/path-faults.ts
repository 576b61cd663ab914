import { findLocale } from '../sites/sites.ts'
import { FROM_PATH, TO_PATH } from './redirect-rules.ts'

const PATH_FAULTS = ['outside', 'locale', 'query', 'star', 'slash', 'whole', 'signs'] as const
export type PathFault = (typeof PATH_FAULTS)[number]

const PATTERNS = { from: FROM_PATH, to: TO_PATH } as const

/** What is wrong with one end of a redirect, so that it can be said; the first thing of it. */
export function faultOf(path: string, end: keyof typeof PATTERNS): PathFault | undefined {
  const isWhole = path === '/' || path === '/*'
  const faults: Readonly<Record<PathFault, boolean>> = {
    outside: !path.startsWith('/') || path.startsWith('//'),
    locale: findLocale(path.split('/')[1] ?? '') !== undefined,
    query: /[?#]/.test(path),
    star: path.replace(/\/\*$/, '').includes('*'),
    slash: path.length > 1 && path.endsWith('/'),
    whole: end === 'from' && isWhole,
    signs: !PATTERNS[end].test(path),
  }
  return PATH_FAULTS.find(fault => faults[fault])
}
