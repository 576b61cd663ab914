// Where the stand-in OMS hears of events: it believes nothing that an independent library does not.
import { createServer } from 'node:http'
import { Webhook } from 'standardwebhooks'
import { z } from 'zod'

const Event = z.object({ id: z.string(), position: z.int(), type: z.string(), resource: z.string(), sequence: z.int() })
export type Heard = z.output<typeof Event>

/** So many are refused at first, to be sent again. */
const REFUSED_AT_FIRST = 10
const REFUSED_EVERY = 40

export async function listenForWebhooks() {
  /** In the order in which each came for the first time. */
  const heard: Heard[] = []
  const known = new Map<string, number>()
  const problems: string[] = []
  const facts = { twice: 0, refused: 0, asked: 0 }
  const lastOf = new Map<string, number>()
  let secret = ''

  function take(event: Heard): void {
    const times = known.get(event.id) ?? 0
    known.set(event.id, times + 1)
    if (times > 0) {
      facts.twice++
      return
    }
    const before = lastOf.get(event.resource) ?? 0
    if (event.sequence <= before) problems.push(`${event.resource}: ${event.sequence} came after ${before}`)
    lastOf.set(event.resource, event.sequence)
    heard.push(event)
  }

  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString('utf8')
      const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]))
      facts.asked++
      if (facts.asked % REFUSED_EVERY === 0 && facts.refused < REFUSED_AT_FIRST) {
        facts.refused++
        response.writeHead(503).end()
        return
      }
      try {
        take(Event.parse(new Webhook(secret).verify(body, headers)))
        response.writeHead(204).end()
      } catch (error) {
        problems.push(`not believed: ${error instanceof Error ? error.message : String(error)}`)
        response.writeHead(400).end()
      }
    })
  })
  await new Promise<void>(done => void server.listen(0, '127.0.0.1', done))
  const address = server.address()
  const port = address !== null && typeof address === 'object' ? address.port : 0
  return {
    url: `http://127.0.0.1:${port}/cairn`,
    believe: (its: string) => void (secret = its),
    heard,
    problems,
    facts,
    stop: () =>
      new Promise<void>(done => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
}
