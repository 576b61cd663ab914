import { homeUrl } from '#domain/sites/shop-urls.ts'
import { DEFAULT_LOCALE } from '#domain/sites/sites.ts'
import type { Config } from '../config.ts'
import { CDN_RULES } from '../edge/cdns.ts'
import { reasonOf, well, wrong, type Finding } from './finding.ts'

const PATIENCE_MS = 10_000
const NOBODY = 'no-page-has-this'

/** Whether an edge that is said to be there believes us, and keeps for itself what is meant for it. */
export async function checkEdge({ CDN, CDN_PURGE_URL, CDN_TOKEN, PUBLIC_URL }: Config): Promise<Finding[]> {
  if (CDN === 'off') return []
  const { purge, lifetime } = CDN_RULES[CDN]
  const told = await Promise.all(
    CDN_PURGE_URL.map(url =>
      purge({ url, token: CDN_TOKEN }, [NOBODY], AbortSignal.timeout(PATIENCE_MS)).then(
        ({ ok, status }) => (ok ? [] : [`${url} answers ${status}`]),
        (error: unknown) => [`${url} does not answer (${reasonOf(error)})`],
      ),
    ),
  )
  const troubles = told.flat()
  return [
    troubles.length === 0
      ? well('edge', 'it can be told what changed')
      : wrong('edge', troubles.join(', '), 'Look at CDN_PURGE_URL and CDN_TOKEN, and at who may purge: docs/edge.md.'),
    ...(PUBLIC_URL !== undefined && (await shows(PUBLIC_URL, lifetime))
      ? [
          wrong(
            'edge',
            `pages at ${PUBLIC_URL} still carry ${lifetime}: nothing keeps them on the way`,
            'Lead shoppers through the edge, or leave CDN out.',
          ),
        ]
      : []),
  ]
}

const shows = (origin: string, lifetime: string): Promise<boolean> =>
  fetch(origin + homeUrl(DEFAULT_LOCALE), { signal: AbortSignal.timeout(PATIENCE_MS) }).then(
    ({ headers }) => headers.has(lifetime),
    () => false,
  )
