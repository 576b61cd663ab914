/** A visitor with cookies, as a browser keeps them. */
export class Shopper {
  readonly #origin: string
  readonly #cookies = new Map<string, string>()

  constructor(port: number) {
    this.#origin = `http://127.0.0.1:${port}`
  }

  get cookie(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  }

  /** Redirects are followed one by one, so that no cookie set on the way is lost. */
  async fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers)
    if (this.#cookies.size > 0) headers.set('cookie', this.cookie)
    if (init.method === 'POST') headers.set('origin', this.#origin)
    const response = await fetch(new URL(path, this.#origin), { ...init, headers, redirect: 'manual' })
    for (const line of response.headers.getSetCookie()) {
      const [pair = '', ...attributes] = line.split(';')
      const at = pair.indexOf('=')
      const gone = attributes.some(attribute => /^\s*max-age=0\s*$/i.test(attribute))
      if (gone) this.#cookies.delete(pair.slice(0, at))
      else this.#cookies.set(pair.slice(0, at), pair.slice(at + 1))
    }
    const target = response.headers.get('location')
    if (response.status < 300 || response.status >= 400 || target === null) return response
    await response.arrayBuffer()
    return this.fetch(target)
  }

  async call(method: string, path: string, body?: object): Promise<unknown> {
    const response = await this.fetch(`/api${path}`, {
      method,
      headers: { 'content-type': 'application/json', 'x-access-key': 'cairn-web', 'x-locale': 'en-us' },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    const text = await response.text()
    if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${text.slice(0, 300)}`)
    return text === '' ? undefined : JSON.parse(text)
  }
}

/** A guest with a cart that holds one item. */
export async function shopperWithCart(port: number, sku: string): Promise<Shopper> {
  const shopper = new Shopper(port)
  await shopper.call('POST', '/token/v2/auth/token', { grantType: 'guest' })
  await shopper.call('POST', '/cart/v1/cartWithItem', { items: [{ sku }] })
  return shopper
}
