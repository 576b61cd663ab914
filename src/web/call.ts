import { WEB_ACCESS_KEY } from '#contract/access-key.ts'
import { browserTransport } from '#contract/browser-transport.ts'
import { createClient, type Transport } from '#contract/client.ts'
import type { GroupName } from '#contract/contract.ts'
import { mockPath } from '#contract/mock-path.ts'
import { ROUTES } from '#contract/routes.gen.ts'
import { meetChallenge } from './session/bot-challenge.ts'
import { readStored } from './session/client-storage.ts'
import { accessExpired, asNewGuest, askForToken, renew } from './session/tokens.ts'
import { visitorKind } from './session/visitor-kind.ts'

const UNAUTHORISED = 401

let made: Transport | undefined
let renewing: Promise<void> | undefined

function transport(): Transport {
  const { key = WEB_ACCESS_KEY, locale = '' } = document.documentElement.dataset
  made ??= browserTransport({ accessKey: key, locale })
  return made
}

/** One renewal at a time, however many calls wait for it. */
async function renewOnce(): Promise<void> {
  renewing ??= renew(transport()).finally(() => (renewing = undefined))
  return renewing
}

/** For requests that are no calls: an access token that has run out is renewed before. */
export async function keepAccess(): Promise<void> {
  if (accessExpired()) await renewOnce()
}

/** Calls from islands. An access token that has run out is renewed, and the call made once more. */
export const call = createClient(async sent => {
  const answer = await answered(sent)
  if (document.documentElement.dataset['tags'] && sent.name.startsWith('cart.' satisfies `${GroupName}.`))
    (window.cartNews ??= []).push({ name: sent.name, body: sent.body, answer: answer.body })
  return answer
})

const answered: Transport = async sent => {
  const send = transport()
  const [, , fact] = ROUTES[sent.name]
  const asked = readStored('mock') ? { ...sent, path: mockPath(sent.path) } : sent
  if (sent.name === 'authentication.token') return askForToken(send, asked)
  if (accessExpired()) await renewOnce()
  let answer = await (visitorKind() === undefined && fact === 'owned' ? asNewGuest(send, asked) : send(asked))
  const proven = await meetChallenge(answer, asked)
  if (proven) answer = await send(proven)
  if (answer.status !== UNAUTHORISED || fact === 'identifies') return answer
  await renewOnce()
  return send(asked)
}
