import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import Provider, { type Configuration } from 'oidc-provider'

export const SHOP_CLIENT = { id: 'cairn-studio', secret: 'a secret that only tests know' } as const

/** What the provider says of whoever signs in under this name: `editor.jo` is of the editors, `unproven.x` has not proved an address. */
const claimsOf = (login: string) => ({
  sub: login,
  email: `${login}@cairn.test`,
  email_verified: !login.startsWith('unproven'),
  name: login,
  groups: login.startsWith('editor') ? ['shop-editors'] : [],
})

const LIFE_S = 3600

const configuration = {
  clients: [
    {
      client_id: SHOP_CLIENT.id,
      client_secret: SHOP_CLIENT.secret,
      redirect_uris: ['http://localhost/studio/sso/callback'],
      grant_types: ['authorization_code'],
      response_types: ['code'],
    },
  ],
  claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'groups'] },
  cookies: { keys: ['for tests alone'] },
  ttl: { Interaction: LIFE_S, Grant: LIFE_S, Session: LIFE_S, AccessToken: LIFE_S, IdToken: LIFE_S },
  pkce: { required: () => true },
  findAccount: (_, login) => ({ accountId: login, claims: () => claimsOf(login) }),
  // Staff are not asked whether their own company may know who they are.
  async loadExistingGrant({ oidc }) {
    const { client, session, params } = oidc
    if (!client || !session?.accountId) return undefined
    const grant = new oidc.provider.Grant({ clientId: client.clientId, accountId: session.accountId })
    grant.addOIDCScope(String(params?.['scope'] ?? 'openid'))
    await grant.save()
    return grant
  },
} satisfies Configuration

/** A real OpenID provider in this process: whoever types a name is that person. */
export async function openIdProvider(): Promise<{ issuer: string; stop: () => Promise<void> }> {
  const server = createServer()
  await new Promise<void>(done => server.listen(0, '127.0.0.1', () => done()))
  const address: AddressInfo | string | null = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const issuer = `http://localhost:${port}`
  const provider = new Provider(issuer, configuration)
  // The shop's port is known only after the provider's: any port of this machine is ours.
  provider.Client.prototype.redirectUriAllowed = (uri: string) =>
    /^http:\/\/localhost(?::\d+)?\/studio\/sso\/callback$/.test(uri)
  const answer = provider.callback()
  server.on('request', (request, response) => void answer(request, response))
  const stop = () =>
    new Promise<void>(done => {
      server.close(() => done())
      server.closeAllConnections()
    })
  return { issuer, stop }
}
