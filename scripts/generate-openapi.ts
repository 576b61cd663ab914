import { readFileSync } from 'node:fs'
import { operations } from '#server/handlers.ts'
import { openApi, staffOpenApi } from '#server/openapi/openapi.ts'
import { staffOperations } from '#server/staff-handlers.ts'

const { version }: { version: string } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))

/** The same document that /api/openapi.json serves, so that a change of the contract shows in review. */
export const renderOpenApi = () => `${JSON.stringify(openApi(operations, version), null, 1)}\n`

export const renderStaffOpenApi = () => `${JSON.stringify(staffOpenApi(staffOperations, version), null, 1)}\n`
