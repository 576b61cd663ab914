// Writes method and path of every call as a plain table, so that browsers need no schemas.
import { writeFile } from 'node:fs/promises'
import { contract, pathOf } from '#contract/contract.ts'
import type { Group } from '#contract/endpoint.ts'

export function renderRoutes(): string {
  const groups: [string, Group][] = Object.entries(contract)
  const lines = groups.flatMap(([group, calls]) =>
    Object.entries(calls).map(
      ([name, endpoint]) => `  '${group}.${name}': ['${endpoint.method}', '${pathOf(endpoint)}'],`,
    ),
  )
  return `// Generated from the contract by \`npm run generate\`.
import type { CallName } from './contract.ts'
import type { Method } from './endpoint.ts'

export const ROUTES: { readonly [N in CallName]: readonly [Method, string] } = {
${lines.join('\n')}
}
`
}

if (import.meta.main) await writeFile(new URL('../src/contract/routes.gen.ts', import.meta.url), renderRoutes())
