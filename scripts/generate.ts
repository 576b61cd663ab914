import { writeFile } from 'node:fs/promises'
import { renderOpenApi, renderStaffOpenApi } from './generate-openapi.ts'
import { renderPicture } from './generate-picture.ts'
import { renderRoutes, renderStaffRoutes } from './generate-routes.ts'
import { renderTables } from './generate-tables.ts'

/** Files that are written by a program. `verify` fails when one of them is not what the program would write now. */
export const generated: { readonly [path: string]: () => string | Promise<string> } = {
  'src/contract/routes.gen.ts': renderRoutes,
  'src/server/db/tables.gen.ts': renderTables,
  'docs/rooms.md': renderPicture,
  'docs/openapi.json': renderOpenApi,
  'docs/staff-openapi.json': renderStaffOpenApi,
  'src/contract/staff/staff-routes.gen.ts': renderStaffRoutes,
}

if (import.meta.main)
  for (const [path, render] of Object.entries(generated))
    await writeFile(new URL(`../${path}`, import.meta.url), await render())
