import { EXPERIMENT } from '#domain/content/test-variants.ts'
import { isRaw, type Raw } from '#domain/content/merge-layers.ts'
import { testsOver } from '../experiments/tests-under-way.ts'
import type { Shop } from '../shop.ts'
import type { Written } from './read-content.ts'

/** A test that was stopped shows its baseline to everybody, whatever variant a cookie still names. */
export async function withTests({ db }: Shop, written: readonly Written[]): Promise<Written[]> {
  const ids = [...new Set(written.flatMap(({ raw }) => testsIn(raw)))]
  const over = new Set(ids.length === 0 ? [] : await testsOver(db, ids))
  return over.size === 0 ? [...written] : written.map(object => ({ ...object, raw: settled(object.raw, over) }))
}

function testsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(testsIn)
  if (!isRaw(value)) return []
  return [...Object.values(value).flatMap(testsIn), ...[testOf(value) ?? []].flat()]
}

const testOf = ({ type, experienceId }: Raw): string | undefined =>
  type === EXPERIMENT && typeof experienceId === 'string' ? experienceId : undefined

function settled(raw: Raw, over: ReadonlySet<string>): Raw {
  const inside = Object.fromEntries(Object.entries(raw).map(([key, each]) => [key, settledIn(each, over)]))
  return over.has(testOf(raw) ?? '') ? { ...inside, variants: [] } : inside
}

function settledIn(value: unknown, over: ReadonlySet<string>): unknown {
  if (Array.isArray(value)) return value.map(each => settledIn(each, over))
  return isRaw(value) ? settled(value, over) : value
}
