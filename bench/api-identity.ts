// What it costs to know someone: guest tokens, profiles, and how little everyone else waits while people sign in.
import { createHash, randomBytes } from 'node:crypto'
import { httpRequest } from './http-bytes.ts'
import { figuresOf, measure } from './measure.ts'
import { options } from './options.ts'
import { withOpenShop } from './open-shop.ts'
import { quantiles } from './quantiles.ts'
import { report, type Row } from './report.ts'
import { leaveServerCore } from './shop-process.ts'

const PEOPLE = 40
const PASSWORD = 'Cairn-demo-1'
const SIGN_INS_PER_SECOND = 20
/** Enough for a p99, and few enough that they do not wait for each other. */
const OTHERS_PER_SECOND = 100
const SECONDS = (options.seconds ?? 3) * 3
const KEY = { 'x-access-key': 'cairn-web', 'x-locale': 'en-us' }

export async function run(): Promise<void> {
  leaveServerCore()
  await withOpenShop({ styles: options.styles }, async shop => {
    const people = await Promise.all(Array.from({ length: PEOPLE }, (_, n) => newPerson(shop.port, n)))
    const cookieOf = (n: number) => people[n % people.length]?.cookie ?? ''
    const token = () => httpRequest('POST', '/api/token/v2/auth/token', KEY, { grantType: 'guest' })
    const profile = (n: number) => httpRequest('GET', '/api/consumers-v3/consumer', { ...KEY, cookie: cookieOf(n) })
    const rows: Row[] = [
      { what: 'guest token', ...figuresOf(await measure(shop, token)) },
      { what: 'profile', ...figuresOf(await measure(shop, profile)) },
    ]
    const read = (n: number) => timed(() => get(shop.port, '/api/consumers-v3/consumer', cookieOf(n)))
    const enter = (n: number) => timed(() => signIn(shop.port, people[n % people.length]?.email ?? ''))
    rows.push({
      what: `profile at ${OTHERS_PER_SECOND}/s, nobody signs in`,
      ...waits(await paced(OTHERS_PER_SECOND, read)),
    })
    const [entered, others] = await Promise.all([paced(SIGN_INS_PER_SECOND, enter), paced(OTHERS_PER_SECOND, read)])
    rows.push(
      { what: `profile at ${OTHERS_PER_SECOND}/s beside ${SIGN_INS_PER_SECOND} sign-ins/s`, ...waits(others) },
      { what: `sign-in at ${SIGN_INS_PER_SECOND}/s`, ...waits(entered) },
    )
    report('api-identity', rows)
  })
}

type Person = { email: string; cookie: string }

async function newPerson(port: number, n: number): Promise<Person> {
  const email = `bench-${n}-${randomBytes(6).toString('hex')}@cairn.test`
  const body = { firstName: 'Robin', lastName: 'Hale', email, password: PASSWORD }
  await post(port, '/api/consumers-v3/auth/signup', body)
  return { email, cookie: await signIn(port, email) }
}

/** Challenge, code, exchange: what a browser does. Answers the cookies of the visit. */
async function signIn(port: number, username: string): Promise<string> {
  const codeVerifier = randomBytes(32).toString('base64url')
  const codeChallenge = createHash('sha256').update(codeVerifier).digest('base64url')
  const granted = await post(port, '/api/consumers-v3/auth/signin', { username, password: PASSWORD, codeChallenge })
  const { authorizationCode }: { authorizationCode: string } = JSON.parse(await granted.text())
  const exchange = { grantType: 'authorization_code', authorizationCode, codeVerifier }
  const entered = await post(port, '/api/token/v2/auth/token', exchange)
  await entered.arrayBuffer()
  return entered.headers
    .getSetCookie()
    .map(line => line.split(';')[0])
    .join('; ')
}

async function ask(port: number, path: string, init: RequestInit): Promise<Response> {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, init)
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`)
  return response
}

const post = (port: number, path: string, body: object) =>
  ask(port, path, {
    method: 'POST',
    headers: { ...KEY, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

const get = async (port: number, path: string, cookie: string) =>
  (await ask(port, path, { headers: { ...KEY, cookie } })).arrayBuffer()

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await work()
  return performance.now() - began
}

/** Begins work at a steady pace, whether or not what began before has ended. */
async function paced(perSecond: number, work: (n: number) => Promise<number>): Promise<number[]> {
  const begun: Promise<number>[] = []
  const started = performance.now()
  while (performance.now() - started < SECONDS * 1000) {
    begun.push(work(begun.length))
    const due = started + (begun.length * 1000) / perSecond
    await new Promise(resolve => setTimeout(resolve, Math.max(0, due - performance.now())))
  }
  return Promise.all(begun)
}

function waits(times: number[]): Row {
  const at = quantiles(times)
  return { 'requests/s': Math.round(times.length / SECONDS), 'p50 ms': at(0.5), 'p99 ms': at(0.99) }
}
