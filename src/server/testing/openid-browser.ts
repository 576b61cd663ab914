import type { Visitor } from './http-transport.ts'

export const locationOf = (response: Response) => response.headers.get('location') ?? ''

/** A browser at the provider: keeps its cookies, types a name where one is asked for, and stops where it is led back. */
export function browserAt(issuer: string) {
  const cookies = new Map<string, string>()
  const ask = async (url: string, init: RequestInit = {}) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await fetch(url, { ...init, redirect: 'manual', headers: { ...init.headers, cookie } })
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';')
      cookies.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1))
    }
    return response
  }
  let typed = 0
  const through = async (start: string, login: string): Promise<URL> => {
    let at = new URL(start)
    while (at.origin === new URL(issuer).origin) {
      const form = at.pathname.startsWith('/interaction/')
      if (form) typed++
      const body = new URLSearchParams({ prompt: 'login', login, password: 'any' })
      const answer = await ask(at.href, form ? { method: 'POST', body } : {})
      at = new URL(locationOf(answer), at)
    }
    return at
  }
  return { through, typed: () => typed }
}

/** From the studio to the provider and back; answers where it ends. */
export async function signInThrough(
  at: ReturnType<typeof browserAt>,
  visitor: Visitor,
  login: string,
  query = '',
): Promise<string> {
  const away = locationOf(await visitor.fetch(`/studio/sso${query}`))
  const back = await at.through(away, login)
  return locationOf(await visitor.fetch(back.pathname + back.search))
}
