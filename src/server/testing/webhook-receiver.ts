import { createServer } from 'node:http'
import { Webhook } from 'standardwebhooks'
import { z } from 'zod'

const Received = z.object({
  id: z.string(),
  position: z.int(),
  type: z.string(),
  resource: z.string(),
  sequence: z.int(),
  data: z.record(z.string(), z.unknown()),
})
type Received = z.output<typeof Received>
/** Given at once, or when that has come. */
type Answer = { status: number; headers?: Record<string, string>; when?: Promise<void> }

const taking: (event: Received) => Answer = () => ({ status: 204 })

/** Another company's server, which believes nothing that the independent verifier refuses. */
export async function webhookReceiver() {
  const received: Received[] = []
  const refused: string[] = []
  const state = {
    secret: '',
    answer: taking,
  }
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString('utf8')
      const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]))
      try {
        const event = Received.parse(new Webhook(state.secret).verify(body, headers))
        const { status, headers: more = {}, when = Promise.resolve() } = state.answer(event)
        if (status < 300) received.push(event)
        void when.then(() => response.writeHead(status, more).end('taken'))
      } catch (error) {
        refused.push(error instanceof Error ? error.message : String(error))
        response.writeHead(400).end('not signed by who should')
      }
    })
  })
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  const port = address !== null && typeof address === 'object' ? address.port : 0
  const stop = () =>
    new Promise<void>(done => {
      server.close(() => done())
      server.closeAllConnections()
    })
  return { url: `http://127.0.0.1:${port}/events`, received, refused, state, stop }
}
