import type { RowState } from '#domain/bulk/bulk-kinds.ts'
import type { Row } from '#domain/bulk/cell-types.ts'
import { allProblems, isForbidden, tellable } from './all-problems.ts'
import { draftOf, type Draft } from './draft-row.ts'
import { FINE, keyOf, type Kind, type Meant, type Problem, type Writer } from './kind.ts'
import type { ReadRow } from './read-row.ts'

export type Verdict = {
  readonly state: RowState
  /** Of what is refused: one at least. */
  readonly problems?: readonly Problem[]
  /** As it is to be, and as it was: of what is new or changed. */
  readonly meant?: Meant
}

/** What each row would do, asked of the database for all of them at once. */
export async function judgeRows(
  writer: Writer,
  kind: Kind,
  rows: readonly ReadRow[],
  options: { lock: boolean },
): Promise<Verdict[]> {
  const asked = withDuplicates(kind, rows)
  const wanted = asked.filter(({ problems }) => problems.length === 0).map(({ given }) => given)
  const current = wanted.length > 0 ? await kind.read(writer.db, wanted, options) : []
  const known = new Map(current.map(row => [keyOf(kind, row), row]))
  const whole = new Map(asked.flatMap(row => wholeDraft(kind, row, known)))
  const wrong = asked.filter(row => !whole.has(row))
  const judged = await judgedBy(writer, kind, [...whole.values()])
  const told = wrong.length > 0 ? await allProblems(writer, kind, wrong, known) : []
  const problems = new Map(wrong.map((row, at) => [row, told[at]]))
  return asked.map(row => {
    const draft = whole.get(row)
    return draft
      ? verdictOf(draft, judged.get(draft))
      : { state: 'refused', problems: problems.get(row) ?? row.problems }
  })
}

function withDuplicates(kind: Kind, rows: readonly ReadRow[]): ReadRow[] {
  const seen = new Set<string>()
  return rows.map(row => {
    if (row.problems.length > 0) return row
    const key = keyOf(kind, row.given)
    if (seen.has(key)) return { ...row, problems: [['duplicate', kind.key[0] ?? '']] }
    seen.add(key)
    return row
  })
}

/** Of a row with which nothing is wrong by itself. */
function wholeDraft(kind: Kind, row: ReadRow, known: ReadonlyMap<string, Row>): [ReadRow, Draft][] {
  if (row.problems.length > 0) return []
  const before = known.size > 0 ? known.get(keyOf(kind, row.given)) : undefined
  const draft = draftOf(kind, row.given, before)
  return draft.problems.length > 0 ? [] : [[row, draft]]
}

/** By what only the database knows. */
async function judgedBy(writer: Writer, kind: Kind, drafts: readonly Draft[]) {
  const problems =
    kind.judge && drafts.length > 0
      ? await kind.judge(
          writer,
          drafts.map(({ meant }) => meant),
        )
      : []
  return new Map(drafts.map((draft, at) => [draft, problems[at] ?? FINE]))
}

function verdictOf({ meant, isSame }: Draft, judged: readonly Problem[] = FINE): Verdict {
  const problems = tellable(judged)
  // Of what is not written only rights count.
  if (problems.length > 0 && (!isSame || isForbidden(problems))) return { state: 'refused', problems }
  return isSame ? { state: 'same' } : { state: meant.before ? 'changed' : 'new', meant }
}
