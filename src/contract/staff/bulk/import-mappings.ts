import { z } from 'zod'
import { BULK_KIND_NAMES } from '#domain/bulk/bulk-kinds.ts'
import { nameOf } from '../desk/name-of.ts'
import { staffEndpoint } from '../staff-endpoint.ts'
import { Done } from '../people/staff.entities.ts'

const KindName = z.enum(BULK_KIND_NAMES).meta({ description: 'What the rows are', examples: ['styles'] })

export const Mapping = z
  .object({
    columns: z
      .record(z.string().max(60), z.string().max(200))
      .meta({ description: 'Columns of the file, by what they are taken for' }),
    fixed: z.record(z.string().max(60), z.string().max(1000)).meta({ description: 'What is the same in every row' }),
  })
  .meta({ id: 'ImportMapping' })

const Named = z
  .object({ id: z.string().meta({ examples: ['map_7f3q9k2m'] }), kind: KindName, name: z.string(), mapping: Mapping })
  .meta({ id: 'NamedImportMapping' })

/** What columns of other systems' files are, kept by name. */
export const importMappings = {
  list: staffEndpoint({
    method: 'GET',
    path: '/import-mappings',
    staff: 'imports.read',
    summary: 'List what you keep by name of what columns are taken for',
    query: z.object({ kind: KindName.optional() }),
    response: z.object({ mappings: z.array(Named) }),
  }),
  keep: staffEndpoint({
    method: 'POST',
    path: '/import-mappings',
    staff: 'imports.write',
    summary: 'Keep by name what columns are taken for; the same name of the same kind is replaced',
    description: 'Of files that hold what can be spent no values are kept, only which column is what.',
    body: z.object({ kind: KindName, name: nameOf(60), mapping: Mapping }),
    response: Named,
    errors: ['STAFF_NOT_NOW'],
  }),
  remove: staffEndpoint({
    method: 'DELETE',
    path: '/import-mappings/{mappingId}',
    staff: 'imports.write',
    summary: 'Forget what was kept by this name; files that were read by it stay as they are',
    params: z.object({ mappingId: z.string().max(60) }),
    response: Done,
    errors: ['STAFF_NOT_FOUND'],
  }),
}
