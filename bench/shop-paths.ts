/** The pages that benches look at: home, and the first category and product that its links lead to. */
export async function shopPaths(port: number): Promise<{ home: string; category: string; product: string }> {
  const read = async (path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).text()
  const home = '/en-us'
  const category = firstLink(await read(home), /href="(\/en-us\/c\/[^"?#]+)"/)
  const product = firstLink(await read(category), /href="(\/en-us\/p\/[^"?#]+)"/)
  return { home, category, product }
}

function firstLink(html: string, pattern: RegExp): string {
  const path = pattern.exec(html)?.[1]
  if (path === undefined) throw new Error(`no link like ${pattern.source}`)
  return path
}
