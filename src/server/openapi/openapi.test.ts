import SwaggerParser from '@apidevtools/swagger-parser'
import { describe, expect, it } from 'vitest'
import { calls } from '#contract/contract.ts'
import { staffCalls } from '#contract/staff/staff.ts'
import { operations } from '../handlers.ts'
import { staffOperations } from '../staff-handlers.ts'
import { openApi, staffOpenApi } from './openapi.ts'

const described = (document: object) => JSON.parse(JSON.stringify(document))

describe('the description of the services', () => {
  it('is valid OpenAPI 3.1 for every call of the contract', async () => {
    const all = calls().map(({ name, endpoint }) => ({ name, endpoint, run: async () => undefined }))
    const api = await SwaggerParser.validate(described(openApi(all, '1.0.0')))
    expect(Object.values(api.paths ?? {}).flatMap(path => Object.keys(path ?? {}))).toHaveLength(calls().length)
  })

  it('is valid for every call of the staff too, each with its scope', async () => {
    const api = await SwaggerParser.validate(described(staffOpenApi(staffOperations, '1.0.0')))
    const operationsOf = Object.values(api.paths ?? {}).flatMap(path => Object.values(path ?? {}))
    expect(operationsOf).toHaveLength(staffCalls().length)
    expect(staffOperations).toHaveLength(staffCalls().length)
  })

  it('names no call that does not work', () => {
    const { paths }: { paths: Record<string, object> } = described(openApi(operations, '1.0.0'))
    expect(Object.values(paths).flatMap(path => Object.keys(path))).toHaveLength(operations.length)
  })
})
