import type { SpanOptions } from '@opentelemetry/api'
import { Bounded } from '#domain/memory/bounded.ts'
import { OUTWARD } from './spans.ts'

const FIRST_WORD = /^\s*(?:\/\*.*?\*\/\s*)?(\w+)/
const TABLE = /\b(?:from|into|update|join)\s+"?(\w+)"?/i
const LONGEST = 2000

const MOST_KNOWN = 1000

type StatementSpan = { readonly name: string; readonly options: SpanOptions }
/** A shop asks the same statements over and over. */
const known = new Bounded<StatementSpan>(MOST_KNOWN)

/** A statement with its placeholders: values are never part of it. */
export const statementSpan = (text: string): StatementSpan => known.of(text, () => read(text))

function read(text: string): StatementSpan {
  const operation = FIRST_WORD.exec(text)?.[1]?.toUpperCase() ?? 'SQL'
  const table = TABLE.exec(text)?.[1]
  const summary = table === undefined ? operation : `${operation} ${table}`
  return {
    name: summary,
    options: {
      ...OUTWARD,
      attributes: {
        'db.system.name': 'postgresql',
        'db.operation.name': operation,
        'db.query.summary': summary,
        'db.query.text': text.slice(0, LONGEST),
        ...(table !== undefined && { 'db.collection.name': table }),
      },
    },
  }
}
