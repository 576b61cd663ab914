/** What a tester forces by the query: `?testContext=segments:loggedin,cart-empty;variants:1-green`. */
export type TestContext = { readonly segments: readonly string[]; readonly variants: readonly string[] }

export const TEST_CONTEXT_QUERY = 'testContext'

export function parseTestContext(text: string | null | undefined): TestContext {
  const lists = new Map(
    (text ?? '').split(';').map(part => {
      const [kind = '', ids = ''] = part.split(':')
      const named = ids.split(',').map(id => id.trim())
      return [kind.trim(), named.filter(id => id !== '')] as const
    }),
  )
  return { segments: lists.get('segments') ?? [], variants: lists.get('variants') ?? [] }
}
