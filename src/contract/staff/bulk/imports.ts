import { z } from 'zod'
import { BULK_KIND_NAMES, IMPORT_STATES, ROW_PROBLEMS, ROW_STATES } from '#domain/bulk/bulk-kinds.ts'
import { line, QueryFlag } from '../../fields.ts'
import { Mapping } from './import-mappings.ts'
import { staffEndpoint } from '../staff-endpoint.ts'
import { Moment, Next, pageQuery } from '../people/staff.entities.ts'
import { FILE_FORMATS } from '../jobs/task-states.ts'
import { StaffTask } from '../jobs/tasks.ts'

const KindName = z.enum(BULK_KIND_NAMES).meta({ description: 'What the rows are', examples: ['stock'] })
const Format = z.enum(FILE_FORMATS)
const MOST_BYTES = 256 * 1024 * 1024

const Import = z
  .object({
    id: z.string().meta({ examples: ['imp_7f3q9k2m'] }),
    kind: KindName,
    format: Format,
    fileName: z.string(),
    state: z.enum(IMPORT_STATES),
    busy: z.boolean().meta({ description: 'Somebody works at it now' }),
    by: z.string().optional(),
    rows: z.int(),
    done: z.int().meta({ description: 'How many rows this step has been through' }),
    counts: z.partialRecord(z.enum(ROW_STATES), z.int()),
    createdAt: Moment,
    appliedAt: Moment.optional(),
    undoUntil: Moment.optional(),
    taskId: z.string().optional(),
  })
  .meta({ id: 'Import' })

const OneImport = Import.extend({
  header: z.array(z.string()),
  sample: z
    .array(z.string())
    .meta({ description: 'Of each column, the first that stands there; of nothing that can be spent' }),
  mapping: Mapping,
  unread: z.array(z.string()).meta({ description: 'Columns that nobody reads' }),
  allOrNothing: z.boolean(),
  problems: z.array(
    z.object({
      code: z.enum(ROW_PROBLEMS),
      column: z.string(),
      count: z.int(),
      lines: z.array(z.int()).meta({ description: 'The first of them, as a spreadsheet counts' }),
    }),
  ),
  moves: z
    .array(z.object({ product: z.string(), site: z.string(), before: z.int(), after: z.int() }))
    .meta({ description: 'The prices that move most, in minor units' }),
}).meta({ id: 'OneImport' })

const one = z.object({
  importId: z
    .string()
    .regex(/^imp_[0-9a-z]{4,40}$/)
    .meta({ examples: ['imp_4kd92m'] }),
})
const NOT = ['STAFF_NOT_FOUND', 'STAFF_FORBIDDEN'] as const

/** Many things at once, in and out: files of one shape. */
export const imports = {
  kinds: staffEndpoint({
    method: 'GET',
    path: '/imports/kinds',
    staff: 'imports.read',
    summary: 'List the kinds of files and their columns',
    response: z.object({
      kinds: z.array(
        z.object({
          kind: KindName,
          mayWrite: z.boolean(),
          columns: z.array(
            z.object({
              name: z.string(),
              key: z.boolean(),
              required: z.boolean(),
              readOnly: z.boolean(),
              example: z.string(),
              longest: z.int().optional().meta({ description: 'Of a text: how many signs it may have' }),
            }),
          ),
        }),
      ),
    }),
  }),
  list: staffEndpoint({
    method: 'GET',
    path: '/imports',
    staff: 'imports.read',
    summary: 'List imports, newest first',
    query: pageQuery(50),
    response: z.object({ imports: z.array(Import), next: Next }),
  }),
  upload: staffEndpoint({
    method: 'POST',
    path: '/imports',
    staff: 'imports.write',
    takes: 'file',
    recordsItself: true,
    mostBytes: MOST_BYTES,
    perMinute: 60,
    summary: 'Send a file; every row of it is checked, and nothing changes yet',
    description:
      'The body is the file: CSV (UTF-8, parted by comma, semicolon or tab) or one JSON object a line. A column that is not ' +
      'there and an empty cell leave things alone, `(none)` clears. With `apply` it is applied as soon as it is checked.',
    query: z.object({
      kind: KindName,
      format: Format.default('csv'),
      name: line(200)
        .default('file')
        .meta({ description: 'What the file is called', examples: ['stock.csv'] }),
      apply: z.enum(['rows', 'all']).optional().meta({
        description: '`rows`: each row for itself; `all`: all rows or none',
      }),
      lookedAgain: QueryFlag.default(false).meta({
        description: 'Apply prices that move by much too; without it they wait for somebody who looks',
      }),
    }),
    body: z.union([z.instanceof(Blob), z.instanceof(ReadableStream)]),
    response: OneImport,
    errors: ['STAFF_FORBIDDEN', 'STAFF_PROOF_REQUIRED'],
  }),
  read: staffEndpoint({
    method: 'GET',
    path: '/imports/{importId}',
    staff: 'imports.read',
    summary: 'Say what an import would do, does or did',
    params: one,
    response: OneImport,
    errors: ['STAFF_NOT_FOUND'],
  }),
  check: staffEndpoint({
    method: 'POST',
    path: '/imports/{importId}/check',
    staff: 'imports.write',
    summary: 'Take columns for something else, and check every row again; the same columns are proposed next time',
    params: one,
    body: z.object({ mapping: Mapping }),
    response: StaffTask,
    errors: [...NOT, 'STAFF_NOT_NOW', 'STAFF_PROOF_REQUIRED'],
  }),
  apply: staffEndpoint({
    method: 'POST',
    path: '/imports/{importId}/apply',
    staff: 'imports.write',
    summary: 'Write what a checked import says; it goes on where it was stopped',
    params: one,
    body: z.object({
      allOrNothing: z.boolean().default(false),
      lookedAgain: z.boolean().default(false).meta({ description: 'Somebody has looked at prices that move by much' }),
    }),
    response: StaffTask,
    errors: [...NOT, 'STAFF_NOT_NOW', 'STAFF_PROOF_REQUIRED'],
  }),
  undo: staffEndpoint({
    method: 'POST',
    path: '/imports/{importId}/undo',
    staff: 'imports.write',
    summary: 'Take back what an import did, within 30 days, where nobody has changed it since',
    params: one,
    response: StaffTask,
    errors: [...NOT, 'STAFF_NOT_NOW', 'STAFF_PROOF_REQUIRED'],
  }),
  file: staffEndpoint({
    method: 'GET',
    path: '/imports/{importId}/file',
    staff: 'imports.read',
    summary: 'Download the file with what became of each row, to correct and send again',
    params: one,
    query: z.object({ only: z.enum(['refused']).optional() }),
    produces: 'text/plain',
    response: z.instanceof(ReadableStream),
    errors: ['STAFF_NOT_FOUND', 'STAFF_PROOF_REQUIRED'],
  }),
  export: staffEndpoint({
    method: 'GET',
    path: '/exports/{kind}',
    staff: 'imports.read',
    summary: 'Download all there is of a kind, as imports read it',
    params: z.object({ kind: KindName }),
    query: z.object({ format: Format.default('csv') }),
    produces: 'text/plain',
    response: z.instanceof(ReadableStream),
    errors: ['STAFF_FORBIDDEN', 'STAFF_PROOF_REQUIRED'],
  }),
}
