import { writeFile } from 'node:fs/promises'
import { renderPicture } from './generate-picture.ts'
import { renderProofs } from './generate-proofs.ts'
import { renderRoutes, renderStaffRoutes } from './generate-routes.ts'
import { renderTables } from './generate-tables.ts'

/** Asks the server's handlers, which know no call that is not in the table of routes: loaded once that is written. */
const openApi = () => import('./generate-openapi.ts')

/** Files that are written by a program, in this order. `verify` fails when one of them is not what the program would write now. */
export const generated: { readonly [path: string]: () => string | Promise<string> } = {
  'src/contract/routes.gen.ts': renderRoutes,
  'src/contract/staff/staff-routes.gen.ts': renderStaffRoutes,
  'src/server/db/tables.gen.ts': renderTables,
  'docs/rooms.md': renderPicture,
  'docs/proofs.md': renderProofs,
  'docs/openapi.json': async () => (await openApi()).renderOpenApi(),
  'docs/staff-openapi.json': async () => (await openApi()).renderStaffOpenApi(),
}

if (import.meta.main)
  for (const [path, render] of Object.entries(generated))
    await writeFile(new URL(`../${path}`, import.meta.url), await render())
