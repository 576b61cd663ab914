// Strangers of all kinds and one person, who look at product pages through an edge and at what they are shown.
import { createHash, randomBytes } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { BAR_COOKIE, CART_COOKIE, CONSENT_COOKIE, KIND_COOKIE } from '#domain/sites/cookies.ts'
import { Shopper } from './shopper.ts'

/** A product's page, and the prices that it had, with the moment of each commit. */
export type Priced = {
  readonly colourId: string
  readonly path: string
  readonly prices: { text: string; at: number }[]
}

type Seen = { seen: number; old: number; personal: number; leaked: number; hits: number; bad: number }

/** From the commit of a price on, longer than which nobody may be shown the one before. */
export const STALE_MS = 2000
const PAUSE_MS = 20
const STRANGERS = [
  '',
  `${CART_COOKIE}=2`,
  `${BAR_COOKIE}=closed`,
  `${KIND_COOKIE}=guest; ${CART_COOKIE}=1; secret=x`,
  `${CONSENT_COOKIE}=C0001.C0002`,
]
/** One visitor in six is a person. */
const EACH_PERSON = 6
const PERSON = { username: 'loyal@cairn.test', password: 'Cairn-demo-1' }
const HERS = '/en-us/account'

export async function browseEdge(port: number, pages: readonly Priced[], visitors: number) {
  const person = await signedIn(port)
  const tally: Seen = { seen: 0, old: 0, personal: 0, leaked: 0, hits: 0, bad: 0 }
  const ending = new AbortController()
  const browse = async (visitor: number) => {
    const isPerson = visitor % EACH_PERSON === 0
    for (let n = visitor; !ending.signal.aborted; n++) {
      if (isPerson) await lookAsPerson(person, pages[n % pages.length], tally)
      else await lookAsStranger(port, pages[n % pages.length], STRANGERS[n % STRANGERS.length] ?? '', tally)
      await wait(PAUSE_MS)
    }
  }
  const running = Promise.all(Array.from({ length: visitors }, (_, visitor) => browse(visitor)))
  return {
    async stop(): Promise<Seen> {
      ending.abort()
      await running
      return tally
    },
  }
}

async function lookAsStranger(port: number, page: Priced | undefined, cookie: string, tally: Seen): Promise<void> {
  if (!page) return
  const asked = performance.now()
  const answer = await fetch(`http://127.0.0.1:${port}${page.path}`, { headers: cookie ? { cookie } : {} })
  const text = await answer.text()
  tally.seen++
  if (answer.status !== 200) tally.bad++
  if (answer.headers.get('x-edge') === 'hit') tally.hits++
  if (isPersonal(text)) tally.leaked++
  const standing = page.prices.findLastIndex(({ at }) => at < asked - STALE_MS)
  if (standing >= 0 && !page.prices.slice(standing).some(price => text.includes(price.text))) tally.old++
}

/** Her own pages come from the shop each time; and what is hers is in them, or this would find nothing. */
async function lookAsPerson(person: Shopper, page: Priced | undefined, tally: Seen): Promise<void> {
  if (!page) return
  for (const path of [page.path, HERS]) {
    const answer = await person.fetch(path)
    const text = await answer.text()
    tally.personal++
    if (answer.status !== 200 || answer.headers.get('x-edge') !== 'pass') tally.bad++
    if (path === HERS && !isPersonal(text)) tally.bad++
  }
}

const isPersonal = (text: string) => text.includes(PERSON.username)

async function signedIn(port: number): Promise<Shopper> {
  const shopper = new Shopper(port)
  const codeVerifier = randomBytes(32).toString('base64url')
  const codeChallenge = createHash('sha256').update(codeVerifier).digest('base64url')
  const granted = await shopper.call('POST', '/consumers-v3/auth/signin', { ...PERSON, codeChallenge })
  const authorizationCode =
    granted && typeof granted === 'object' && 'authorizationCode' in granted && granted.authorizationCode
  await shopper.call('POST', '/token/v2/auth/token', {
    grantType: 'authorization_code',
    authorizationCode,
    codeVerifier,
  })
  return shopper
}
