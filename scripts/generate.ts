import { writeFile } from 'node:fs/promises'
import { renderOpenApi } from './generate-openapi.ts'
import { renderRoutes } from './generate-routes.ts'
import { renderTables } from './generate-tables.ts'

/** Files that are written by a program. `verify` fails when one of them is not what the program would write now. */
export const generated: { readonly [path: string]: () => string | Promise<string> } = {
  'src/contract/routes.gen.ts': renderRoutes,
  'src/server/db/tables.gen.ts': renderTables,
  'docs/openapi.json': renderOpenApi,
}

if (import.meta.main)
  for (const [path, render] of Object.entries(generated))
    await writeFile(new URL(`../${path}`, import.meta.url), await render())
