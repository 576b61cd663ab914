import type { Transport } from '#contract/client.ts'

export type Visitor = {
  transport: Transport
  cookies: Map<string, string>
  /** A request exactly as given, with this visitor's cookies. */
  fetch: (path: string, init?: RequestInit) => Promise<Response>
}

const ORIGIN = 'http://shop.test'

/** The app itself, or a server that is reached by network. */
export type Door = { request: (url: string, init: RequestInit, env: object) => Response | Promise<Response> }

/** Speaks HTTP to the shop, keeping cookies as a browser would. */
export function httpTransport(app: Door, headers: Record<string, string>, bearer?: string): Visitor {
  const cookies = new Map<string, string>()
  const fetch = async (path: string, init: RequestInit = {}) => {
    const sent = new Headers(init.headers)
    if (cookies.size > 0 && !sent.has('cookie'))
      sent.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '))
    const response = await app.request(`${ORIGIN}${path}`, { ...init, headers: sent }, {})
    for (const line of response.headers.getSetCookie()) keep(cookies, line)
    return response
  }
  const transport: Transport = async ({ method, path, body, headers: own }) => {
    const write = body !== undefined
    const response = await fetch(path, {
      method,
      headers: {
        'x-access-key': 'cairn-web',
        ...(write ? { 'content-type': 'application/json' } : {}),
        ...(bearer && { authorization: `Bearer ${bearer}` }),
        ...headers,
        ...own,
      },
      ...(write ? { body: JSON.stringify(body) } : {}),
    })
    const type = response.headers.get('content-type') ?? ''
    const answer: unknown = type.includes('json') ? await response.json() : new Uint8Array(await response.arrayBuffer())
    return { status: response.status, body: answer }
  }
  return { transport, cookies, fetch }
}

function keep(cookies: Map<string, string>, line: string) {
  const [pair = '', ...attributes] = line.split(';')
  const [name = '', ...value] = pair.split('=')
  const gone = attributes.some(attribute => /^\s*max-age=0\s*$/i.test(attribute))
  if (gone) cookies.delete(name.trim())
  else cookies.set(name.trim(), value.join('='))
}
