import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { calls, pathOf } from '#contract/contract.ts'
import { mockPath } from '#contract/mock-path.ts'
import type { Env } from '../http/api.ts'
import { mountMocks } from './mock.ts'

const app = new Hono<Env>()
mountMocks()(app)

it.each(calls().map(({ name, endpoint }) => [name, endpoint] as const))(
  'answers %s from an example that its own schema accepts',
  async (_, endpoint) => {
    const address = mockPath(pathOf(endpoint).replaceAll(/\{\w+\}/g, '1001'))
    const response = await app.request(`http://shop.test${address}`, { method: endpoint.method })
    expect(response.status).toBe(200)
    const body = endpoint.produces ? new Uint8Array(await response.arrayBuffer()) : await response.json()
    expect(endpoint.response.safeParse(body).error?.issues).toBeUndefined()
  },
)
