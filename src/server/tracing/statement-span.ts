import type { SpanOptions } from '@opentelemetry/api'
import { OUTWARD } from './spans.ts'

const FIRST_WORD = /^\s*(?:\/\*.*?\*\/\s*)?(\w+)/
const TABLE = /\b(?:from|into|update|join)\s+"?(\w+)"?/i
const LONGEST = 2000

/** A statement with its placeholders: values are never part of it. */
export function statementSpan(text: string): { name: string; options: SpanOptions } {
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
