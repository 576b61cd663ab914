import type pg from 'pg'

export const VARIANT = '2-b'

const hero = (id: string) => ({ id, type: 'spacer', name: id, size: 'small' })
const tested = (experienceId: string) => ({
  id: `test-${experienceId}`,
  type: 'experiment',
  name: 'Headline',
  experienceId,
  variants: [{ name: 'B', variantId: VARIANT, targets: [hero(`${experienceId}-b`)] }],
  baselines: [hero(`${experienceId}-a`)],
})

/** A page that visitors see, and that tests this. */
export async function pageWithTest(
  shop: { readonly database: { readonly pool: Pick<pg.Pool, 'query'> } },
  experimentId: string,
): Promise<string> {
  const slug = `page/${experimentId}`
  const body = { title: 'Tested', sections: [{ name: 'main', items: [tested(experimentId)] }] }
  await shop.database.pool.query(`insert into content_objects (slug, kind) values ($1, 'page')`, [slug])
  await shop.database.pool.query(
    `insert into content_versions (slug, scope, version, body, publish_at) values ($1, 'any', 1, $2, '2026-01-01')`,
    [slug, JSON.stringify(body)],
  )
  return slug
}

export const planOf = (slug: string, more: object = {}) => ({
  name: 'Headline',
  slug,
  hypothesis: 'Weather sells jackets.',
  metric: 'carts' as const,
  guardrails: ['orders' as const],
  variants: [VARIANT],
  baseline: 0.1,
  smallestEffect: 0.1,
  ...more,
})
