import { calls } from '#contract/contract.ts'
import { exampleOf } from '#contract/example.ts'
import type { Mount } from '../http/app.ts'
import { jsonResponse } from '../http/json-response.ts'

/**
 * Mock mode: every call of the contract, also those that do not work yet, answers an example that its own schema
 * accepts. Never mounted in production.
 */
export function mountMocks(): Mount {
  return app => {
    for (const { endpoint } of calls()) {
      const path = `/fapi/mock${endpoint.path}`.replaceAll(/\{(\w+)\}/g, ':$1').replace(/(?<=.)\/$/, '')
      app.on(endpoint.method, path, c => jsonResponse(c.req.raw, exampleOf(endpoint.response)))
    }
  }
}
