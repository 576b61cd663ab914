import type { importMappings } from '#contract/staff/bulk/import-mappings.ts'
import type { imports } from '#contract/staff/bulk/imports.ts'
import type { StaffHandlers } from '../http/staff-operation.ts'
import { exportFile, resultFile } from './files.service.ts'
import { keepMappingAs, namedMappings, removeMapping } from './named-mappings.service.ts'
import {
  applyImport,
  checkImport,
  importsFor,
  kindsFor,
  readImport,
  undoImport,
  uploadImport,
} from './imports.service.ts'

export const importHandlers: StaffHandlers<typeof imports> = {
  kinds: desk => ({ kinds: kindsFor(desk) }),
  list: (desk, { query }) => importsFor(desk, query),
  upload: (desk, { query, body }) => uploadImport(desk, query, body instanceof Blob ? body.stream() : body),
  read: (desk, { params }) => readImport(desk, params.importId),
  check: (desk, { params, body }) => checkImport(desk, params.importId, body.mapping),
  apply: (desk, { params, body }) => applyImport(desk, params.importId, body),
  undo: (desk, { params }) => undoImport(desk, params.importId),
  file: (desk, { params, query }) => resultFile(desk, params.importId, query.only),
  export: (desk, { params, query }) => exportFile(desk, params.kind, query.format),
}

export const importMappingHandlers: StaffHandlers<typeof importMappings> = {
  list: async ({ db, staff }, { query }) => ({ mappings: await namedMappings(db, staff.id, query.kind) }),
  keep: (desk, { body }) => keepMappingAs(desk, body),
  remove: async (desk, { params }) => {
    await removeMapping(desk, params.mappingId)
    return { success: true }
  },
}
