// Generated from db/migrations by `npm run generate`.
import type { ColumnType, Generated } from 'kysely'

type Timestamp = ColumnType<Date, Date | string, Date | string>
/** JSON goes in as text and comes out as a value; whoever reads it parses it with a schema. */
type Json = ColumnType<unknown, string, string>
type DefaultedTimestamp = ColumnType<Date, Date | string | undefined, Date | string>
type DefaultedJson = ColumnType<unknown, string | undefined, string>

export type Tables = {
  idempotent_answers: {
    scope: string
    transaction_id: string
    request_hash: string
    status: number | null
    body: Json | null
    created_at: DefaultedTimestamp
  }
  jobs: {
    id: Generated<number>
    kind: string
    payload: DefaultedJson
    run_at: DefaultedTimestamp
    attempts: Generated<number>
    last_error: string | null
    done_at: Timestamp | null
    unique_key: string | null
  }
  schema_migrations: {
    name: string
    applied_at: DefaultedTimestamp
  }
  settings: {
    key: string
    value: Json
    updated_at: DefaultedTimestamp
  }
}
