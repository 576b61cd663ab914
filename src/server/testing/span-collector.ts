import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { z } from 'zod'

const Sent = z.object({
  resourceSpans: z.array(
    z.object({
      scopeSpans: z.array(
        z.object({
          spans: z.array(
            z.object({
              traceId: z.string(),
              spanId: z.string(),
              parentSpanId: z.string().optional(),
              name: z.string(),
              links: z.array(z.object({ traceId: z.string() })).optional(),
              attributes: z.array(
                z.object({
                  key: z.string(),
                  value: z.object({ stringValue: z.string().optional(), intValue: z.coerce.number().optional() }),
                }),
              ),
            }),
          ),
        }),
      ),
    }),
  ),
})
export type Collected = z.output<typeof Sent>['resourceSpans'][number]['scopeSpans'][number]['spans'][number]

/** Takes spans as a collector of OTLP over HTTP does, and keeps them. */
export async function collectSpans() {
  const spans: Collected[] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const { resourceSpans } = Sent.parse(JSON.parse(Buffer.concat(chunks).toString()))
    spans.push(...resourceSpans.flatMap(each => each.scopeSpans.flatMap(scope => scope.spans)))
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  })
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  const { port } = z.custom<AddressInfo>().parse(server.address())
  return { endpoint: `http://127.0.0.1:${port}`, spans, stop: () => void server.close() }
}

export const attributeOf = ({ attributes }: Collected, key: string): string | undefined =>
  attributes.find(each => each.key === key)?.value.stringValue
