import type { Page, Params } from './page.ts'

type Compiled = { page: Page; pattern: RegExp; names: string[] }

/** Finds the page of a path. The first page of the list that fits wins. */
export function compilePages(pages: readonly Page[]): (path: string) => { page: Page; params: Params } | undefined {
  const compiled = pages.map(compile)
  return path => {
    for (const { page, pattern, names } of compiled) {
      const match = pattern.exec(path)
      if (match) return { page, params: paramsOf(names, match) }
    }
    return undefined
  }
}

function compile(page: Page): Compiled {
  const names = ['locale']
  const source = page.path.replaceAll(/:(\w+)(\*)?/g, (_, name: string, rest?: string) => {
    names.push(name)
    return rest ? '(.+?)' : '([^/]+)'
  })
  return { page, pattern: new RegExp(`^/([^/]+)${source}/?$`), names }
}

function paramsOf(names: string[], match: RegExpExecArray): Params {
  return Object.fromEntries(names.map((name, index) => [name, decode(match[index + 1] ?? '')]))
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch (error) {
    if (error instanceof URIError) return text
    throw error
  }
}
