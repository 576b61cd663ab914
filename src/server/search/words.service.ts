import { MOST_WORDS, termOf } from '#domain/search/search-rules.ts'
import type { Language } from '#domain/sites/sites.ts'
import { requireOnLayers } from '../content/layer-rights.ts'
import { notNow } from '../staff/not-now.ts'
import type { Desk } from '../staff/staff.ts'
import { markOf, requireSeen } from './seen-mark.ts'
import * as queries from './words.queries.ts'

/** As it is looked up: in small letters, with one space between words. */
export async function wordsFor({ db }: Desk) {
  const [synonyms, redirects] = await Promise.all([queries.findSynonyms(db), queries.findTargets(db)])
  return {
    synonyms: synonyms.map(each => ({ ...each, mark: markOf(each.means) })),
    redirects: redirects.map(each => ({ ...each, mark: markOf(each.target) })),
  }
}

type Said = { readonly language: Language; readonly term: string; readonly seen?: string | undefined }

const nameOf = (language: Language, term: string) => `${language} ${term}`

function requireRoom(known: unknown, count: number): void {
  if (known === undefined && count >= MOST_WORDS) throw notNow('tooMany', { most: MOST_WORDS })
}

/** A word is the same on every site that speaks its language. */
export async function setSynonym(
  desk: Desk,
  { language, term: typed, means, seen }: Said & { means: string[] },
): Promise<void> {
  requireOnLayers(desk, 'search.write', [language])
  const term = termOf(typed)
  await queries.lockWords(desk.db)
  const all = await queries.findSynonyms(desk.db)
  const known = all.find(each => each.language === language && each.term === term)
  requireSeen(seen, known?.means)
  const meant = [...new Set(means.map(termOf))].filter(each => each !== term)
  if (means.length > 0 && meant.length === 0) throw notNow('meansItself')
  requireRoom(known, all.length)
  await queries.writeSynonym(desk.db, { language, term, means: meant })
  desk.record({
    type: 'synonym',
    id: nameOf(language, term),
    changes: [{ field: 'means', before: known?.means, after: meant.length === 0 ? undefined : meant }],
  })
}

export async function setRedirect(
  desk: Desk,
  { language, term: typed, target, seen }: Said & { target?: string | undefined },
): Promise<void> {
  requireOnLayers(desk, 'search.write', [language])
  const term = termOf(typed)
  await queries.lockWords(desk.db)
  const all = await queries.findTargets(desk.db)
  const known = all.find(each => each.language === language && each.term === term)
  requireSeen(seen, known?.target)
  requireRoom(known, all.length)
  await queries.writeTarget(desk.db, { language, term }, target)
  desk.record({
    type: 'search-redirect',
    id: nameOf(language, term),
    changes: [{ field: 'target', before: known?.target, after: target }],
  })
}
