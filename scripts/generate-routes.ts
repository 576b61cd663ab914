// Writes what a browser must know of every call as a plain table, so that it needs no schemas.
import { writeFile } from 'node:fs/promises'
import { contract, pathOf } from '#contract/contract.ts'
import { staffCalls } from '#contract/staff/staff.ts'
import type { Endpoint, Group } from '#contract/endpoint.ts'

const row = (endpoint: Endpoint): string[] => [endpoint.method, pathOf(endpoint), ...factsOf(endpoint)]

/** One at most: whoever identifies himself is somebody already. */
function factsOf({ owned, identifies }: Endpoint): string[] {
  if (identifies) return ['identifies']
  return owned ? ['owned'] : []
}

export function renderRoutes(): string {
  const groups: [string, Group][] = Object.entries(contract)
  const lines = groups.flatMap(([group, calls]) =>
    Object.entries(calls).map(
      ([name, endpoint]) =>
        `  '${group}.${name}': [${row(endpoint)
          .map(each => `'${each}'`)
          .join(', ')}],`,
    ),
  )
  return `// Generated from the contract by \`npm run generate\`.
import type { CallName } from './contract.ts'
import type { Method } from './endpoint.ts'

export const ROUTES: { readonly [N in CallName]: readonly [Method, string, ('owned' | 'identifies')?] } = {
${lines.join('\n')}
}
`
}

export function renderStaffRoutes(): string {
  const lines = staffCalls().map(({ name, endpoint }) => `  '${name}': ['${endpoint.method}', '${pathOf(endpoint)}'],`)
  return `// Generated from the staff's contract by \`npm run generate\`.
import type { Method } from '../endpoint.ts'
import type { StaffCallName } from './staff.ts'

export const STAFF_ROUTES: { readonly [N in StaffCallName]: readonly [Method, string] } = {
${lines.join('\n')}
}
`
}

if (import.meta.main) await writeFile(new URL('../src/contract/routes.gen.ts', import.meta.url), renderRoutes())
