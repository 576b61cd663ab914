import { generateKeyPairSync } from 'node:crypto'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { whenOver } from './when-over.ts'

export type Received = { to: string; raw: string; headers: ReadonlyMap<string, string> }
type Answer = { readonly at: 'rcpt' | 'data'; readonly code: number; readonly says: string }

/** A mail server that keeps what it takes, and refuses what it is told to. */
export async function mailServer() {
  const received: Received[] = []
  const refused = new Map<string, Answer>()
  const seen = { connections: 0 }
  let replyMs = 0
  const refusal = (to: string, at: Answer['at']) => {
    const answer = refused.get(to)
    return answer?.at === at ? Object.assign(new Error(answer.says), { responseCode: answer.code }) : undefined
  }
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    onConnect(_session, done) {
      seen.connections++
      done()
    },
    onMailFrom(_address, _session, done) {
      setTimeout(done, replyMs)
    },
    onRcptTo({ address }, _session, done) {
      setTimeout(done, replyMs, refusal(address, 'rcpt'))
    },
    onData(stream, { envelope }, done) {
      const [to = ''] = envelope.rcptTo.map(({ address }) => address)
      text(stream).then(raw => {
        const error = refusal(to, 'data')
        if (!error) received.push({ to, raw, headers: headersOf(raw) })
        done(error)
      }, done)
    },
  })
  await new Promise<void>(ready => void server.listen(0, '127.0.0.1', ready))
  whenOver(() => new Promise<void>(closed => server.close(() => closed())))
  const address = server.server.address()
  const port = address && typeof address === 'object' ? address.port : 0
  return {
    url: `smtp://127.0.0.1:${port}`,
    seen,
    received,
    lettersTo: (to: string) => received.filter(letter => letter.to === to),
    refuse: (to: string, answer: Answer) => void refused.set(to, answer),
    takeAll: () => refused.clear(),
    /** Each reply comes so late. */
    dawdle: (ms: number) => void (replyMs = ms),
  }
}

/** Unfolded, by their lower-case names. */
const headersOf = (raw: string): ReadonlyMap<string, string> =>
  new Map(
    (raw.split('\r\n\r\n')[0] ?? '')
      .replaceAll(/\r\n[ \t]+/g, ' ')
      .split('\r\n')
      .map(line => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]),
  )

/** A key to sign letters with: the file of its private half, and what the DNS would say of the public one. */
export function dkimKey() {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const file = join(mkdtempSync(join(tmpdir(), 'dkim-')), 'key.pem')
  writeFileSync(file, privateKey.export({ type: 'pkcs8', format: 'pem' }))
  const key = publicKey.export({ type: 'spki', format: 'der' }).toString('base64')
  return { file, record: `v=DKIM1; k=rsa; p=${key}` }
}
