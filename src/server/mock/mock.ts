import { calls } from '#contract/contract.ts'
import { exampleOf } from '#contract/example.ts'
import { mockPath } from '#contract/mock-path.ts'
import { addressesOf, servedPath } from '../http/api.ts'
import type { Mount } from '../http/app.ts'
import { jsonResponse } from '../http/json-response.ts'

/**
 * Mock mode: every call of the contract, also those that do not work yet, answers an example that its own schema
 * accepts. Never mounted in production.
 */
export function mountMocks(): Mount {
  return app => {
    for (const { endpoint } of calls())
      app.on(endpoint.method, addressesOf(mockPath(servedPath({ endpoint })), { endpoint }), c => {
        const example = exampleOf(endpoint.response)
        return endpoint.produces && example instanceof Uint8Array
          ? new Response(new Uint8Array(example), { headers: { 'content-type': endpoint.produces } })
          : jsonResponse(c.req.raw, example)
      })
  }
}
